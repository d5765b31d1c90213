import { type Address, isAddressEqual } from 'viem'
import { locale } from '../../../language/messages'
import { amountWords } from '../../money/formatAmount'
import { type AssetNames, tokenName } from '../assetNames'
import type { Effect } from '../effects'
import { isUnlimited } from '../action'
import { placeWords } from '../actionWords'
import { isAsNamed } from './balanceChanges'
import { m } from './differenceMessages'
import type { ApprovedRight, Difference, FlowAsset, MadeForecast, Unseen } from './forecast'
import { writeWords } from './forecastWords'

const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })

/**
 * Describes a difference between a run and the bytes in one to three sentences, with full addresses and exact
 * amounts.
 *
 * @param effects - Effects by the bytes: they show whether the call was read.
 */
export function differenceWords(
  difference: Difference,
  effects: readonly Effect[],
  safe: Address,
  names: AssetNames,
): string {
  const account = (address: Address) => (isAddressEqual(address, safe) ? m.thisSafe(address) : address)
  switch (difference.kind) {
    case 'moves': {
      const words = movesWords(difference, names, account)
      return difference.named > 0n ? words : withCall(difference.path, words, effects)
    }
    case 'balance': {
      const { holder, asset, named, ran } = difference
      const inRun = signedWords(ran, asset, names)
      return named === 0n
        ? m.unnamedBalance(account(holder), inRun)
        : m.balance(account(holder), signedWords(named, asset, names), inRun)
    }
    case 'right':
      return withCall(difference.path, rightWords(difference, names, account), effects)
    case 'write': {
      const words = writeWords(difference.write)
      const isOwn = isAddressEqual(difference.write.safe, safe)
      return m.writes(isOwn ? words : m.inOther(difference.write.safe, words))
    }
    case 'code': {
      const { created, named } = difference
      return created.length === 0
        ? m.notCreated(named)
        : m.created(all.format(created), created.length, named)
    }
    case 'changedCode':
      return m.changedCode(difference.account)
    case 'more':
      return m.more(difference.keys.length)
  }
}

/** Names the call, and whether it was read. */
function withCall(path: readonly number[] | null, words: string, effects: readonly Effect[]): string {
  if (path === null) return words
  const isOpen = effects.some(
    (effect) =>
      effect.kind === 'notUnderstood' &&
      effect.why !== 'nature' &&
      path.every((step, index) => effect.path[index] === step),
  )
  return `${isOpen ? m.unreadCall(placeWords(path)) : m.readCall(placeWords(path))} ${words}`
}

function movesWords(
  { asset, named, ran, path, ...ends }: Extract<Difference, { kind: 'moves' }>,
  names: AssetNames,
  account: (address: Address) => string,
): string {
  const [from, to] = [account(ends.from), account(ends.to)]
  const [byBytes, inRun] = [amountOf(named, asset, names), amountOf(ran, asset, names)]
  if (ran === 0n) return m.notMoved(byBytes, from, to)
  if (named > 0n) return m.otherAmount(byBytes, sizeOf(ran, asset, names), from, to)
  return path === null ? m.movedUnnamed(inRun, from, to) : m.moved(inRun, from, to)
}

function rightWords(
  { token, named, ran, ...holders }: Extract<Difference, { kind: 'right' }>,
  names: AssetNames,
  account: (address: Address) => string,
): string {
  const [owner, spender] = [account(holders.owner), account(holders.spender)]
  if (ran !== null) {
    const what = rightOf(ran, token, names)
    return named === null
      ? m.right.granted(spender, what, owner)
      : m.right.more(spender, what, owner, rightOf(named, token, names))
  }
  if (named === null) return ''
  const isEnd =
    (named.kind === 'amount' && named.amount === 0n) || (named.kind === 'all' && !named.isApproved)
  if (isEnd) return m.right.missingEnd(spender, kindOf(named, token, names), owner)
  return m.right.missing(spender, rightOf(named, token, names), owner)
}

function rightOf(right: ApprovedRight, token: Address, names: AssetNames): string {
  switch (right.kind) {
    case 'amount':
      return isUnlimited(right.amount)
        ? m.right.unlimited(kindOf(right, token, names))
        : amountOf(right.amount, { kind: 'token', address: token }, names)
    case 'item':
      return m.item(right.id, token)
    case 'amountOrId':
      return m.amountOrId(right.value, token)
    case 'all':
      return right.isApproved ? m.right.all(token) : m.noChange
  }
}

function kindOf(right: ApprovedRight, token: Address, names: AssetNames): string {
  if (right.kind === 'all') return m.right.all(token)
  return tokenName(token, names)?.symbol ?? m.right.token(token)
}

/** Formats an amount of an asset. Shows base units for an unlisted token. */
function amountOf(amount: bigint, asset: FlowAsset, names: AssetNames): string {
  if (asset.kind === 'item')
    return amount === 1n ? m.item(asset.id, asset.address) : m.items(amount, asset.id, asset.address)
  const name = asset.kind === 'native' ? names.native : tokenName(asset.address, names)
  return name === null && asset.kind === 'token'
    ? m.units(amount, asset.address)
    : amountWords(amount, name ?? names.native)
}

/** Formats an amount of an asset that the sentence has just named. */
function sizeOf(amount: bigint, asset: FlowAsset, names: AssetNames): string {
  if (asset.kind === 'item') return String(amount)
  return asset.kind === 'token' && tokenName(asset.address, names) === null
    ? m.baseUnits(amount)
    : amountOf(amount, asset, names)
}

/** Formats with a sign, a true minus. */
function signedWords(amount: bigint, asset: FlowAsset, names: AssetNames): string {
  if (amount === 0n) return m.noChange
  return `${amount < 0n ? '−' : '+'}${amountOf(amount < 0n ? -amount : amount, asset, names)}`
}

/** Describes what of a run was compared with the bytes, and what it could not show. Always shows both together. */
export function comparedWords({
  changes,
  writes,
  differences,
  unseen,
}: Pick<MadeForecast, 'changes' | 'writes' | 'differences' | 'unseen'>): string {
  if (unseen.some(({ kind }) => kind === 'failed')) return ''
  const isQuiet = writes.kind === 'read' && writes.writes.length === 0 && !differences.some(isWrite)
  return [
    ...(changes.kind === 'unread'
      ? []
      : [
          changes.list.length === 0
            ? m.compared.nothingMoves
            : changes.list.every(isAsNamed)
              ? m.compared.asNamed(changes.list.length)
              : m.compared.otherwise(changes.list.length),
        ]),
    ...(isQuiet ? [m.compared.storage] : []),
    unseenWords(unseen),
  ].join(' ')
}

/** Describes what a run could not show, in one sentence. */
export function unseenWords(unseen: readonly Unseen[]): string {
  return unseen.some(({ kind }) => kind === 'failed')
    ? m.acting.failed
    : m.unseen.list(any.format(unseen.map(partWords)))
}

function isWrite({ kind }: Difference): boolean {
  return kind === 'write'
}

function partWords(part: Unseen): string {
  switch (part.kind) {
    case 'failed':
      return ''
    case 'balances':
      return m.unseen.balances(part.count)
    case 'moves':
    case 'tokens':
    case 'storage':
    case 'silent':
      return m.unseen[part.kind]
  }
}
