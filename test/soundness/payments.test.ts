import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetNamesOf } from '../../src/core/review/assetNames'
import { readCallTree } from '../../src/core/review/callTree'
import { effectsOfCall } from '../../src/core/review/effects'
import { decodeCalls } from '../../src/core/safe/decodeCalls'
import { readPayment } from '../../src/core/safe/readPayment'
import { anyCase } from './arbitraries/cases'
import { appChain } from './readInputs'
import { startWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.chain.stop())

test('tracking and record read of each call the payment that its effects in a review are', () => {
  const names = assetNamesOf(appChain(world))
  let compared = 0
  fc.assert(
    fc.property(anyCase(world), ({ tx, safe }) => {
      const decoded = decodeCalls(tx)
      if (decoded.kind === 'unreadable') return
      const tree = readCallTree(tx, safe.address)
      const nodes = decoded.via === null ? [tree] : tree.children
      expect(nodes.map(({ to, value, data }) => ({ to, value, data }))).toEqual(
        decoded.calls.map(({ to, value, data }) => ({ to: getAddress(to), value, data: data.toLowerCase() })),
      )
      for (const [index, call] of decoded.calls.entries()) {
        const node = nodes[index]
        if (node === undefined) throw new Error('The review has another number of calls.')
        const effects = effectsOfCall(node, names)
        const moves = effects.filter((effect) => effect.kind === 'moves')
        const payment = readPayment(call)
        // With bytes behind the call, or coin along with it, the review shows the move and alarms. The record counts none.
        const isPlain =
          node.outcome === 'exact' &&
          (node.data === '0x' || (node.action.kind === 'transfer' && node.value === 0n))
        expect(payment !== null).toBe(isPlain)
        if (payment === null) continue
        const { recipient: to, token, amount } = payment
        // A call without coin and data moves nothing.
        if (token === null && amount === 0n) expect(moves).toEqual([])
        else {
          const asset = token === null ? { kind: 'native' } : { kind: 'token', address: token }
          expect(moves).toMatchObject([{ from: safe.address, to, asset, amount }])
          compared += 1
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(compared).toBeGreaterThan(250)
})
