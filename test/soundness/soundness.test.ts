import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explore, shapeText } from './explore'
import { drawnOf, found, type Found, honestCases } from './found'
import { type Lab, openLab } from './judge'
import type { Said } from './pageSays'
import { breachesOf } from './rules/breachesOf'
import type { Breach } from './rules/judged'

/** `SOUNDNESS_RUNS=20000` explores: see CONTRIBUTING.md. */
const runs = Number(process.env['SOUNDNESS_RUNS'] ?? 500)
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.stop())

test(
  `the page says of ${runs} transactions what the chain does with them (seed ${seed})`,
  async () => {
    const shapes = await explore(lab, { seed, runs, shrunk: runs > 500 ? 100 : 5 })
    expect(shapes.map((shape) => shapeText(shape, lab)).join('\n\n')).toBe('')
  },
  60_000 + runs * 200,
)

const named = (cases: readonly Found[]) => cases.map((each) => [each.name, each] as const)

/** Executes the case, which has to do something. */
async function execute(each: Found, isHonest = false) {
  const [judged] = await lab.judgeAll([drawnOf(lab.world, each, isHonest)])
  if (judged?.diff.status !== 'done') throw new Error(`It is ${judged?.diff.status}, and not done.`)
  return judged
}

const wordsOf = (breaches: readonly Breach[]) => breaches.map(({ words }) => words)

test.each(named(found))('%s', async (_name, each) => {
  const { breaches } = await execute(each)
  expect(wordsOf(breaches)).toEqual([])
})

test.each(named(honestCases))('%s is paid, and calm', async (_name, each) => {
  const { breaches } = await execute(each, true)
  expect(wordsOf(breaches)).toEqual([])
})

test('a page that says nothing in particular is found out by each written case', async () => {
  const silent: Said = {
    isCalm: false,
    alarms: [],
    open: ['a check'],
    payments: [],
    moves: [],
    saysNothingLeaves: false,
    anythingOf: [],
    unreadCalls: [],
    words: '',
  }
  const missed: string[] = []
  for (const each of found) {
    const { drawn, diff, cost } = await execute(each)
    if (breachesOf({ ...drawn, world: lab.world, diff, cost, said: silent }).length === 0)
      missed.push(each.name)
  }
  expect(missed).toEqual([])
})
