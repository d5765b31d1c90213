import { type Address, isAddressEqual, getAddress } from 'viem'
import { locale } from '../../../language/messages'
import { actionWords, placeWords } from '../actionWords'
import type { AssetNames } from '../assetNames'
import { type CallNode, everyNode } from '../callTree'
import type {
  Assumption,
  FailingItem,
  ForecastOutcome,
  ItemMove,
  MadeForecast,
  Rung,
  SafeWrite,
} from './forecast'
import { m } from './forecastMessages'
import { reasonWords } from './revertReason'

/** Describes the outcome of the execution in a few words. No verdict on the transaction. */
export function outcomeWords(outcome: ForecastOutcome): string {
  return m.outcome[outcome.kind]
}

/** Describes the reason of the outcome in sentences; empty: nothing to add. */
export function outcomeDetail({ outcome, items }: MadeForecast, { native }: AssetNames): string {
  if (outcome.kind === 'succeeds') return ''
  const first = outcome.kind === 'reverts' ? [reasonWords(outcome.reason, native)] : []
  const named = items.kind === 'read' && items.failing.some(({ kind }) => kind === 'reverts')
  // With the failing call named, the Safe's own "a call fails" adds nothing.
  const isVague = outcome.kind === 'reverts' && !tellsMore(outcome.reason)
  return [...(named && isVague ? [] : first), ...(named ? [] : itemsLine(items, outcome.kind))].join(' ')
}

/** Describes a call that would revert or do nothing, and the reason. */
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

/** Describes an assumption of the forecast in one sentence. */
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
    case 'unread':
      return m.queueUnread(assumption.reason)
    case 'guard':
      return m.guard(assumption.guard)
    case 'noGasPrice':
      return m.noGasPrice
  }
}

const all = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Describes an item that moves, in one sentence, by its collection's event log. It was not measured. */
export function itemMoveWords({ collection, id, amount, from, to }: ItemMove, safe: Address): string {
  const item = amount === 1n ? m.item.one(id, collection) : m.item.several(amount, id, collection)
  if (isAddressEqual(from, safe)) return m.item.gives(item, to)
  return isAddressEqual(to, safe) ? m.item.gets(item, from) : m.item.moves(item, from, to)
}

/** Describes writes into the Safe's own storage or why they were not read, and what ran before. */
export function writesWords({
  writes,
  assumptions,
}: Pick<MadeForecast, 'writes' | 'assumptions'>): readonly string[] {
  if (writes.kind === 'unread') return [m.writes.unread(writes.reason)]
  const before = assumptions.flatMap((one) => (one.kind === 'earlier' ? one.nonces : []))
  return [
    ...writes.writes.map(writeWords),
    ...(before.length === 0 ? [] : [m.writes.apart(nonceList(before), before.length)]),
  ]
}

const methods: Record<Rung, string> = {
  simulate: 'eth_simulateV1',
  trace: 'debug_traceCall',
  call: 'eth_call',
}

/** Describes the source of the forecast in one line. */
export function sourceWords({
  rung,
  blockNumber,
  nodeHost,
}: Pick<MadeForecast, 'rung' | 'blockNumber' | 'nodeHost'>): string {
  return m.source(methods[rung], blockNumber, nodeHost)
}

/** Describes a write into a Safe's storage in one sentence, with the values in full. */
export function writeWords({ place, account, before, after, slot }: SafeWrite): string {
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

function tellsMore(reason: Extract<ForecastOutcome, { kind: 'reverts' }>['reason']): boolean {
  return reason.kind === 'guard' || (reason.kind === 'safe' && reason.code !== 'GS013')
}

function itemsLine(items: MadeForecast['items'], end: 'fails' | 'reverts'): readonly string[] {
  if (items.kind === 'unread') return [m.items.unread(items.reason)]
  if (items.kind === 'notReached') return [m.items.notReached]
  if (items.kind === 'none' || items.how === 'trace') return []
  return [end === 'fails' ? m.items.gasLimit : m.items.execution]
}

function rangeOf(nonces: readonly bigint[]): string {
  const [first = 0n] = nonces
  return m.range(first, nonces.at(-1) ?? first)
}

function nonceList(nonces: readonly bigint[]): string {
  const [first = 0n] = nonces
  const isRow = nonces.length > 2 && nonces.every((nonce, index) => nonce === first + BigInt(index))
  if (isRow) return rangeOf(nonces)
  return all.format(nonces.map((nonce) => `#${nonce}`))
}

function addressIn(word: string): Address {
  return getAddress(`0x${word.slice(-40)}`)
}
