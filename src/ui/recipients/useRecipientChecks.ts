import { useMemo } from 'react'
import type { Address } from 'viem'
import {
  checkRecipient,
  readHistory,
  type RecipientContext,
  type RecipientReader,
} from '../../flows/recipients/checkRecipient'
import { lookUpRecipient, type LookedUp } from '../../flows/recipients/lookUpRecipient'
import { type RecipientFinding, recipientFindings } from '../../core/review/recipientFindings'
import { resolveAgain } from '../../flows/recipients/resolveName'
import { type AppServices, useApp } from '../AppContext'
import type { Giver } from '../give/giver'

/** `ensNames`: the names that resolved to this address, each in a line of its own. */
type Pinned = { readonly address: Address; readonly ensNames: readonly string[] }

export type RecipientChecks = {
  /** Looks up the typed text. Rejects when aborted, or when a chunk fails to load. */
  lookUp(text: string, signal: AbortSignal): Promise<LookedUp>
  /** Checks an address of the basket, and that its names still resolve to it. */
  check(pinned: Pinned, signal: AbortSignal): Promise<readonly RecipientFinding[]>
  /** Checks only the names, just before sending. */
  checkNames(pinned: Pinned, signal: AbortSignal): Promise<readonly RecipientFinding[]>
}

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
  const checkNames: RecipientChecks['checkNames'] = async ({ address, ensNames }, signal) => {
    if (ensNames.length === 0) return []
    const reader = await openReader(giver.account.chain)
    const found = await Promise.all(
      ensNames.map((ensName) => resolveAgain({ address, ensName }, reader, signal)),
    )
    return found.filter((finding) => finding !== null)
  }
  return {
    lookUp: async (text, signal) => {
      const reader = await openReader(giver.account.chain)
      return lookUpRecipient(text, reader, contextOf(reader), signal)
    },
    check: async (pinned, signal) => {
      const reader = await openReader(giver.account.chain)
      const [facts, named] = await Promise.all([
        checkRecipient(pinned.address, reader, contextOf(reader), signal),
        checkNames(pinned, signal),
      ])
      return [...named, ...recipientFindings(facts)]
    },
    checkNames,
  }
}

function ownersOf({ account }: Giver): readonly Address[] {
  if (account.kind !== 'safe') return []
  const check = account.check.getState()
  return 'onChain' in check ? (check.onChain?.owners ?? []) : []
}

/** Returns the recipients of delivered gifts in this browser's list. */
function paidHere({ tracked }: Giver): readonly Address[] {
  return tracked
    .getState()
    .items.flatMap((item) =>
      item.kind !== 'safeMessage' && item.phase.status === 'confirmed'
        ? item.gifts.map(({ recipient }) => recipient)
        : [],
    )
}
