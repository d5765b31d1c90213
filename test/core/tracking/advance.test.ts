import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { ProvedWitness, TxObservation } from '../../../src/core/tracking/observation'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  confirmationBy,
  owners,
  theCalls,
  theCause,
} from '../../support/safeFixtures'

const noon = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const notAsked = { kind: 'notAsked' } as const
const missing = { kind: 'missing' } as const
const down = { kind: 'unreachable', reason: 'It is down.' } as const
const found = <T>(value: T) => ({ kind: 'found', value }) as const

/** One round of looking: the Safe as it is, and the record of two owners of three needed, one of whom has signed. */
function look(overrides: Partial<TxObservation> = {}): TxObservation {
  return {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: found(buildOnChain()),
    execution: notAsked,
    record: found(buildRecord()),
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
    ...overrides,
  }
}

function follow(rounds: readonly Partial<TxObservation>[], from: TrackedTx = buildTrackedTx()): TrackedTx {
  const last = rounds.reduce<TrackedItem>(
    (item, round, index) => advance(item, look(round), noon + index * minute),
    from,
  )
  if (last.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  return last
}

const label = (item: TrackedItem) => statusTable[item.phase.status].label(item)
const signedByTwo = found(buildRecord({ signedBy: ['Ada', 'Ben'] }))
const nonceIsUsed = found(buildOnChain({ nonce: 8n, blockNumber: 101n }))

const rivalHash = `0x${'ee'.repeat(32)}` as SafeTxHash

function witnessOf(
  kind: ProvedWitness['kind'],
  { confirmations = 3, ...overrides }: Partial<ProvedWitness> & { readonly confirmations?: number } = {},
) {
  const execution = buildExecution({ txHash: chainTxHash('rival'), confirmations })
  const by = { bySafeTxHash: rivalHash, byTxHash: execution.txHash, execution }
  return found<ProvedWitness>({ kind, match: 'disjoint', others: [], refund: null, ...by, ...overrides })
}

test.each(['success', 'failure'] as const)(
  'an equal transaction that was executed before the gift was proposed is not the gift (%s)',
  (outcome) => {
    const older = found(buildExecution({ blockNumber: 89n, confirmations: 12, outcome }))
    const item = follow([
      { onChain: nonceIsUsed },
      { onChain: nonceIsUsed, execution: older, transfers: found([]) },
    ])
    expect(item.phase.status).not.toMatch(/confirmed|failed/)
    expect(item.note).toEqual({ kind: 'forged', field: 'nonce' })
  },
)

test('what is executed has been seen, and waits for its blocks before a second node is asked', () => {
  const execution = found(buildExecution({ confirmations: 1 }))
  const item = follow([
    { record: missing },
    { onChain: nonceIsUsed, record: notAsked, execution, nodes: notAsked },
  ])
  expect(item).toMatchObject({ phase: { status: 'executing', confirmations: 1 }, seen: true, note: null })
})

test('what is in no block is not final, even where no block on top is asked for', () => {
  const none = { onChain: nonceIsUsed, confirmationsWanted: 0 }
  const execution = found(buildExecution({ confirmations: 0 }))
  expect(follow([{}, { ...none, execution }]).phase.status).toBe('executing')
  const witness = witnessOf('replaced', { confirmations: 0 })
  expect(follow([{}, { ...none, execution: missing, witness }]).phase.status).toBe('executing')
  const deep = witnessOf('replaced', { confirmations: 1 })
  expect(follow([{}, { ...none, execution: missing, witness: deep }]).phase.status).toBe('replaced')
})

test('a used nonce is dated by its block, and names the transaction that the record names', () => {
  const txHash = chainTxHash('named by the service')
  const used = { record: found({ ...buildRecord(), txHash }), onChain: nonceIsUsed, execution: missing }
  const item = follow([{}, used])
  expect(item.phase).toEqual({ status: 'executing', txHash, confirmations: 0, blockNumber: 101n })
  expect(follow([{}, used, { ...used, record: notAsked }]).phase).toEqual(item.phase)
  expect(follow([{}, used, {}]).phase).toEqual(item.phase)
})

test('a service that says "executed" is believed without a hash, and not when it dates that long ahead', () => {
  const said = (executedAtMs: number) =>
    follow([{ record: found({ ...buildRecord(), isExecuted: true, executedAtMs }) }]).phase.status
  expect(said(noon)).toBe('executing')
  expect(said(noon + 20 * minute)).toBe('awaitingConfirmations')
})

test('an alarm is over once the true record is seen, also in the round that shows its execution', () => {
  const forged = found({ ...buildRecord(), value: 2n })
  const execution = found(buildExecution({ confirmations: 1 }))
  const item = follow([{ record: forged }, { onChain: nonceIsUsed, execution }])
  expect(item).toMatchObject({ phase: { status: 'executing' }, note: null })
})

test('what another transaction has paid is nothing to a gift that no record has tied to its hash', () => {
  const witness = witnessOf('replaced', { match: 'contained' })
  expect(follow([{ record: missing, witness }]).phase).toEqual({ status: 'proposed' })
})

describe('a gift on its way', () => {
  test('is sent, and not shown by anybody yet', () => {
    const item = follow([{ record: missing }])
    expect(item.phase).toEqual({ status: 'proposed' })
    expect(item.note).toEqual({ kind: 'notListed', sinceMs: noon })
    expect(follow([{ record: missing }, { record: missing }, { record: missing }]).phase.status).toBe(
      'proposed',
    )
  })

  test('needs one more signature, and says who has signed', () => {
    const item = follow([{}])
    expect(label(item)).toBe('Needs 1 more signature (1 of 2)')
    expect(item).toMatchObject({
      nonce: 7n,
      seen: true,
      lastGoodAtMs: noon,
      note: null,
      phase: { signatures: { signed: [owners[0]], missing: [owners[1], owners[2]], threshold: 2 } },
    })
  })

  test('is ready when enough owners have signed', () => {
    expect(label(follow([{ record: signedByTwo }]))).toBe('Ready to execute')
  })

  test('waits for the transactions before it', () => {
    const item = follow([{ record: signedByTwo, onChain: found(buildOnChain({ nonce: 5n })) }])
    expect(label(item)).toBe('Waits for transaction #5 first')
  })

  test('is being executed until enough blocks are on top, then delivered', () => {
    const event = (confirmations: number) => ({
      onChain: nonceIsUsed,
      execution: found(buildExecution({ confirmations })),
      record: notAsked,
    })
    const item = follow([{}, event(1)])
    expect(item.phase).toEqual({
      status: 'executing',
      txHash: chainTxHash('execution'),
      confirmations: 1,
      blockNumber: 101n,
    })
    expect(label(follow([event(2)], item))).toBe('Being executed')
    expect(label(follow([event(3)], item))).toBe('Delivered')
  })

  test('is being executed by the word of a service that is ahead of our node, for ten minutes', () => {
    const record = found(
      buildRecord({
        isExecuted: true,
        isSuccessful: true,
        txHash: chainTxHash('execution'),
        executedAtMs: noon,
      }),
    )
    const round = { record, execution: missing }
    expect(label(follow([round]))).toBe('Being executed')
    expect(label(follow(Array.from({ length: 10 }, () => round)))).toBe('Being executed')
    expect(label(follow(Array.from({ length: 11 }, () => round)))).toBe('Needs 1 more signature (1 of 2)')
  })

  test.each([missing, down])(
    'is not being executed by an old claim of the service while its nonce is unused',
    (execution) => {
      const claim = { isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') }
      expect(label(follow([{ record: found(buildRecord(claim)), execution }]))).toBe(
        'Needs 1 more signature (1 of 2)',
      )
      // Our node may lag, but not for long.
      const recent = found(buildRecord({ ...claim, executedAtMs: noon }))
      expect(follow([{ record: recent, execution }]).phase).toEqual({
        status: 'executing',
        txHash: chainTxHash('execution'),
        confirmations: 0,
        blockNumber: null,
      })
    },
  )

  test('is being executed as soon as a source names a transaction of the chain for it', () => {
    const record = found(buildRecord({ txHash: chainTxHash('execution'), modifiedAtMs: noon }))
    expect(follow([{ record }]).phase).toMatchObject({
      status: 'executing',
      txHash: chainTxHash('execution'),
    })
  })

  test('is said to have no signature while Safe leaves it out of its lists for that', () => {
    const origin = '{"url":"https://do-some-good.example","name":"do some good"}'
    const unsigned = { record: found(buildRecord({ trusted: false, signedBy: [], origin })) }
    const item = follow([unsigned])
    expect(item).toMatchObject({ phase: { status: 'awaitingConfirmations' }, note: { kind: 'unsigned' } })
    expect(nextSteps.awaitingConfirmations(item)).not.toContain('find it in the queue')
    expect(follow([unsigned, {}]).note).toBeNull()
    expect(follow([unsigned, { record: notAsked }]).note).toEqual({ kind: 'unsigned' })
    expect(follow([unsigned, { record: down }]).note).toMatchObject({ kind: 'unreachable' })
  })

  test.each<readonly [string, Partial<TxObservation>]>([
    ['has one', { record: found(buildRecord({ trusted: false })) }],
    ['is in the lists', { record: found(buildRecord({ signedBy: [] })) }],
    ['has one by an approval', { approvals: found([addressOf('Ben')]) }],
    ['may have one, as far as can be told', { approvals: down }],
    ['was executed', { execution: found(buildExecution()), onChain: nonceIsUsed }],
  ])('is not said to have no signature when it %s', (_why, round) => {
    const record = found(buildRecord({ trusted: false, signedBy: [] }))
    expect(follow([{ record, ...round }]).note?.kind).not.toBe('unsigned')
  })

  test('is delivered by a Safe with one owner before any source has shown it, and says so when the record is there', () => {
    const execution = found(buildExecution({ confirmations: 9 }))
    const early = follow([{ record: missing, execution, onChain: nonceIsUsed }])
    expect(label(early)).toBe('Being executed')
    expect(label(follow([{ execution, onChain: nonceIsUsed }], early))).toBe('Delivered')
  })

  test('failed when the Safe says ExecutionFailure', () => {
    const item = follow([
      {},
      { onChain: nonceIsUsed, execution: found(buildExecution({ outcome: 'failure' })), record: notAsked },
    ])
    expect(label(item)).toBe('Failed: nothing was given')
    expect(item.note).toBeNull()
  })
})

describe('a used nonce', () => {
  const settling = { record: signedByTwo, onChain: nonceIsUsed, execution: missing, witness: missing }

  test('is no verdict, and not waiting any more, however long nobody knows by what', () => {
    const item = follow([{ record: signedByTwo }, settling, settling, settling])
    expect(item.phase).toMatchObject({ status: 'executing', txHash: null, confirmations: 0 })
    expect(item.note).toEqual({ kind: 'nonceUsed', sinceMs: noon + minute })
    expect(label(item)).toBe('Being executed, or replaced by another')
  })

  test('is told since it is known, and not since something else was unreachable', () => {
    const item = follow([{}, { onChain: down, record: notAsked }, settling])
    expect(item.note).toEqual({ kind: 'nonceUsed', sinceMs: noon + 2 * minute })
  })

  test('goes on naming the transaction of the chain that was seen to execute it', () => {
    const event = { onChain: nonceIsUsed, execution: found(buildExecution({ confirmations: 1 })) }
    const item = follow([{}, { ...event, record: notAsked }, { ...settling, record: notAsked }])
    expect(item).toMatchObject({
      phase: { status: 'executing', txHash: chainTxHash('execution') },
      note: { kind: 'nonceUsed' },
    })
  })

  test('was an execution that the service learnt of late', () => {
    const execution = found(buildExecution())
    expect(label(follow([settling, { onChain: nonceIsUsed, execution, record: notAsked }]))).toBe('Delivered')
  })

  test('was a rejection', () => {
    const item = follow([settling, { ...settling, witness: witnessOf('cancelled') }])
    expect(label(item)).toBe('Cancelled')
    expect(item.note).toBeNull()
  })

  test('was another transaction', () => {
    const item = follow([settling, { ...settling, witness: witnessOf('replaced') }])
    expect(label(item)).toBe('Replaced by #7')
    expect(item.phase).toMatchObject({ byTxHash: chainTxHash('rival'), paid: 'no' })
    expect(nextSteps.replaced(item)).toContain('was not paid and cannot be any more')
  })

  test('by a transaction that may have paid the gift never says that it was not paid', () => {
    const failed = buildExecution({ outcome: 'failure' })
    for (const witness of [
      witnessOf('replaced', { match: 'unknown' }),
      // Contradicts itself; nothing is delivered by a failure.
      witnessOf('replaced', { match: 'equal', execution: failed }),
    ]) {
      const item = follow([settling, { ...settling, witness }])
      expect(item.phase).toMatchObject({ status: 'replaced', paid: 'unknown', bySafeTxHash: rivalHash })
      const next = nextSteps.replaced(item)
      expect(next).toContain('Another transaction took its place (#7)')
      expect(next).toContain('before giving again')
      expect(next).not.toMatch(/was not paid|cannot be any more/)
    }
  })

  test.each([
    ['equal', 'whole', 'by another transaction with the same payments'],
    ['contained', 'part', 'as part of another transaction'],
  ] as const)(
    'by a transaction that made the payments (%s) is delivered under that hash',
    (match, extent, words) => {
      const refund = { atMost: 9n, token: null, receiver: null }
      const witness = (confirmations: number) => witnessOf('replaced', { match, refund, confirmations })
      const early = follow([settling, { ...settling, witness: witness(2) }])
      expect(early.phase).toMatchObject({
        status: 'executing',
        txHash: chainTxHash('rival'),
        confirmations: 2,
      })
      const item = follow([{ ...settling, witness: witness(3) }], early)
      expect(label(item)).toBe('Delivered')
      expect(item).toMatchObject({
        refund,
        phase: { txHash: chainTxHash('rival'), paidBy: { safeTxHash: rivalHash, extent } },
      })
      expect(nextSteps.confirmed(item)).toContain(`${words} (safeTxHash ${rivalHash})`)
    },
  )

  test('by a transaction that paid nothing for its execution has no fee either, whatever was proposed', () => {
    const refund = { atMost: 9n, token: null, receiver: null }
    const round = { ...settling, record: notAsked, witness: witnessOf('replaced', { match: 'equal' }) }
    const item = follow([round], buildTrackedTx({ nonce: 7n, refund }))
    expect(item).toMatchObject({ refund: null, phase: { status: 'confirmed' } })
  })

  test('by a batch that paid: what its tokens say is not read yet, so the gift has no end yet', () => {
    const witness = witnessOf('replaced', { match: 'contained' })
    const gifts = buildTrackedTx().gifts.map((gift) => ({ ...gift, token: aToken.address }))
    const rounds = [settling, { ...settling, witness, transfers: down }]
    const item = follow(rounds, buildTrackedTx({ gifts }))
    expect(item).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unreachable' } })
  })

  test('by coins and tokens: the coins leave no event, and the tokens still have to be read', () => {
    const [coins] = buildTrackedTx().gifts
    if (coins === undefined) throw new Error('There is one gift.')
    const gifts = [coins, { ...coins, token: aToken.address }]
    const round = { onChain: nonceIsUsed, execution: found(buildExecution()), transfers: missing }
    const item = follow([{}, round], buildTrackedTx({ gifts }))
    expect(item).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'receiptUnread' } })
  })

  test('by a batch of which less arrived than all that it paid in that token to that recipient', () => {
    const sent = (amount: bigint) => ({
      to: aToken.address,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [theCause, amount] }),
    })
    const [gift] = buildTrackedTx().gifts
    if (gift === undefined) throw new Error('There is one gift.')
    const gifts = [{ ...gift, token: aToken.address, amount: 100n }]
    const witness = witnessOf('replaced', { match: 'contained', others: [sent(50n)] })
    const transfers = found([{ token: aToken.address, to: theCause, value: 100n }])
    const item = follow([settling, { ...settling, witness, transfers }], buildTrackedTx({ gifts }))
    expect(item.note).toMatchObject({ kind: 'received', gifts: [{ given: 150n, arrived: 100n }] })
  })

  test('is not final before the witness has enough blocks', () => {
    const early = witnessOf('replaced', { confirmations: 2 })
    expect(follow([{ ...settling, witness: early }]).phase.status).toBe('executing')
  })

  test('is final by the witness alone where our own event could not be looked for: a nonce is used once', () => {
    const blind = { ...settling, execution: down, witness: witnessOf('replaced') }
    expect(follow([blind]).phase.status).toBe('replaced')
  })
})

describe('a draft in the batch of a wallet', () => {
  const draft = found({ ...buildRecord({ signedBy: [] }), trusted: false })
  const fromHost = found({ ...draft.value, origin: null })

  test('is a draft and never waits for co-signers, whoever shows the record', () => {
    const item = follow([{ record: draft }])
    expect(label(item)).toBe('Draft, not proposed yet')
    expect(item).toMatchObject({ nonce: 7n, seen: true, note: null })
    expect(nextSteps.draft(item)).toContain('draft in your wallet’s batch')
    for (const round of [{ record: fromHost }, { record: down }, { record: notAsked }])
      expect(follow([{ record: draft }, round]).phase).toEqual({ status: 'draft' })
  })

  test('is an ordinary transaction once an owner has signed, also by the word of the host', () => {
    expect(label(follow([{ record: draft }, {}]))).toBe('Needs 1 more signature (1 of 2)')
    const signed = found({ ...buildRecord(), origin: null, trusted: false })
    expect(label(follow([{ record: draft }, { record: signed }]))).toBe('Needs 1 more signature (1 of 2)')
    const approvals = found(owners.slice(0, 1))
    expect(label(follow([{ record: draft, approvals }]))).toBe('Needs 1 more signature (1 of 2)')
  })

  test('an unsigned proposal of ours is none', () => {
    const origin = '{"url":"https://do-some-good.example","name":"do some good"}'
    const unsigned = found({ ...draft.value, origin })
    expect(follow([{ record: unsigned }])).toMatchObject({
      phase: { status: 'awaitingConfirmations' },
      note: { kind: 'unsigned' },
    })
    // Whether an owner has signed on the chain is not known.
    expect(follow([{ record: unsigned, approvals: down }]).note).toMatchObject({ kind: 'unreachable' })
    expect(follow([{ record: fromHost }]).phase.status).toBe('awaitingConfirmations')
  })

  test('is none any more once its record names the app, or is trusted', () => {
    const origin = '{"url":"https://do-some-good.example","name":"do some good"}'
    for (const record of [
      { ...draft.value, origin },
      { ...draft.value, origin: null, trusted: true },
    ])
      expect(follow([{ record: draft }, { record: found(record) }]).phase.status).toBe(
        'awaitingConfirmations',
      )
  })

  test('whose nonce another transaction used may still be paid by the batch', () => {
    const settling = { record: draft, onChain: nonceIsUsed, execution: missing }
    const item = follow([{ record: draft }, { ...settling, witness: witnessOf('replaced') }])
    expect(item.phase).toMatchObject({ status: 'replaced', paid: 'draft' })
    expect(nextSteps.replaced(item)).toContain('look there before giving again')
    const batch = witnessOf('replaced', { match: 'contained' })
    expect(label(follow([{ record: draft }, { ...settling, witness: batch }]))).toBe('Delivered')
  })

  describe('whose record vanishes', () => {
    const used = { record: notAsked, onChain: nonceIsUsed, execution: missing }
    const byPayment = { ...used, witness: witnessOf('replaced') }
    const byRejection = { ...used, witness: witnessOf('cancelled') }
    const mayBePaid = { status: 'replaced', paid: 'draft' }

    test.each([['a payment', byPayment] as const, ['a rejection', byRejection] as const])(
      'may still be paid by the batch when %s used its nonce',
      (_what, ended) => {
        expect(follow([{ record: draft }, ended]).phase).toMatchObject(mayBePaid)
        expect(follow([{ record: draft }, used, ended]).phase).toMatchObject(mayBePaid)
        const stored = buildTrackedTx({ nonce: 7n, seen: true, phase: { status: 'draft' } })
        expect(follow([ended], stored).phase).toMatchObject(mayBePaid)
      },
    )

    test('is removed from the list, and not from the batch', () => {
      const removed = follow([{ record: draft }, { record: missing }, { record: missing }])
      expect(removed.phase.status).toBe('removed')
      expect(nextSteps.removed(removed)).toContain('look there before giving again')
      expect(follow([byPayment], removed).phase).toMatchObject(mayBePaid)
      expect(follow([byRejection], removed).phase).toMatchObject(mayBePaid)
      const batch = witnessOf('replaced', { match: 'contained' })
      expect(label(follow([{ ...used, witness: batch }], removed))).toBe('Delivered')
    })

    test('says nothing of a batch where no draft was shown', () => {
      const removed = follow([{}, { record: missing }, { record: missing }])
      expect(nextSteps.removed(removed)).not.toContain('batch')
      expect(follow([byPayment], removed).phase).toMatchObject({ status: 'replaced', paid: 'no' })
      expect(follow([byRejection], removed).phase.status).toBe('cancelled')
    })
  })

  test('that an owner has signed by its link is still in the batch', () => {
    const rounds = [{ record: draft }, { record: signedByTwo }]
    const signed = follow([...rounds.slice(0, 1), {}])
    for (const each of [signed, follow(rounds)])
      expect(nextSteps[each.phase.status](each)).toContain('remove the draft')
    const settling = { record: signedByTwo, onChain: nonceIsUsed, execution: missing }
    const item = follow([...rounds, { ...settling, witness: witnessOf('cancelled') }])
    expect(item.phase).toMatchObject({ status: 'replaced', paid: 'draft' })
    const delivered = follow([...rounds, { ...settling, execution: found(buildExecution()) }])
    expect(label(delivered)).toBe('Delivered')
    expect(nextSteps.confirmed(delivered)).toContain('remove the draft')
    const byBatch = witnessOf('replaced', { match: 'contained' })
    const merged = follow([...rounds, { ...settling, witness: byBatch }])
    expect(nextSteps.confirmed(merged)).not.toContain('remove')
  })
})

describe('what nobody answers', () => {
  const atSources: readonly (readonly [string, Partial<TxObservation>])[] = [
    ['the service', { record: down }],
    ['the chain', { onChain: down, record: notAsked }],
    ['a chain without a Safe there', { onChain: missing, record: notAsked }],
    ['a chain that was not asked', { onChain: notAsked }],
  ]

  test.each(atSources)('is a note and never a status: %s', (_who, round) => {
    const before = follow([{}])
    const after = advance(before, look(round), noon + 5 * minute)
    const later = advance(after, look(round), noon + 6 * minute)
    expect(later).toEqual({
      ...before,
      note: { ...later.note, kind: 'unreachable', sinceMs: noon + 5 * minute },
    })
  })

  test('says whether the chain did not answer, or answered that there is no Safe', () => {
    const reasonOf = (onChain: TxObservation['onChain']) => follow([{ onChain, record: notAsked }]).note
    expect(reasonOf(down)).toMatchObject({ reason: down.reason })
    expect(reasonOf(missing)).toMatchObject({ reason: expect.stringContaining('no Safe') })
    expect(reasonOf(notAsked)).toMatchObject({ reason: expect.stringContaining('not been asked') })
  })

  test('leaves what the chain says in force: owners and threshold', () => {
    const onChain = found(buildOnChain({ threshold: 3 }))
    expect(label(follow([{}, { record: down, onChain }]))).toBe('Needs 2 more signatures (1 of 3)')
  })

  test('ends with the next good answer', () => {
    expect(follow([{}, { record: down }, {}])).toMatchObject({ note: null, lastGoodAtMs: noon + 2 * minute })
  })

  test('is not even a note when there was no request left for it', () => {
    expect(follow([{}, { record: notAsked }])).toEqual(follow([{}]))
  })
})

describe('signatures', () => {
  test('of a former owner do not count any more', () => {
    const onChain = found(buildOnChain({ owners: [addressOf('Ben'), addressOf('Chidi')] }))
    expect(label(follow([{ record: signedByTwo }, { record: signedByTwo, onChain }]))).toBe(
      'Needs 1 more signature (1 of 2)',
    )
  })

  test('that were enough are not after the threshold was raised', () => {
    const onChain = found(buildOnChain({ threshold: 3 }))
    expect(label(follow([{ record: signedByTwo }, { record: signedByTwo, onChain }]))).toBe(
      'Needs 1 more signature (2 of 3)',
    )
  })

  test('that the service made up do not count, whatever it says is required', () => {
    const { safeTxHash } = buildRecord()
    const made = { ...confirmationBy('Mallory', safeTxHash), owner: addressOf('Ben') }
    const stranger = confirmationBy('Mallory', safeTxHash)
    const twice = confirmationBy('Ada', safeTxHash)
    const record = {
      ...buildRecord({ confirmationsRequired: 1 }),
      confirmations: [twice, twice, made, stranger],
    }
    expect(label(follow([{ record: found(record) }]))).toBe('Needs 1 more signature (1 of 2)')
  })
})

describe('a payment for the execution', () => {
  const fee = { gasPrice: 2n, baseGas: 60_000n, safeTxGas: 100_000n, gasToken: aToken.address } as const
  const record = buildRecord(fee)
  const item = buildTrackedTx({ safeTxHash: record.safeTxHash })

  test('that the Safe adds is no alarm: the gift is ours, and what is paid beside it stays known', () => {
    const refund = { atMost: 400_000n, token: aToken.address, receiver: null }
    const shown = follow([{ record: found(record) }, { record: down }], item)
    expect(shown).toMatchObject({ nonce: 7n, refund, phase: { status: 'awaitingConfirmations' } })
    const done = follow([{ onChain: nonceIsUsed, execution: found(buildExecution()) }], shown)
    expect(done).toMatchObject({ refund, phase: { status: 'confirmed' } })
  })

  test('makes no other calls right', () => {
    const elsewhere = buildRecord({ ...fee, calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
    const shown = follow([{ record: found(elsewhere) }], buildTrackedTx({ safeTxHash: elsewhere.safeTxHash }))
    expect(shown).toMatchObject({ nonce: null, refund: null, note: { kind: 'forged', field: 'calls' } })
  })

  test('that somebody writes into the record alone is an alarm: it has another hash', () => {
    const shown = follow([{ record: found({ ...buildRecord(), gasPrice: 2n }) }])
    expect(shown).toMatchObject({ refund: null, note: { kind: 'forged', field: 'safeTxHash' } })
  })
})

describe('a record that is not what was asked for', () => {
  const elsewhere = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
  const forged = [
    ['its fields do not give its hash', { ...elsewhere, safeTxHash: buildRecord().safeTxHash }, 'safeTxHash'],
    ['it is another transaction', elsewhere, 'safeTxHash'],
    ['it is of another Safe', { ...buildRecord(), safe: addressOf('another Safe') }, 'safe'],
  ] as const

  test.each(forged)('is an alarm and no progress: %s', (_why, record, field) => {
    const { note, ...rest } = follow([{ record: found(record) }])
    expect({ ...rest, note: null }).toEqual(buildTrackedTx())
    expect(note).toMatchObject({ kind: 'forged', field })
    const later = follow([{}, { record: found(record) }])
    expect(later).toMatchObject({ phase: follow([{}]).phase, note: { kind: 'forged', field } })
  })

  test('is an alarm when the host answered with the hash of other calls', () => {
    const item = buildTrackedTx({ safeTxHash: elsewhere.safeTxHash, calls: theCalls })
    const shown = follow([{ record: found(elsewhere) }], item)
    expect(shown.note).toEqual({
      kind: 'forged',
      field: 'calls',
      found: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }],
    })
    const executed = { record: found(elsewhere), execution: found(buildExecution()), onChain: nonceIsUsed }
    expect(follow([executed, { ...executed, record: down }], item).phase.status).toBe('proposed')
  })

  test('has its calls shown only where they are others, and the reason where they cannot be read', () => {
    const noteOf = (record: SafeTxRecord) => follow([{ record: found(record) }]).note
    const forgedHash = { kind: 'forged', field: 'safeTxHash' }
    expect(noteOf({ ...buildRecord(), nonce: 9n })).toEqual(forgedHash)
    const unreadable = expect.stringMatching(/^It runs the code/)
    expect(noteOf({ ...buildRecord(), operation: 1 })).toEqual({ ...forgedHash, unreadable })
  })

  test('has up to 200 calls stored beside the alarm', () => {
    const noteOf = (count: number) => {
      const calls = Array.from(
        { length: count },
        () => ({ to: addressOf('Mallory'), value: 1n, data: '0x' }) as const,
      )
      const record = buildRecord({ calls })
      return follow([{ record: found(record) }], buildTrackedTx({ safeTxHash: record.safeTxHash })).note
    }
    expect(noteOf(200)).toMatchObject({ kind: 'forged', field: 'calls', found: { length: 200 } })
    expect(noteOf(201)).toEqual({ kind: 'forged', field: 'calls' })
  })

  test('does not hide that the true one was executed', () => {
    const record = found({ ...elsewhere, safeTxHash: buildRecord().safeTxHash })
    const item = follow([{}, { record, onChain: nonceIsUsed, execution: found(buildExecution()) }])
    expect(label(item)).toBe('Delivered')
    expect(item.note).toBeNull()
  })

  test('is forgotten when the true one is there', () => {
    const record = found({ ...elsewhere, safeTxHash: buildRecord().safeTxHash })
    expect(follow([{ record }, { record: down }]).note).toMatchObject({ kind: 'forged' })
    expect(follow([{ record }, {}]).note).toBeNull()
  })
})

describe('a transaction that was deleted from the queue', () => {
  const gone = { record: missing }

  test('is removed when the service says so twice, a minute apart', () => {
    const seen = follow([{}])
    const once = advance(seen, look(gone), noon + minute)
    expect(once).toMatchObject({
      phase: seen.phase,
      note: { kind: 'notListed', sinceMs: noon + minute },
    })
    expect(advance(once, look(gone), noon + 2 * minute - 1).phase).toEqual(seen.phase)
    expect(label(advance(once, look(gone), noon + 2 * minute))).toBe('Removed from the queue')
  })

  test('was executed all the same when the Safe says so: signatures that were given stay valid', () => {
    const removed = follow([{}, gone, gone])
    expect(removed.phase.status).toBe('removed')
    const event = (confirmations: number, outcome: 'success' | 'failure' = 'success') => ({
      record: notAsked,
      onChain: nonceIsUsed,
      execution: found(buildExecution({ confirmations, outcome })),
    })
    expect(label(follow([event(3)], removed))).toBe('Delivered')
    expect(label(follow([event(3, 'failure')], removed))).toBe('Failed: nothing was given')
    expect(label(follow([event(1)], removed))).toBe('Being executed')
    const beaten = look({ record: missing, execution: missing, onChain: nonceIsUsed })
    expect(advance(removed, beaten, noon + 9 * minute)).toBe(removed)
  })

  test('goes back to its true status when a record shows it again', () => {
    const removed = follow([{}, gone, gone])
    const back = advance(removed, look({ record: signedByTwo }), noon + 9 * minute)
    expect(label(back)).toBe('Ready to execute')
    expect(back).toMatchObject({ seen: true, missingSinceMs: null, note: null })
    // A second removal is concluded anew, not at the first answer.
    expect(advance(back, look(gone), noon + 10 * minute).phase.status).toBe('awaitingExecution')
  })

  test('stays removed by what shows nothing: no answer, a forged record, a nonce used by nobody knows what', () => {
    const removed = follow([{}, gone, gone])
    const forged = { ...buildRecord(), value: 2n }
    for (const round of [
      { record: down },
      { record: notAsked },
      { onChain: down, record: notAsked },
      { record: found(forged) },
      { ...gone, execution: missing, witness: missing, onChain: nonceIsUsed },
    ])
      expect(advance(removed, look(round), noon + 9 * minute).phase).toEqual({ status: 'removed' })
  })

  test('has an end when a rejection is proved to have taken its number', () => {
    const removed = follow([{}, gone, gone])
    const settled = { ...gone, execution: missing, onChain: nonceIsUsed, witness: witnessOf('cancelled') }
    expect(label(follow([settled], removed))).toBe('Cancelled')
  })

  test('is not removed when it came back, when nobody answered, or when its nonce is used', () => {
    expect(follow([{}, gone, {}, gone]).phase.status).toBe('awaitingConfirmations')
    expect(follow([{}, gone, { record: down }, { record: down }]).phase.status).toBe('awaitingConfirmations')
    const used = { ...gone, onChain: nonceIsUsed, execution: missing }
    expect(follow([{}, used, used, used]).phase.status).toBe('executing')
  })
})

describe('a reorg', () => {
  const executed = {
    onChain: nonceIsUsed,
    execution: found(buildExecution({ confirmations: 2 })),
    record: notAsked,
  }
  const undone = { record: signedByTwo, onChain: found(buildOnChain({ blockNumber: 101n })) }

  test('takes an execution back before it has enough blocks', () => {
    expect(label(follow([{}, executed, undone]))).toBe('Ready to execute')
    expect(follow([{}, executed, { ...undone, record: missing }]).phase.status).toBe('proposed')
  })

  test('does not take back what was final', () => {
    const final = follow([{}, { ...executed, execution: found(buildExecution()) }])
    expect(advance(final, look(undone), noon + 9 * minute)).toBe(final)
  })

  test('is not what an older block of another node shows', () => {
    const item = follow([{}, executed])
    expect(advance(item, look({ ...undone, onChain: found(buildOnChain()) }), noon + 9 * minute)).toBe(item)
  })
})

test('a Safe of an unknown version is nothing that can be read', () => {
  const item = follow([{ onChain: found(buildOnChain({ version: '9.9.9' })) }])
  expect(item).toMatchObject({ phase: { status: 'proposed' }, note: { kind: 'unreachable' } })
})
