import * as fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import type { EventLog, ExecutionEvidence, TracedCall } from '../../../src/core/safe/executed/evidence'
import { provedExecutions } from '../../../src/core/safe/executed/provedExecutions'
import { executionTopics } from '../../../src/core/safe/executionResult'
import { knownContracts } from '../../../src/core/safe/knownContracts'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx, SafeTxHash } from '../../../src/core/safe/safeTx'
import { safeTxHash } from '../../../src/core/safe/safeTxHash'
import { safeTx } from '../../sandbox/service/serviceWorld'
import { execData } from '../../support/givingChain'
import { addressOf } from '../../support/safeFixtures'

/** The rule against a model of Safes: what it proves was executed, with that outcome, and not more often. */

const safe = addressOf('the Safe of a model')
const outer = addressOf('an owner that is a Safe')
const relayer = addressOf('a relayer of a model')
const contract = (name: string) => {
  const found = knownContracts.find((one) => one.name === name && one.version === '1.4.1')
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}
const [batcher, plain, announcing] = [contract('MultiSendCallOnly'), contract('Safe'), contract('SafeL2')]

type Outcome = 'success' | 'failure'
type Forged = {
  readonly gift: number
  readonly nonce: number
  readonly outcome: Outcome
  readonly isAnnounced: boolean
}
/** A call of the Safe: a gift, or code that emits events in its name. */
type Frame =
  | { readonly kind: 'gift'; readonly gift: number; readonly outcome: Outcome }
  | { readonly kind: 'code'; readonly forged: readonly Forged[] }
type Step =
  | Frame
  /** Another Safe calls this one; `isVain`: its own execution fails, and nothing of it stays. */
  | { readonly kind: 'outer'; readonly frames: readonly Frame[]; readonly isVain: boolean }
type Model = {
  readonly isL2: boolean
  readonly via: 'directly' | 'a batch' | 'a relayer'
  readonly steps: readonly Step[]
  readonly trace: 'none' | 'with events' | 'without events'
  readonly isKindRead: boolean
}

const outcome = fc.constantFrom<Outcome>('success', 'failure')
const small = fc.integer({ min: 0, max: 2 })
const forged: fc.Arbitrary<Forged> = fc.record({
  gift: small,
  nonce: small,
  outcome,
  isAnnounced: fc.boolean(),
})
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({ kind: fc.constant('gift' as const), gift: small, outcome }),
  fc.record({ kind: fc.constant('code' as const), forged: fc.array(forged, { maxLength: 3 }) }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: frame },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('outer' as const),
      frames: fc.array(frame, { minLength: 1, maxLength: 2 }),
      isVain: fc.boolean(),
    }),
  },
)
const anyModel: fc.Arbitrary<Model> = fc.record({
  isL2: fc.boolean(),
  via: fc.constantFrom('directly', 'a batch', 'a relayer'),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  trace: fc.constantFrom('none', 'with events', 'without events'),
  isKindRead: fc.boolean(),
})

const giftTx = (gift: number): Omit<SafeTx, 'nonce'> =>
  safeTx({ to: addressOf(`cause ${gift}`), value: BigInt(gift + 1), data: '0x', nonce: 0n })
const codeTx = (at: number): Omit<SafeTx, 'nonce'> =>
  safeTx({ to: addressOf(`code ${at}`), value: 0n, data: '0x', operation: 1, nonce: 0n })
const hashOf = (tx: Omit<SafeTx, 'nonce'>, nonce: number): SafeTxHash =>
  safeTxHash({ ...tx, nonce: BigInt(nonce) }, { chainId: 1, safe, version: '1.4.1' })

const eventOf = (address: Address, hash: Hex, end: Outcome): EventLog => ({
  address,
  topics: [executionTopics[end === 'success' ? 0 : 1], hash],
  data: pad('0x', { size: 32 }),
})

const abi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
])
function announcement(tx: Omit<SafeTx, 'nonce'>, nonce: number): EventLog {
  const info = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [BigInt(nonce), outer, 1n],
  )
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  const values = [
    to,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken,
    refundReceiver,
    '0x',
    info,
  ]
  return {
    address: safe,
    topics: encodeEventTopics({ abi, eventName: 'SafeMultiSigTransaction' }) as Hex[],
    data: encodeAbiParameters(abi[0].inputs, values as never),
  }
}

type Ran = {
  readonly calls: readonly Call[]
  readonly logs: readonly EventLog[]
  readonly trace: readonly TracedCall[]
}

/** Runs a model, as the contracts would. */
function run({ isL2, via, steps, trace: told }: Model) {
  let nonce = 0
  let codes = 0
  const genuine: { readonly hash: SafeTxHash; readonly outcome: Outcome }[] = []
  const own = (logs: readonly EventLog[]) => (told === 'with events' ? logs : null)
  const traced = (parts: Partial<TracedCall>): TracedCall => ({
    type: 'CALL',
    to: null,
    input: '0x',
    isReverted: false,
    calls: [],
    logs: own([]),
    ...parts,
  })

  function runFrame(one: Frame, isVain: boolean): Ran {
    const tx = one.kind === 'gift' ? giftTx(one.gift) : codeTx((codes += 1))
    const hash = hashOf(tx, nonce)
    const end = one.kind === 'gift' ? one.outcome : 'success'
    const announced = isL2 ? [announcement(tx, nonce)] : []
    const emitted = (one.kind === 'code' ? one.forged : []).flatMap((forgery) => [
      ...(forgery.isAnnounced ? [announcement(giftTx(forgery.gift), forgery.nonce)] : []),
      eventOf(safe, hashOf(giftTx(forgery.gift), forgery.nonce), forgery.outcome),
    ])
    const event = eventOf(safe, hash, end)
    if (!isVain) {
      genuine.push({ hash, outcome: end })
      nonce += 1
    }
    const input = execData({ ...tx, nonce: 0n }, '0x')
    const inner = one.kind === 'code' ? [traced({ type: 'DELEGATECALL', to: tx.to, logs: own(emitted) })] : []
    const runs = traced({
      type: 'DELEGATECALL',
      to: (isL2 ? announcing : plain).address,
      input,
      calls: inner,
      logs: own([...announced, event]),
    })
    return {
      calls: [{ to: safe, value: 0n, data: input }],
      logs: isVain ? [] : [...announced, ...emitted, event],
      trace: [traced({ to: safe, input, isReverted: isVain, calls: [isVain ? reverted(runs) : runs] })],
    }
  }

  function runStep(one: Step): Ran {
    if (one.kind !== 'outer') return runFrame(one, false)
    const before = nonce
    const inner = joined(one.frames.map((each) => runFrame(each, one.isVain)))
    if (one.isVain) nonce = before
    const [only] = inner.calls
    const isOne = inner.calls.length === 1 && only !== undefined
    const tx = isOne
      ? safeTx({ ...only, nonce: 0n })
      : safeTx({ to: batcher.address, operation: 1, data: encodeMultiSend(inner.calls), nonce: 0n })
    const input = execData({ ...tx, nonce: 0n }, '0x')
    const event = eventOf(outer, keccak256(toHex(input.length)), one.isVain ? 'failure' : 'success')
    const runs = traced({
      type: 'DELEGATECALL',
      to: plain.address,
      input,
      calls: inner.trace,
      logs: own([event]),
    })
    return {
      calls: [{ to: outer, value: 0n, data: input }],
      logs: [...inner.logs, event],
      trace: [traced({ to: outer, input, calls: [runs] })],
    }
  }

  const all = joined((via === 'directly' ? steps.slice(0, 1) : steps).map(runStep))
  const batch = encodeMultiSend(all.calls)
  const [first] = all.calls
  const top: Call =
    via === 'directly' && first !== undefined
      ? first
      : { to: via === 'a relayer' ? relayer : batcher.address, value: 0n, data: batch }
  const [only] = all.trace
  const replay =
    via === 'directly' && only !== undefined
      ? only
      : traced({ to: top.to, input: top.data, calls: all.trace })
  return { mined: { to: top.to, data: top.data, logs: all.logs }, replay, genuine }
}

function reverted(call: TracedCall): TracedCall {
  return { ...call, isReverted: true, calls: call.calls.map(reverted) }
}

function joined(parts: readonly Ran[]): Ran {
  return {
    calls: parts.flatMap(({ calls }) => calls),
    logs: parts.flatMap(({ logs }) => logs),
    trace: parts.flatMap(({ trace }) => trace),
  }
}

function evidenceOf({ isL2, trace, isKindRead }: Model, replay: TracedCall): ExecutionEvidence {
  const kind = isL2 ? 'SafeL2' : 'Safe'
  return {
    codes: new Map([batcher, plain, announcing].map((one) => [one.address.toLowerCase(), one.codeHash])),
    safes: new Map([
      [outer.toLowerCase(), 'Safe'],
      ...(isKindRead ? [[safe.toLowerCase(), kind] as const] : []),
    ]),
    trace: trace === 'none' ? null : replay,
  }
}

const key = ({ hash, outcome: end }: { readonly hash: string; readonly outcome: string }) => `${hash} ${end}`
const times = (list: readonly string[], one: string) => list.filter((other) => other === one).length

test('what is proved of gifts was executed, with that outcome, and as often', () => {
  let proved = 0
  let forgedEvents = 0
  fc.assert(
    fc.property(anyModel, (model) => {
      const { mined, replay, genuine } = run(model)
      const shown = provedExecutions(
        mined,
        { safe, chainId: 1, version: '1.4.1', nonces: [0n, 1n, 2n, 3n, 4n, 5n] },
        evidenceOf(model, replay),
      )
      const truth = genuine.map(key)
      const said = shown
        .filter(({ proof }) => proof !== null && proof.tx.operation === 0)
        .map(({ safeTxHash: hash, outcome: end }) => key({ hash, outcome: end }))
      for (const one of said) expect(times(said, one)).toBeLessThanOrEqual(times(truth, one))
      proved += said.length
      forgedEvents += shown.length - genuine.length
      // Without code of strangers nothing hides an execution, but where a relayer does and nothing else is known.
      const isClean =
        !JSON.stringify(model.steps).includes('"code"') && !JSON.stringify(model.steps).includes('true')
      const isShown = model.via !== 'a relayer' || model.trace !== 'none' || (model.isL2 && model.isKindRead)
      if (isClean && isShown) expect(said.toSorted()).toEqual(truth.toSorted())
    }),
    { numRuns: 1_000 },
  )
  expect(proved).toBeGreaterThan(500)
  expect(forgedEvents).toBeGreaterThan(500)
})
