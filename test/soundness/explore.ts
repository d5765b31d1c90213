import * as fc from 'fast-check'
import { actionWords } from '../../src/core/review/actionWords'
import { everyNode, readCallTree } from '../../src/core/review/callTree'
import { assetNamesOf } from '../../src/core/review/assetNames'
import { stringifyExact } from '../../src/core/stringifyExact'
import { at } from './accounts'
import { anyCase, type Drawn } from './arbitraries/cases'
import type { Judgement, Lab } from './judge'
import { appChain } from './readInputs'

/** One way in which the page is wrong, with the smallest case that shows it. */
export type Shape = {
  readonly rule: string
  /** How many of the drawn cases show it. */
  readonly count: number
  readonly smallest: Judgement
}

type Asked = {
  readonly seed: number
  readonly runs: number
  /** How many shapes are made small; the others are shown as they were drawn. */
  readonly shrunk: number
}

/** The cases of one round share a seed, and are in memory together. */
const perRound = 500

/** Draws cases, judges them, and sorts what is wrong by rule, the most frequent first. */
export async function explore(lab: Lab, { seed, runs, shrunk }: Asked): Promise<readonly Shape[]> {
  const cases = anyCase(lab.world)
  const shapes = new Map<
    string,
    { count: number; readonly seed: number; readonly index: number; readonly first: Judgement }
  >()
  for (let done = 0; done < runs; done += perRound) {
    const round = { seed: seed + done / perRound, numRuns: Math.min(perRound, runs - done) }
    const judged = await lab.judgeAll(fc.sample(cases, round))
    for (const [index, judgement] of judged.entries())
      for (const rule of new Set(judgement.breaches.map((breach) => breach.rule))) {
        const known = shapes.get(rule) ?? { count: 0, seed: round.seed, index, first: judgement }
        shapes.set(rule, { ...known, count: known.count + 1 })
      }
  }
  const found: Shape[] = []
  for (const [rule, { count, first, ...place }] of [...shapes].toSorted(
    (one, other) => other[1].count - one[1].count,
  )) {
    const smallest = found.length < shrunk ? await shrink(lab, cases, { rule, ...place }) : null
    found.push({ rule, count, smallest: smallest ?? first })
  }
  return found
}

/** The smallest case with the same fault that fast-check gets to. Null: the case is not at its place any more. */
async function shrink(
  lab: Lab,
  cases: fc.Arbitrary<Drawn>,
  { rule, seed, index }: { readonly rule: string; readonly seed: number; readonly index: number },
): Promise<Judgement | null> {
  let smallest: Judgement | null = null
  const property = fc.asyncProperty(cases, async (drawn) => {
    const [judgement] = await lab.judgeAll([drawn])
    const isWrong = judgement?.breaches.some((breach) => breach.rule === rule) === true
    if (isWrong) smallest = judgement
    return !isWrong
  })
  await fc.check(property, { seed, path: `${index}`, numRuns: 1 })
  return smallest
}

/** A shape for who mends it: what is wrong, the calls in the words of the page, what the page finds, and the bytes. */
export function shapeText({ rule, count, smallest }: Shape, lab: Lab): string {
  const { drawn, said, breaches } = smallest
  const { safe, tx } = drawn
  const names = assetNamesOf(appChain(lab.world))
  const nodes = everyNode(readCallTree(tx, safe.address))
  const text = [
    `${rule} (${count} times)`,
    ...breaches.filter((breach) => breach.rule === rule).map(({ words }) => `  ${words}`),
    ...nodes.slice(0, 12).map((node) => `  > ${actionWords(node, safe.address, names)}`),
    `  alarms: ${said.alarms.join(', ') || 'none'}; open: ${said.open.join(', ') || 'none'}`,
    `  Safe ${safe.version} ${safe.singleton}${safe.hasModule ? ' with a module' : ''}: ${stringifyExact(tx).slice(0, 2_000)}`,
  ].join('\n')
  return withNames(text, lab)
}

/** Says beside each address of the world what it is. */
function withNames(text: string, { world }: Lab): string {
  const named = [...Object.entries(at), ['the other Safe', world.owned] as const]
  return named.reduce((words, [name, address]) => words.replaceAll(address, `${address} (${name})`), text)
}
