import type { Address } from 'viem'
import type { Answer } from '../../core/answer'
import type { ChainToken } from '../../core/chain'
import type { Cause } from '../../core/causes/cause'
import { type EarlierPayment, standingOf } from '../../core/review/recipientStanding'
import type { AccountThere, RecipientFacts } from '../../core/review/recipientFindings'
import type { ChainReader, WalletChain, NameService } from '../../ports/chain'
import { recogniseAccount } from '../session/recogniseAccount'
import { readEarlierPayments } from '../review/read/readEarlierPayments'
import type { SafeReader } from '../review/reader'

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
  { giver, causes, tokens, paidHere, history: reading }: RecipientContext,
  signal: AbortSignal,
): Promise<RecipientFacts> {
  const { chain, remembered } = reader
  const [account, onEthereum, history] = await Promise.all([
    readAccountThere(address, giver.address, reader, signal),
    readOnEthereum(address, reader, signal),
    reading,
  ])
  const earlierPayments = history.kind === 'found' ? history.value : []
  const seen = paidHere.map((address): EarlierPayment => ({ address, nonce: null }))
  return {
    chain,
    giverName: giver.name,
    standing: standingOf(address, {
      chainId: chain.id,
      safe: giver.address,
      owners: giver.owners,
      causes,
      tokens,
      earlierPayments: [...seen, ...earlierPayments],
      earlierGifts: remembered?.earlierGifts(giver.address) ?? [],
    }),
    account,
    onEthereum,
    unreadHistory: history.kind === 'unreachable' ? history.reason : null,
  }
}

async function readAccountThere(
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

async function readOnEthereum(
  address: Address,
  { chain, ethereum }: RecipientReader,
  signal: AbortSignal,
): Promise<RecipientFacts['onEthereum']> {
  if (ethereum === null || ethereum.chainReader.chainId === chain.id) return null
  const code = await ethereum.chainReader.readAccountCode(address, signal)
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
