import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyNode, readCallTree } from '../../src/core/review/callTree'
import { at } from './accounts'
import { anyCase } from './arbitraries/cases'
import { tableRows } from './arbitraries/tableCalls'
import type { ChainDiff } from './chainDiff'
import { createExecutor, type Executor } from './execute'
import { startWorld, type World } from './world'

let world: World
let executor: Executor
beforeAll(async () => {
  world = await startWorld()
  executor = await createExecutor(world)
})
afterAll(() => world.chain.stop())

test('what a case does to the chain is what it leaves in a block that is mined', async () => {
  const cases = fc.sample(anyCase(world), { numRuns: 40, seed: 1 })
  const executed = await executor.executeAll(cases)
  for (const [index, drawn] of cases.entries()) {
    const { diff } = executed[index] ?? {}
    if (diff === undefined) throw new Error('A case was not executed.')
    expect(withoutGas(await executor.mine(drawn, diff.status))).toEqual(withoutGas(diff))
  }
})

/** What the executor has differs by its gas. */
function withoutGas(diff: ChainDiff): ChainDiff {
  return { ...diff, coins: diff.coins.filter(({ account }) => account !== at.executor) }
}

test('every call that a review knows is among the cases, and so is every kind of outcome', () => {
  const cases = fc.sample(anyCase(world), { numRuns: 3_000, seed: 1 })
  const nodes = cases.flatMap(({ tx, safe }) => everyNode(readCallTree(tx, safe.address)))
  const selectors = new Set(nodes.map(({ data }) => data.slice(0, 10)))
  expect(
    tableRows.filter(({ selector }) => !selectors.has(selector)).map(({ signature }) => signature),
  ).toEqual([])
  expect(new Set(nodes.map(({ outcome }) => outcome))).toEqual(
    new Set(['exact', 'trailing', 'mismatch', 'unknown', 'tooLarge']),
  )
  const honest = cases.filter(({ isHonest }) => isHonest).length
  expect(honest / cases.length).toBeGreaterThan(0.3)
})
