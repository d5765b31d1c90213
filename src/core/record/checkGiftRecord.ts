import { type Address, isAddressEqual } from 'viem'
import type { Answer } from '../answer'
import type { AppChain } from '../chain'
import { isKnownProxy, knownSingleton } from '../safe/knownContracts'
import { type CodeHashes, proveCode } from '../safe/proveCode'
import type { SafeOnChain } from '../safe/safeTx'
import { stringifyExact } from '../stringifyExact'
import type { ClaimedExecution } from './findClaimedExecution'
import type { GiftRecord } from './giftRecord'
import { type DirectoryOfToday, judgeCause } from './judgeCause'
import { type Payment, paymentsOf, type TxPayments } from './paymentsOf'
import { m } from './messages'
import {
  type Doubt,
  type FieldVerdict,
  type RecordCheck,
  type Unchecked,
  type WholeVerdict,
  allRecordFields,
  type RecordField,
  recordFields,
  type RecordSource,
} from './recordCheck'
import type { MinedTx } from './recordedTx'
import { type NamedToken, recordGift } from './recordGifts'
import { isPlainPayment, walletPayments } from './walletPayments'

/** Fields that a reorg changes: the block, its time, and the gas price in it. */
const ofTheBlock: readonly RecordField[] = ['blockNumber', 'blockHash', 'atMs', 'feeWei']

/** Fields without which no payment is proved. */
const ofThePayment: readonly RecordField[] = ['payer.kind', 'payer.address', 'recipient', 'amount', 'arrived']

/** Evidence for or against a gift record, from a chain and the directory of today. */
export type RecordEvidence = {
  readonly chain: Pick<AppChain, 'id' | 'nativeCurrency' | 'tokens'>
  /** The transaction that the record names. */
  readonly mined: Answer<MinedTx>
  /** Another chain that has the transaction, when the chain of the record does not. */
  readonly elsewhere: number | null
  /** Null: the transaction is missing. */
  readonly execution: ClaimedExecution | null
  /** The payer today; null: the record names an ordinary wallet. */
  readonly safe: Answer<SafeOnChain> | null
  /** Of the singleton, and of the contract that carried out the batch. */
  readonly codes: CodeHashes
  /** Symbol and decimals by the token's own contract; null: not read. */
  readonly token: NamedToken | null
  /** The newest final block. Null: it was not read. */
  readonly finalBlock: bigint | null
  /** Null: it was not read. */
  readonly directory: DirectoryOfToday | null
}

type Verdicts = Record<RecordField, FieldVerdict>

const confirmed: FieldVerdict = { kind: 'confirmed' }
const another: FieldVerdict = { kind: 'refuted', found: 'another' }
const nothing: FieldVerdict = { kind: 'refuted', found: 'nothing' }
const unchecked = (why: Unchecked): FieldVerdict => ({ kind: 'unchecked', ...why })

/**
 * Confirms or refutes a gift record field by field against the chain. The record is only a claim. Compares today's code of
 * the Safe with the published one; the code it ran at the time is not compared.
 */
export function checkGiftRecord(claim: GiftRecord, evidence: RecordEvidence): RecordCheck {
  const { mined, elsewhere, finalBlock } = evidence
  if (mined.kind !== 'found') {
    const fields = everyField(() => unchecked({ why: 'noTransaction' }))
    if (mined.kind === 'missing') fields.txHash = nothing
    // Another node proves nothing against a chain that was not read: it may lie, and old transactions commit to no chain.
    const isElsewhere = elsewhere !== null && mined.kind === 'missing'
    if (isElsewhere) fields.chainId = another
    const whole = isElsewhere ? ({ kind: 'refuted', fields: ['chainId'] } as const) : mined
    return { whole, fields, shown: null, executedBy: null, elsewhere }
  }
  const { fields, shown } = compareRecord(claim, mined.value, evidence)
  const isFinal = finalBlock === null ? null : mined.value.block.number <= finalBlock
  const executedBy = evidence.execution?.kind === 'none' ? evidence.execution.by : null
  return { whole: weighRecord(fields, isFinal), fields, shown, executedBy, elsewhere: null }
}

type Compared = { readonly fields: Verdicts; readonly shown: GiftRecord }

function compareRecord(claim: GiftRecord, mined: MinedTx, evidence: RecordEvidence): Compared {
  const { execution, directory } = evidence
  const found = execution?.kind === 'found' ? execution : null
  const paid = found === null ? null : paymentsIn(found, claim, mined, evidence)
  const payment = paid?.kind === 'read' ? nearestPayment(claim, paid.payments) : null
  const shown = recordGift(
    { ...mined, chainId: evidence.chain.id, executor: mined.from },
    found?.payer ?? claim.payer,
    payment ?? { ...claim, token: claim.asset.token },
    namingOf(claim, evidence),
  )

  const gap: Partial<Record<RecordSource, Unchecked>> = { nobody: { why: 'nobodyKnows' } }
  if (found === null) gap.execution = { why: 'noExecution' }
  else if (isUnproved(found)) gap.execution = { why: 'unreadable', reason: m.reading.noFields }
  if (found?.paid.tx == null) gap.signed = gap.execution ?? unreadableOf(paid)
  if (payment === null) gap.payment = gap.execution ?? unreadableOf(paid)
  if (gap.payment !== undefined) gap.token = gap.payment
  if (directory === null) gap.directory = { why: 'directoryUnread' }

  const code = safeCode(evidence)
  const fields = everyField((field) => {
    const { from, read } = recordFields[field]
    const missing = gap[from]
    if (missing !== undefined) return unchecked(missing)
    const [mine, theirs] = [read(claim), read(shown)]
    if (stringifyExact(mine) !== stringifyExact(theirs)) return another
    return code !== null && isByPayer(from) ? unchecked(code) : confirmed
  })
  if (found === null) fields['payer.address'] = nothing
  if (paid?.kind === 'read' && payment === null) fields.recipient = nothing
  judgeUnstated(claim, found?.paid.tx != null, fields)
  judgeToken(claim, shown, evidence, fields)
  if (directory !== null) Object.assign(fields, judgeCause(claim, shown, directory.about))
  return { fields, shown }
}

/** Returns true when only an event shows the execution: any code that the Safe ran may have emitted it. */
function isUnproved({ payer, paid }: FoundExecution): boolean {
  return payer.kind === 'safe' && paid.tx === null
}

type FoundExecution = Extract<ClaimedExecution, { kind: 'found' }>

function paymentsIn(
  { payer, paid }: FoundExecution,
  { asset }: GiftRecord,
  mined: MinedTx,
  { chain, codes }: RecordEvidence,
): TxPayments {
  if (payer.kind === 'safe') return paymentsOf(paid, (contract) => codeAt(codes, contract))
  // Events of listed tokens prove transfers. For coin and other tokens nothing is proved or refuted.
  const { token } = asset
  const isListed = token !== null && chain.tokens.some(({ address }) => isAddressEqual(address, token))
  if (!isListed && mined.isSuccessful && !isPlainPayment(mined))
    return { kind: 'unreadable', reason: token === null ? m.reading.noTransfer : m.reading.unlistedTransfer }
  return walletPayments(mined, payer.address, chain.tokens)
}

/** Marks omitted signers as not stated: omitting them refutes nothing. */
function judgeUnstated({ payer }: GiftRecord, isSigned: boolean, fields: Verdicts) {
  if (isSigned && payer.kind === 'safe' && payer.signers === null)
    fields['payer.signers'] = unchecked({ why: 'notStated' })
}

/** Marks symbol and decimals of an unlisted token as unchecked: they come from the token's own contract. */
function judgeToken(
  claim: GiftRecord,
  shown: GiftRecord,
  { chain, token }: RecordEvidence,
  fields: Verdicts,
) {
  const { token: address } = shown.asset
  if (address === null || fields['asset.symbol'].kind === 'unchecked') return
  if (chain.tokens.some((one) => isAddressEqual(one.address, address))) return
  const isRead = token !== null && claim.asset.token !== null && isAddressEqual(claim.asset.token, address)
  if (!isRead) {
    fields['asset.symbol'] = unchecked({ why: 'tokenUnread' })
    fields['asset.decimals'] = unchecked({ why: 'tokenUnread' })
  } else if (fields['asset.symbol'].kind === 'confirmed') {
    fields['asset.symbol'] = unchecked({ why: 'ownWord' })
  }
}

function namingOf({ asset }: GiftRecord, { chain, directory, token }: RecordEvidence) {
  return {
    chain,
    causes: directory?.causes ?? [],
    about: directory?.about ?? null,
    tokenOf: (address: Address) =>
      asset.token !== null && isAddressEqual(asset.token, address) ? token : null,
    noteOf: () => null,
  }
}

/** Returns the payment that shares most fields with the record; on a tie, the one at its index. Null: no payment. */
function nearestPayment(claim: GiftRecord, payments: readonly Payment[]): Payment | null {
  const likeness = (one: Payment) => {
    const same = [
      one.recipient === claim.recipient,
      one.amount === claim.amount,
      one.token === claim.asset.token,
      one.index === claim.index,
    ]
    return same.filter(Boolean).length + (one.index === claim.index ? 0.5 : 0)
  }
  return payments.toSorted((one, other) => likeness(other) - likeness(one))[0] ?? null
}

/** Returns why the payer's events prove nothing; null: its code is Safe's, or it is an ordinary wallet. */
function safeCode({ safe, codes }: RecordEvidence): Unchecked | null {
  if (safe === null) return null
  if (safe.kind !== 'found')
    return { why: 'safeCode', reason: safe.kind === 'unreachable' ? safe.reason : null }
  const singleton = knownSingleton(safe.value.singleton)
  if (singleton === null || !isKnownProxy(safe.value.codeHash)) return { why: 'safeCode', reason: null }
  const proof = proveCode(singleton, codes)
  if (proof.kind === 'same') return null
  return { why: 'safeCode', reason: proof.kind === 'unchecked' ? proof.reason : null }
}

function isByPayer(from: RecordSource): boolean {
  return from === 'execution' || from === 'signed' || from === 'payment'
}

function unreadableOf(paid: { readonly kind: string; readonly reason?: string } | null): Unchecked {
  return { why: 'unreadable', reason: paid?.reason ?? '' }
}

function codeAt(codes: CodeHashes, contract: Address) {
  const code = codes.get(contract.toLowerCase())
  return code?.kind === 'found' ? code.value : null
}

function everyField(verdictOf: (field: RecordField) => FieldVerdict): Verdicts {
  return Object.fromEntries(allRecordFields.map((field) => [field, verdictOf(field)])) as Verdicts
}

/**
 * Combines the verdicts on all fields into one for the record.
 *
 * @param isFinal - True when the block is final; null when that could not be read.
 */
function weighRecord(
  fields: Readonly<Record<RecordField, FieldVerdict>>,
  isFinal: boolean | null,
): WholeVerdict {
  const refuted = allRecordFields.filter((field) => fields[field].kind === 'refuted')
  const isMoved = refuted.includes('blockHash') && refuted.every((field) => ofTheBlock.includes(field))
  if (isMoved) return { kind: 'otherBlock' }
  if (refuted.length > 0) return { kind: 'refuted', fields: refuted }
  for (const field of ofThePayment) {
    const verdict = fields[field]
    if (verdict.kind === 'unchecked') return { ...verdict, kind: 'unproved' }
  }
  const isOpen = (field: RecordField) => fields[field].kind === 'unchecked'
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['cause', isOpen('cause.id') || isOpen('cause.name') || isOpen('cause.registration')],
    ['token', isOpen('asset.symbol') || isOpen('asset.decimals')],
    ['notFinal', isFinal === false],
    ['finalityUnread', isFinal === null],
  ]
  return { kind: 'confirmed', doubts: doubts.filter(([, isIt]) => isIt).map(([doubt]) => doubt) }
}
