import { type Address, getAddress, isAddressEqual } from 'viem'
import { actionWords } from '../actionWords'
import type { AssetNames } from '../assetNames'
import { type CallNode, everyNode } from '../callTree'
import { placeWords } from '../placeWords'
import { isAsNamed, isOtherThanNamed } from './balanceChanges'
import type {
  Assumption,
  FailingItem,
  ForecastOutcome,
  ItemMove,
  MadeForecast,
  Rung,
  SafeWrite,
  SafeWrites,
} from './forecast'
import { reasonWords } from './revertReason'

/** How the execution would end, in a few words. It is no verdict on the transaction. */
export function outcomeWords(outcome: ForecastOutcome): string {
  switch (outcome.kind) {
    case 'succeeds':
      return 'It would go through'
    case 'fails':
      return 'Its calls would fail, and its nonce would be used up'
    case 'reverts':
      return 'It would fail, and nothing would happen'
  }
}

/** What stands behind the outcome, in sentences; empty where the outcome says it all. */
export function outcomeDetail({ outcome, items }: MadeForecast, { native }: AssetNames): string {
  if (outcome.kind === 'succeeds') return ''
  const first = outcome.kind === 'reverts' ? [reasonWords(outcome.reason, native)] : []
  const named = items.kind === 'run' && items.failing.some(({ kind }) => kind === 'reverts')
  // Where the failing call is named, the Safe's own "a call fails" says less.
  const isVague = outcome.kind === 'reverts' && !tellsMore(outcome.reason)
  return [...(named && isVague ? [] : first), ...(named ? [] : itemsLine(items, outcome.kind))].join(' ')
}

function tellsMore(reason: Extract<ForecastOutcome, { kind: 'reverts' }>['reason']): boolean {
  return reason.kind === 'safe' && reason.code !== 'GS013'
}

function itemsLine(items: MadeForecast['items'], end: 'fails' | 'reverts'): readonly string[] {
  if (items.kind === 'unread') return [`Which of its calls fails could not be checked: ${items.reason}`]
  if (items.kind === 'notReached') return ['It fails before any of its calls is made.']
  if (items.kind === 'none' || items.how === 'trace') return []
  return end === 'fails'
    ? [
        'Made by the Safe without a gas limit, its calls would go through: the limit in the transaction (safeTxGas) may be too low.',
      ]
    : ['Made by the Safe one after another, its calls would go through: the execution itself fails.']
}

/** Which call it is that would not do what it says, and why. */
export function failingItemWords(
  item: FailingItem,
  tree: CallNode,
  safe: Address,
  names: AssetNames,
): string {
  const place = placeWords(item.path)
  const node = everyNode(tree).find(({ path }) => path.join() === item.path.join())
  const what = node === undefined ? '' : ` ${actionWords(node, safe, names)}`
  return item.kind === 'reverts'
    ? `${place} would fail.${what} ${reasonWords(item.reason, names.native)}`
    : `${place} would do nothing.${what} The token answers “false”, and the batch goes on without it.`
}

/** What the forecast takes for granted, one sentence. */
export function assumptionWords(assumption: Assumption): string {
  switch (assumption.kind) {
    case 'executor':
      return `Executed by the owner ${assumption.executor}, ${signatureWords[assumption.signatures]}.`
    case 'earlier':
      return `After ${nonceList(assumption.nonces)} of the queue, as if fully signed and executed.`
    case 'earlierFails':
      return `#${assumption.nonce} before it would fail: its nonce is taken as used, and none of it as done.`
    case 'skipped':
      return `Without ${assumption.why === 'tooMany' ? rangeOf(assumption.nonces) : nonceList(assumption.nonces)} before it: ${skipWords[assumption.why]}.`
    case 'queueUnread':
      return `What waits in the queue could not be read: ${assumption.reason}`
    case 'guard':
      return `The guard ${assumption.guard} was asked too. At the execution it can see another sender and other signatures, and decide otherwise.`
    case 'noGasPrice':
      return 'Without the payment for gas, which depends on who executes it and when.'
  }
}

const signatureWords = {
  given: 'with the signatures that are there',
  assumed: 'as if enough owners had signed',
} as const

const skipWords = {
  rivals: 'several wait on the same nonce, and only one of them can happen',
  nothing: 'nothing waits there',
  tooMany: 'there are too many to run them all',
  unread: 'the queue could not be read',
  rung: 'the node runs one transaction only',
} as const

function rangeOf(nonces: readonly bigint[]): string {
  return `#${nonces[0]} to #${nonces.at(-1)}`
}

function nonceList(nonces: readonly bigint[]): string {
  const [first = 0n] = nonces
  const isRow = nonces.length > 2 && nonces.every((nonce, index) => nonce === first + BigInt(index))
  if (isRow) return rangeOf(nonces)
  const all = nonces.map((nonce) => `#${nonce}`)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** How the changes of balances compare with the bytes, one sentence. */
export function changesWords({ changes, rung }: MadeForecast): string {
  if (changes.kind === 'unread' || changes.list.length === 0)
    return 'None of the balances that were looked at changes.'
  if (rung !== 'simulate')
    return 'These amounts are what the event logs of the run say. The balances were not measured.'
  if (changes.list.every(isAsNamed))
    return 'Each balance was measured before and after the run, and changes exactly as the bytes say.'
  return changes.list.some(isOtherThanNamed)
    ? 'Not every balance changes as the bytes say. They were measured before and after the run.'
    : 'These balances were measured before and after the run.'
}

/** An item that the Safe gives or gets, one sentence. Its collection says so; it was not measured. */
export function itemMoveWords({ collection, id, amount, from, to }: ItemMove, safe: Address): string {
  const item = `${amount === 1n ? '' : `${amount} of `}item ${id} of the collection at ${collection}`
  return isAddressEqual(from, safe)
    ? `The Safe gives ${item} to ${to}, by the collection’s own event log.`
    : `The Safe gets ${item} from ${from}, by the collection’s own event log.`
}

/** What the run says of the Safe's own storage, in sentences, and what it was run without. */
export function writesWords({
  writes,
  assumptions,
}: Pick<MadeForecast, 'writes' | 'assumptions'>): readonly string[] {
  if (writes.kind === 'unread')
    return [`Whether it writes to the settings of the Safe could not be checked. ${writes.reason}`]
  const found =
    writes.writes.length === 0
      ? ['In the Safe’s own storage it writes nothing but the nonce.']
      : writes.writes.map(writeWords)
  const before = assumptions.flatMap((one) => (one.kind === 'earlier' ? one.nonces : []))
  if (before.length === 0) return found
  const one = before.length === 1
  return [
    ...found,
    `What it writes was read from a run of its own, without ${nonceList(before)} before it: after ${one ? 'that one' : 'those'} it may write something else.`,
  ]
}

/** What is wrong with writes that no call of the transaction names; null: nothing, or it could not be checked. */
export function writesAlarm(writes: SafeWrites, tree: CallNode): string | null {
  if (writes.kind === 'unread') return null
  const changed = writes.writes.filter(({ place }) => place !== 'unknown')
  const isNamed = everyNode(tree).some(({ action }) => action.kind === 'setting')
  if (changed.length === 0 || isNamed) return null
  return 'It changes what controls the Safe, and none of its calls says so'
}

/** What a write into the Safe's storage changes, one sentence with the values in full. */
function writeWords({ place, account, before, after, slot }: SafeWrite): string {
  switch (place) {
    case 'singleton':
      return `It replaces the code that the Safe runs: ${addressIn(before)} becomes ${addressIn(after)}.`
    case 'threshold':
      return `It changes the threshold to ${BigInt(after)}.`
    case 'ownerCount':
      return `It changes the number of owners from ${BigInt(before)} to ${BigInt(after)}.`
    case 'nonce':
      return `It sets the nonce from ${BigInt(before)} to ${BigInt(after)}.`
    case 'owners':
    case 'modules':
      return account === null
        ? `It changes the list of ${place} at its beginning.`
        : `It changes the list of ${place} at ${account}.`
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return BigInt(after) === 0n
        ? `It removes the ${settingNames[place]} ${addressIn(before)}.`
        : `It sets the ${settingNames[place]} to ${addressIn(after)}.`
    case 'unknown':
      return `It writes ${after} to the slot ${slot}, whose meaning is not known here.`
  }
}

const settingNames = {
  guard: 'guard',
  moduleGuard: 'module guard',
  fallbackHandler: 'fallback handler',
} as const

function addressIn(word: string): Address {
  return getAddress(`0x${word.slice(-40)}`)
}

const methods: Record<Rung, string> = {
  simulate: 'eth_simulateV1',
  trace: 'debug_traceCall',
  call: 'eth_call',
}

/** What the forecast rests on, one line. */
export function sourceWords({
  rung,
  blockNumber,
  nodeHost,
}: Pick<MadeForecast, 'rung' | 'blockNumber' | 'nodeHost'>): string {
  return `Run by ${methods[rung]} on the state after block ${blockNumber}, by the node at ${nodeHost}.`
}
