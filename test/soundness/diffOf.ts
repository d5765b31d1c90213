import { type Address, type Hex, getAddress, numberToHex, pad, slice, zeroHash } from 'viem'
import type { ChainDiff } from './chainDiff'
import type { SlotNames } from './slotNames'
import type { View } from './views'

type TracedAccount = {
  readonly balance?: Hex
  readonly code?: Hex
  readonly storage?: Readonly<Record<Hex, Hex>>
}
/** The answer of `prestateTracer` with `diffMode`. */
export type TracedState = {
  readonly pre: Readonly<Record<Address, TracedAccount>>
  readonly post: Readonly<Record<Address, TracedAccount>>
}

type Values = {
  readonly views: readonly View[]
  /** Index in `views`, before and after, one after the other. */
  readonly changed: readonly bigint[]
}
type Traced = {
  readonly traced: TracedState
  readonly slotNames: SlotNames
  /** Accounts whose coin pays for gas, or is gas. */
  readonly ignored: readonly Address[]
}

/**
 * Puts together what was read before and after with what the tracer lists.
 *
 * @throws Error when the tracer says otherwise of the coin of an account that was read.
 */
export function diffOf(
  status: ChainDiff['status'],
  values: Values,
  { traced, slotNames, ignored }: Traced,
): ChainDiff {
  const changes = changesOf(values)
  const states = Object.entries(statesOf(traced))
  const coinsRead = new Map(
    changes.flatMap(({ view, change }) =>
      view.kind === 'coin' ? [[view.account.toLowerCase(), change] as const] : [],
    ),
  )
  const isRead = new Set(
    values.views.flatMap((view) => (view.kind === 'coin' ? [view.account.toLowerCase()] : [])),
  )
  const isIgnored = new Set(ignored.map((one) => one.toLowerCase()))
  const coinsTraced = states.flatMap(([account, { pre, post }]) => {
    const change = BigInt(post.balance ?? pre.balance ?? 0) - BigInt(pre.balance ?? 0)
    return change === 0n || isIgnored.has(account) ? [] : [{ account: getAddress(account), change }]
  })
  for (const { account, change } of coinsTraced) {
    const read = coinsRead.get(account.toLowerCase()) ?? 0n
    if (isRead.has(account.toLowerCase()) && read !== change)
      throw new Error(`The tracer says ${change} of ${account}, and the balance says ${read}.`)
  }
  for (const [account, change] of coinsRead)
    if (!isIgnored.has(account) && !coinsTraced.some((one) => one.account.toLowerCase() === account))
      throw new Error(`The tracer says nothing of ${account}, whose balance has changed by ${change}.`)

  const explained = new Set(changes.map(({ view }) => contractOf(view)?.toLowerCase()))
  return {
    status,
    coins: [
      ...changes.flatMap(({ view, change }) =>
        view.kind === 'coin' ? [{ account: view.account, change }] : [],
      ),
      ...coinsTraced.filter(({ account }) => !isRead.has(account.toLowerCase())),
    ],
    tokens: changes.flatMap(tokenChanges),
    authorities: changes.flatMap(({ view, before, after }) =>
      view.kind === 'authority' ? [{ ...view, before, after }] : [],
    ),
    settings: states.flatMap(([account, state]) => settingsOf(getAddress(account), state, slotNames)),
    codes: states.flatMap(([account, { pre, post }]) => {
      const [before, after] = [pre.code ?? '0x', post.code ?? pre.code ?? '0x']
      if (before === after) return []
      const kind = before === '0x' ? 'created' : after === '0x' ? 'removed' : 'changed'
      return [{ account: getAddress(account), kind } as const]
    }),
    others: states.flatMap(([account, state]) => {
      const slots = slotsOf(state).length
      const isOfSafe = slotNames(getAddress(account), zeroHash) !== null
      const isCreated = (state.pre.code ?? '0x') === '0x' && state.post.code !== undefined
      return slots === 0 || isOfSafe || isCreated || explained.has(account)
        ? []
        : [{ account: getAddress(account), slots }]
    }),
  }
}

type Change = {
  readonly view: View
  readonly before: bigint
  readonly after: bigint
  readonly change: bigint
}

function changesOf({ views, changed }: Values): readonly Change[] {
  return Array.from({ length: changed.length / 3 }, (_, index): Change => {
    const [place = 0n, before = 0n, after = 0n] = changed.slice(index * 3, index * 3 + 3)
    const view = views[Number(place)]
    if (view === undefined) throw new Error(`There is no view ${place}.`)
    return { view, before, after, change: after - before }
  })
}

function tokenChanges({ view, before, after, change }: Change): ChainDiff['tokens'] {
  if (view.kind === 'token') return [{ token: view.token, account: view.account, id: null, change }]
  if (view.kind === 'items') return [{ token: view.token, account: view.account, id: view.id, change }]
  if (view.kind !== 'itemOwner') return []
  const { token, id } = view
  return [
    { token, account: addressIn(before), id, change: -1n },
    { token, account: addressIn(after), id, change: 1n },
  ]
}

/** The contract whose storage a changed view explains. */
function contractOf(view: View): Address | null {
  if (view.kind === 'coin') return null
  return view.kind === 'authority' ? view.contract : view.token
}

function settingsOf(safe: Address, state: State, slotNames: SlotNames): ChainDiff['settings'] {
  return slotsOf(state).flatMap(({ slot, before, after }) => {
    const named = slotNames(safe, slot)
    if (named === null) return []
    const value = addressIn(BigInt(after === zeroHash ? before : after))
    return [{ safe, name: named.name, about: named.about === 'value' ? value : named.about, before, after }]
  })
}

type State = { readonly pre: TracedAccount; readonly post: TracedAccount }

function statesOf({ pre, post }: TracedState): Readonly<Record<string, State>> {
  const accounts = new Set([...Object.keys(pre), ...Object.keys(post)]) as Set<Address>
  return Object.fromEntries(
    [...accounts].map((account) => [
      account.toLowerCase(),
      { pre: pre[account] ?? {}, post: post[account] ?? {} },
    ]),
  )
}

/** A slot that only `pre` has was set to zero, and one that only `post` has was zero. */
function slotsOf({
  pre,
  post,
}: State): readonly { readonly slot: Hex; readonly before: Hex; readonly after: Hex }[] {
  const [before, after] = [pre.storage ?? {}, post.storage ?? {}]
  const slots = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<Hex>
  return [...slots].flatMap((slot) => {
    const [was, is] = [before[slot] ?? zeroHash, after[slot] ?? zeroHash]
    return was === is ? [] : [{ slot: pad(slot), before: pad(was), after: pad(is) }]
  })
}

function addressIn(word: bigint): Address {
  return getAddress(slice(numberToHex(word, { size: 32 }), 12))
}
