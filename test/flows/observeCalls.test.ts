import { expect, test } from 'vitest'
import type { Call } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import type { TrackedCalls } from '../../src/core/tracking/trackedItem'
import { observeCalls } from '../../src/flows/tracking/observe/wallet/observeCalls'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { addressOf, aChain, theCalls } from '../support/safeFixtures'
import { buildTrackedCalls, theWallet } from '../support/walletFixtures'

const never = new AbortController().signal

/** The wallet says that the batch is done, and names this transaction for it. */
async function named(call: Call, { from = theWallet, made = null as readonly Call[] | null } = {}) {
  const wallet = createFakeWallet()
  const txHash = wallet.send(call)
  wallet.pending.splice(0, 1, ...wallet.pending.map((one) => ({ ...one, from })))
  wallet.mine()
  wallet.block += 10n
  wallet.batches.set('batch-1', { id: 'batch-1', statusCode: 200, atomic: true, txHashes: [txHash] })
  const ports = walletPortsOf(wallet)
  let traces = 0
  const walletChain: typeof ports.walletChain = {
    ...ports.walletChain,
    async readCallsMade() {
      traces += 1
      return made === null ? { kind: 'missing' } : { kind: 'found', value: made }
    },
  }
  const item = buildTrackedCalls()
  const seen = await observeCalls(item, { chain: aChain, sender: ports.sender, walletChain }, never)
  return { ...(advance(item, seen, 0) as TrackedCalls), traces }
}

const stranger = addressOf('a stranger')
const itself: Call = { to: theWallet, value: 0n, data: '0x12345678' }
const elsewhere: Call = { to: addressOf('an entry point'), value: 0n, data: '0x12345678' }

test("somebody else's transaction delivers nothing, although the wallet calls the batch done", async () => {
  expect(await named(elsewhere, { from: stranger })).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold', of: 'another' },
    traces: 1,
  })
})

test('unless the node has traced the payments in it', async () => {
  const delivered = await named(elsewhere, { from: stranger, made: theCalls })
  expect(delivered.phase.status).toBe('confirmed')
  const other = theCalls.map((call) => ({ ...call, to: stranger }))
  expect((await named(elsewhere, { from: stranger, made: other })).phase.status).toBe('executing')
})

test('what the account has sent itself is delivered, and nothing is traced', async () => {
  for (const call of [itself, ...theCalls])
    expect(await named(call)).toMatchObject({ phase: { status: 'confirmed' }, note: null, traces: 0 })
})
