import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnFor } from './arbitraries/cases'
import { noFees } from './arbitraries/otherCalls'
import { explore, shapeText } from './explore'
import { found } from './found'
import { type Lab, openLab } from './judge'

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

test.each(found.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
  const { recipe, fees = {}, hasModule = false, isHonest = false } = each
  const safe = lab.world.safes.find((one) => one.hasModule === hasModule)
  if (safe === undefined) throw new Error('There is no such Safe.')
  const plan = { recipe, fees: { ...noFees, ...fees }, isHonest }
  const judged = await lab.judgeAll([drawnFor(lab.world, safe, plan)])
  expect(judged.map(({ diff }) => diff.status)).not.toContain('reverted')
  expect(judged.flatMap(({ breaches }) => breaches.map(({ words }) => words))).toEqual([])
})
