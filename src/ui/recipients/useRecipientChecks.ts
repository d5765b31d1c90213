import { useMemo } from 'react'
import type { Address } from 'viem'
import {
  readHistory,
  type RecipientContext,
  type RecipientReader,
} from '../../flows/recipients/checkRecipient'
import { checkRecipients } from '../../flows/recipients/checkRecipients'
import { startDeadline, type Within } from '../../flows/recipients/startDeadline'
import { lookUpRecipient, type LookedUp } from '../../flows/recipients/lookUpRecipient'
import { type RecipientFinding, recipientFindings } from '../../core/review/recipientFindings'
import { resolveAgain } from '../../flows/recipients/resolveName'
import { type AppServices, useApp } from '../AppContext'
import type { Giver } from '../give/giver'

/** `ensNames`: the names that resolved to this address, each in a line of its own. */
type Pinned = { readonly address: Address; readonly ensNames: readonly string[] }

export type Findings = ReadonlyMap<Address, readonly RecipientFinding[]>

type CheckOptions = {
  readonly signal: AbortSignal
  /** Called with the number of addresses that were read. */
  readonly onRead: (done: number) => void
}

export type RecipientChecks = {
  /** Looks up the typed text. Rejects when aborted, or when a chunk fails to load. */
  lookUp(text: string, signal: AbortSignal): Promise<LookedUp>
  /**
   * Checks addresses of the basket, and that their names still resolve to them. After five seconds what was not read is a
   * finding of its own.
   */
  check(pinned: readonly Pinned[], options: CheckOptions): Promise<Findings>
  /** Checks only the names, just before sending. The same limit holds. */
  checkNames(pinned: readonly Pinned[], signal: AbortSignal): Promise<Findings>
}

/** Longest wait for the checks of a gift, in ms. */
const limitMs = 5_000

/** Returns the checks of recipients outside the directory, for one giver. No request before the first call. */
export function useRecipientChecks(giver: Giver): RecipientChecks {
  const { openReader, causes } = useApp()
  return useMemo(() => createChecks(giver, { openReader, causes }), [giver, openReader, causes])
}

function createChecks(
  giver: Giver,
  { openReader, causes }: Pick<AppServices, 'openReader' | 'causes'>,
): RecipientChecks {
  let history: RecipientContext['history'] | null = null
  const contextOf = (reader: RecipientReader): RecipientContext => {
    const directory = causes.getState()
    const { name, address } = giver
    const asker = { name, address, owners: ownersOf(giver) }
    history ??= readHistory(reader, asker, new AbortController().signal).then((answer) => {
      if (answer.kind === 'unreachable') history = null
      return answer
    })
    return {
      giver: asker,
      causes: directory.kind === 'ready' ? directory.causes : null,
      paidHere: paidHere(giver),
      tokens: [...giver.chain.tokens, ...giver.customTokens],
      history,
    }
  }
  const namesOf = async (pinned: readonly Pinned[], reader: RecipientReader, within: Within) => {
    const found = pinned.map(async ({ address, ensNames }) => {
      const again = ensNames.map((ensName) => resolveAgain({ address, ensName }, reader, within))
      return [address, (await Promise.all(again)).filter((finding) => finding !== null)] as const
    })
    return new Map(await Promise.all(found))
  }
  return {
    lookUp: async (text, signal) => {
      const reader = await openReader(giver.account.chain)
      return lookUpRecipient(text, reader, contextOf(reader), signal)
    },
    check: async (pinned, { signal, onRead }) => {
      const reader = await openReader(giver.account.chain)
      const within = startDeadline({ clock: reader.clock, limitMs, signal })
      const addresses = pinned.map(({ address }) => address)
      const [facts, named] = await Promise.all([
        checkRecipients(addresses, reader, contextOf(reader), { within, onRead }),
        namesOf(pinned, reader, within),
      ])
      return new Map(
        facts.map((one) => {
          const { address } = one.standing
          return [address, [...(named.get(address) ?? []), ...recipientFindings(one)]]
        }),
      )
    },
    checkNames: async (pinned, signal) => {
      const withName = pinned.filter(({ ensNames }) => ensNames.length > 0)
      if (withName.length === 0) return new Map()
      const reader = await openReader(giver.account.chain)
      return namesOf(withName, reader, startDeadline({ clock: reader.clock, limitMs, signal }))
    },
  }
}

function ownersOf({ account }: Giver): readonly Address[] {
  if (account.kind !== 'safe') return []
  const check = account.check.getState()
  return 'onChain' in check ? (check.onChain?.owners ?? []) : []
}

/** Returns the recipients of delivered gifts in this browser's list. What a file describes excuses no look-alike. */
function paidHere({ tracked }: Giver): readonly Address[] {
  return tracked
    .getState()
    .items.flatMap((item) =>
      item.kind !== 'safeMessage' && item.phase.status === 'confirmed' && !item.imported
        ? item.gifts.map(({ recipient }) => recipient)
        : [],
    )
}
