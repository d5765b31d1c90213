import type { Address } from 'viem'
import type { Answer } from '../../core/answer'
import type { ChainToken } from '../../core/chain'
import type { Cause } from '../../core/causes/cause'
import {
  type EarlierPayment,
  type RecipientStanding,
  standingsAmong,
} from '../../core/review/recipientStanding'
import type { AccountThere, RecipientFacts } from '../../core/review/recipientFindings'
import type { ChainReader, WalletChain, NameService } from '../../ports/chain'
import { recogniseAccount } from '../session/recogniseAccount'
import { readEarlierPayments } from '../review/read/readEarlierPayments'
import type { SafeReader } from '../review/reader'
import type { Within } from './startDeadline'

/** Sources to check a recipient outside the directory. */
export type RecipientReader = SafeReader & {
  readonly walletChain: Pick<WalletChain, 'readAccount'>
  /** Null: the operator has not set up Ethereum, so there are no names. */
  readonly ethereum: {
    readonly chainReader: Pick<ChainReader, 'chainId' | 'readAccountCode'>
    readonly names: NameService
  } | null
}

type RecipientGiver = {
  readonly name: 'Safe' | 'wallet'
  readonly address: Address
  readonly owners: readonly Address[]
}

export type RecipientContext = {
  readonly giver: RecipientGiver
  /** Null: no directory. */
  readonly causes: readonly Cause[] | null
  /** Tokens that can be given, including the user's own. */
  readonly tokens: readonly ChainToken[]
  /** Recipients that this browser has seen paid. */
  readonly paidHere: readonly Address[]
  /** Recipients that the Safe has paid, by the service: read once for many recipients. */
  readonly history: Promise<Answer<readonly EarlierPayment[]>>
}

/** Reads the facts about an address for a giver. Throws only when aborted. */
export async function checkRecipient(
  address: Address,
  reader: RecipientReader,
  context: RecipientContext,
  signal: AbortSignal,
): Promise<RecipientFacts> {
  const within: Within = (read) => read(signal)
  const [account, onEthereum, history] = await Promise.all([
    readAccountThere(address, context.giver.address, reader, within),
    readOnEthereum(address, reader, within),
    context.history,
  ])
  const standing = standingsIn(reader, context, { history, compared: 1 })
  return factsOf(standing(address), reader, context, { account, onEthereum, history })
}

type History = Answer<readonly EarlierPayment[]>

/** Compares addresses with the directory, the giver, the tokens, and the recipients paid before. */
export function standingsIn(
  { chain, remembered }: RecipientReader,
  { giver, causes, tokens, paidHere }: RecipientContext,
  { history, compared }: { readonly history: History; readonly compared: number },
): (address: Address) => RecipientStanding {
  const earlierPayments = history.kind === 'found' ? history.value : []
  const seen = paidHere.map((address): EarlierPayment => ({ address, nonce: null }))
  return standingsAmong(
    {
      chainId: chain.id,
      safe: giver.address,
      owners: giver.owners,
      causes,
      tokens,
      earlierPayments: [...seen, ...earlierPayments],
      earlierGifts: remembered?.earlierGifts(giver.address) ?? [],
    },
    compared,
  )
}

type Read = Pick<RecipientFacts, 'account' | 'onEthereum'> & { readonly history: History }

export function factsOf(
  standing: RecipientStanding,
  { chain }: RecipientReader,
  { giver }: RecipientContext,
  { account, onEthereum, history }: Read,
): RecipientFacts {
  const unreadHistory = history.kind === 'unreachable' ? history.reason : null
  return { chain, giverName: giver.name, standing, account, onEthereum, unreadHistory }
}

/** Reads what stands at an address on the chain of the gift. */
export function readAccountThere(
  address: Address,
  giver: Address,
  reader: RecipientReader,
  within: Within,
): Promise<AccountThere> {
  return within((signal) => readAccount(address, giver, reader, signal))
}

async function readAccount(
  address: Address,
  giver: Address,
  { chainReader, walletChain }: RecipientReader,
  signal: AbortSignal,
): Promise<AccountThere> {
  const account = await recogniseAccount(address, { chainReader }, signal)
  switch (account.kind) {
    case 'safe':
      return { kind: 'safe', owners: account.onChain.owners.length, threshold: account.onChain.threshold }
    case 'contract': {
      // Only a token contract returns a balance.
      const asked = await chainReader.readBalances(giver, [{ kind: 'token', address }], signal)
      if (asked.kind === 'unreachable') return asked
      return asked.kind === 'found' && asked.value[0] !== null ? { kind: 'token' } : { kind: 'contract' }
    }
    case 'externallyOwned': {
      const [sent, held] = await Promise.all([
        walletChain.readAccount(address, signal),
        chainReader.readBalances(address, [{ kind: 'native' }], signal),
      ])
      if (sent.kind !== 'found' || held.kind !== 'found') return { kind: 'externallyOwned', isUsed: null }
      return { kind: 'externallyOwned', isUsed: sent.value.pendingNonce > 0 || (held.value[0] ?? 0n) > 0n }
    }
    case 'unreachable':
      return account
  }
}

/** Reads whether there is code at an address on Ethereum. Null: the gift is on Ethereum, or it is not set up. */
export async function readOnEthereum(
  address: Address,
  { chain, ethereum }: RecipientReader,
  within: Within,
): Promise<RecipientFacts['onEthereum']> {
  if (ethereum === null || ethereum.chainReader.chainId === chain.id) return null
  const code = await within((signal) => ethereum.chainReader.readAccountCode(address, signal))
  if (code.kind === 'unreachable') return code
  return { kind: code.kind === 'found' && code.value.kind === 'contract' ? 'code' : 'none' }
}

/** Reads the recipients that the service lists as paid. Empty for a wallet: its history is only in this browser. */
export async function readHistory(
  reader: RecipientReader,
  giver: RecipientGiver,
  signal: AbortSignal,
): Promise<Answer<readonly EarlierPayment[]>> {
  if (giver.name === 'wallet') return { kind: 'found', value: [] }
  return readEarlierPayments(reader, { safe: giver.address }, signal)
}
