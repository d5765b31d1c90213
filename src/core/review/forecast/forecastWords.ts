import { type Address, getAddress, isAddressEqual } from 'viem'
import { locale } from '../../../language/messages'
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
import { m } from './forecastMessages'
import { reasonWords } from './revertReason'

/** How the execution would end, in a few words. It is no verdict on the transaction. */
export function outcomeWords(outcome: ForecastOutcome): string {
  return m.outcome[outcome.kind]
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
  if (items.kind === 'unread') return [m.items.unread(items.reason)]
  if (items.kind === 'notReached') return [m.items.notReached]
  if (items.kind === 'none' || items.how === 'trace') return []
  return [end === 'fails' ? m.items.gasLimit : m.items.execution]
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
  const what = node === undefined ? [] : [actionWords(node, safe, names)]
  return [
    item.kind === 'reverts' ? m.items.fails(place) : m.items.nothing(place),
    ...what,
    item.kind === 'reverts' ? reasonWords(item.reason, names.native) : m.items.answersFalse,
  ].join(' ')
}

/** What the forecast takes for granted, one sentence. */
export function assumptionWords(assumption: Assumption): string {
  switch (assumption.kind) {
    case 'executor':
      return m.executor[assumption.signatures](assumption.executor)
    case 'earlier':
      return m.earlier(nonceList(assumption.nonces), assumption.nonces.length)
    case 'earlierFails':
      return m.earlierFails(assumption.nonce)
    case 'skipped':
      return m.skipped[assumption.why](
        assumption.why === 'tooMany' ? rangeOf(assumption.nonces) : nonceList(assumption.nonces),
      )
    case 'queueUnread':
      return m.queueUnread(assumption.reason)
    case 'guard':
      return m.guard(assumption.guard)
    case 'noGasPrice':
      return m.noGasPrice
  }
}

function rangeOf(nonces: readonly bigint[]): string {
  const [first = 0n] = nonces
  return m.range(first, nonces.at(-1) ?? first)
}

const all = new Intl.ListFormat(locale, { type: 'conjunction' })

function nonceList(nonces: readonly bigint[]): string {
  const [first = 0n] = nonces
  const isRow = nonces.length > 2 && nonces.every((nonce, index) => nonce === first + BigInt(index))
  if (isRow) return rangeOf(nonces)
  return all.format(nonces.map((nonce) => `#${nonce}`))
}

/** How the changes of balances compare with the bytes, one sentence. */
export function changesWords({ changes, rung }: MadeForecast): string {
  if (changes.kind === 'unread' || changes.list.length === 0) return m.changes.none
  if (rung !== 'simulate') return m.changes.logged
  if (changes.list.every(isAsNamed)) return m.changes.asNamed
  return changes.list.some(isOtherThanNamed) ? m.changes.otherThanNamed : m.changes.measured
}

/** An item that the Safe gives or gets, one sentence. Its collection says so; it was not measured. */
export function itemMoveWords({ collection, id, amount, from, to }: ItemMove, safe: Address): string {
  const item = amount === 1n ? m.item.one(id, collection) : m.item.several(amount, id, collection)
  return isAddressEqual(from, safe) ? m.item.gives(item, to) : m.item.gets(item, from)
}

/** What the run says of the Safe's own storage, in sentences, and what it was run without. */
export function writesWords({
  writes,
  assumptions,
}: Pick<MadeForecast, 'writes' | 'assumptions'>): readonly string[] {
  if (writes.kind === 'unread') return [m.writes.unread(writes.reason)]
  const found = writes.writes.length === 0 ? [m.writes.none] : writes.writes.map(writeWords)
  const before = assumptions.flatMap((one) => (one.kind === 'earlier' ? one.nonces : []))
  return before.length === 0 ? found : [...found, m.writes.apart(nonceList(before), before.length)]
}

/** What is wrong with writes that no call of the transaction names; null: nothing, or it could not be checked. */
export function writesAlarm(writes: SafeWrites, tree: CallNode): string | null {
  if (writes.kind === 'unread') return null
  const changed = writes.writes.filter(({ place }) => place !== 'unknown')
  const isNamed = everyNode(tree).some(({ action }) => action.kind === 'setting')
  if (changed.length === 0 || isNamed) return null
  return m.writes.alarm
}

/** What a write into the Safe's storage changes, one sentence with the values in full. */
function writeWords({ place, account, before, after, slot }: SafeWrite): string {
  switch (place) {
    case 'singleton':
      return m.writes.singleton(addressIn(before), addressIn(after))
    case 'threshold':
      return m.writes.threshold(BigInt(after))
    case 'ownerCount':
    case 'nonce':
      return m.writes[place](BigInt(before), BigInt(after))
    case 'owners':
    case 'modules':
      return account === null ? m.writes[place].start : m.writes[place].at(account)
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return BigInt(after) === 0n
        ? m.writes[place].removed(addressIn(before))
        : m.writes[place].set(addressIn(after))
    case 'unknown':
      return m.writes.unknown(after, slot)
  }
}

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
  return m.source(methods[rung], blockNumber, nodeHost)
}
