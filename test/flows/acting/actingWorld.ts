import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '../../../src/core/answer'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { ChainTxHash, Execution, SafeTxRecord } from '../../../src/core/safe/safeTx'
import type { ChainReceipt } from '../../../src/core/wallet/chainAccount'
import type { ActingPorts } from '../../../src/flows/acting/actingState'
import { type ActingFlow, createActing } from '../../../src/flows/acting/createActing'
import type { ReviewState } from '../../../src/flows/review/reviewState'
import type { TrialResult, ExecutionResult, OwnerWallet, SignResult } from '../../../src/ports/ownerWallet'
import type { WriteResult } from '../../../src/ports/service'
import type { KeyValueStorage } from '../../../src/ports/storage'
import { reviewReading, type World } from '../../core/review/world'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeBrowser } from '../../support/fakeStorage'
import { createFakeLocks } from '../../support/fakeLocks'
import { aChain, addressOf, buildOnChain, buildRecord, keyOf, theSafe } from '../../support/safeFixtures'

export const txHash = `0x${'cd'.repeat(32)}` as ChainTxHash

/** What the outside of an acting owner does next; a test changes it as the story goes. */
type Outside = {
  /** Signs whatever it is asked for, unless said otherwise. */
  sign: (hash: Hex) => SignResult
  send: () => Promise<ExecutionResult>
  trial: TrialResult
  write: WriteResult
  execution: Answer<Execution>
  nonce: bigint
  blockNumber: bigint
  receipt: Answer<ChainReceipt>
  approvedBy: readonly `0x${string}`[]
  /** Each that was asked for, in order. */
  readonly log: string[]
}

export type ActingWishes = {
  readonly as?: string | null
  readonly tx?: Partial<SafeTxRecord>
  readonly world?: World
  readonly outside?: Partial<Outside>
  readonly storage?: KeyValueStorage
  readonly locks?: ReturnType<typeof createFakeLocks>
}

/** Signs a hash with a key made from this name. */
export const signedBy = (name: string, hash: Hex): Hex =>
  serialize(sign({ payload: hash, privateKey: keyOf(name) }))

/** Opens what an owner does with a transaction that Ada has signed. */
export function openActing({
  as = 'Ben',
  tx = {},
  world = {},
  outside: wishes = {},
  storage = createFakeBrowser().openTab(),
  locks = createFakeLocks(),
}: ActingWishes = {}) {
  const clock = createFakeClock()
  const outside: Outside = {
    sign: (hash) => ({ kind: 'signed', signature: signedBy(as ?? 'Ben', hash) }),
    send: () => Promise.resolve({ kind: 'sent', txHash }),
    trial: { kind: 'succeeds' },
    write: { kind: 'done' },
    execution: { kind: 'missing' },
    nonce: 7n,
    blockNumber: 100n,
    receipt: { kind: 'missing' },
    approvedBy: [],
    log: [],
    ...wishes,
  }
  const { log } = outside
  const write = (what: string) => {
    log.push(what)
    return Promise.resolve(outside.write)
  }
  const ports: ActingPorts = {
    chain: aChain,
    chainReader: {
      readApprovals: () => Promise.resolve({ kind: 'found', value: outside.approvedBy }),
      findExecution: () => Promise.resolve(outside.execution),
      readSafe: () => {
        const { nonce, blockNumber } = outside
        return Promise.resolve({ kind: 'found', value: buildOnChain({ nonce, blockNumber }) })
      },
    },
    walletChain: { getReceipt: () => Promise.resolve(outside.receipt) },
    writer: {
      confirm: (hash) => write(`confirm ${hash}`),
      propose: ({ safeTxHash }) => write(`propose ${safeTxHash}`),
      remove: (hash) => write(`remove ${hash}`),
    },
    tryExecution: () => {
      log.push('try')
      return Promise.resolve(outside.trial)
    },
    locks: locks.openTab(clock),
    storage,
    clock,
    walletOf: () => {
      throw new Error('The test brings its own wallet.')
    },
  }
  const wallet: OwnerWallet | null =
    as === null
      ? null
      : {
          address: addressOf(as),
          chainId: aChain.id,
          walletName: 'Test Wallet',
          sign: ({ kind, onScreen }) => {
            log.push(`sign ${kind}`)
            return Promise.resolve(outside.sign(onScreen.safeTxHash))
          },
          send: ({ kind }) => {
            log.push(`send ${kind}`)
            return outside.send()
          },
        }
  const stateOf = (changes: Partial<SafeTxRecord>): ReviewState => {
    const record = buildRecord({ signedBy: ['Ada'] })
    const reading = reviewReading({ ...record, ...changes }, world)
    return {
      kind: 'read',
      reading: { ...reading, chain: aChain },
      review: reviewSafeTx(reading),
      readAtMs: 0,
      trouble: null,
    }
  }
  const review = { state: createStore<ReviewState>(() => stateOf(tx)), again: () => void log.push('again') }
  const flow = createActing(ports, { safe: theSafe, review, wallet })
  return {
    outside,
    log,
    clock,
    flow,
    storage,
    read: (changes: Partial<SafeTxRecord>) => review.state.setState(stateOf(changes), true),
    act: (action: Parameters<ActingFlow['act']>[0]) => {
      const { subject } = flow.state.getState()
      if (subject === null) throw new Error('Nothing is on screen.')
      return flow.act(action, subject)
    },
    state: () => flow.state.getState(),
  }
}
