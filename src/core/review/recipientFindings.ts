import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { isSystemAddress } from '../giving/isSystemAddress'
import { wasOfWords } from './standingWords'
import { dayText } from '../dayText'
import { m } from './recipientMessages'
import type { RecipientStanding } from './recipientStanding'

/** The account at an address on one chain. */
export type AccountThere =
  /** A key. `isUsed`: it has sent a transaction or holds coin there; null: not read. */
  | { readonly kind: 'externallyOwned'; readonly isUsed: boolean | null }
  | { readonly kind: 'safe'; readonly owners: number; readonly threshold: number }
  | { readonly kind: 'token' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export type RecipientFacts = {
  readonly chain: Pick<AppChain, 'name'>
  readonly giverName: 'Safe' | 'wallet'
  readonly standing: RecipientStanding
  readonly account: AccountThere
  /** Code at the address on Ethereum. Null: this chain is Ethereum, or it was not read. */
  readonly onEthereum:
    | { readonly kind: 'code' | 'none' }
    | { readonly kind: 'unreachable'; readonly reason: string }
    | null
  /** True when the address was typed with a checksum. Absent when it was not typed. */
  readonly hasChecksum?: boolean
  /** The chain whose ENS record the address is. Absent when no name was typed. */
  readonly nameRecord?: 'chain' | 'ethereum'
  /** Reason why earlier payments could not be compared; null: they were. */
  readonly unreadHistory: string | null
}

/** A finding about a recipient. */
export type RecipientFinding = {
  /** `refused`: no gift is possible. `alarm`: the giver has to agree first. `unchecked`: it could not be read. */
  readonly weight: 'refused' | 'alarm' | 'notice' | 'fine' | 'unchecked'
  readonly sentence: string
  /** Addresses to compare in full with the recipient. */
  readonly compare?: readonly Address[]
}

/** Returns findings about a recipient outside the directory, the weightiest first. */
export function recipientFindings(facts: RecipientFacts): readonly RecipientFinding[] {
  const findings = [
    ...systemFindings(facts),
    ...standingFindings(facts),
    ...accountFindings(facts),
    ...ethereumFindings(facts),
    ...historyFindings(facts),
    ...typedFindings(facts),
  ]
  return findings.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight))
}

const weights: readonly RecipientFinding['weight'][] = ['refused', 'alarm', 'unchecked', 'notice', 'fine']

/** Refuses a system address as a recipient only: a call with a value, such as a deposit into wrapped coin, is valid. */
function systemFindings({ standing }: RecipientFacts): readonly RecipientFinding[] {
  if (standing.kind === 'zero' || standing.kind === 'tokenContract') return []
  return isSystemAddress(standing.address) ? [{ weight: 'refused', sentence: m.found.system }] : []
}

function standingFindings({ standing, chain, giverName }: RecipientFacts): readonly RecipientFinding[] {
  switch (standing.kind) {
    case 'zero':
      return [{ weight: 'refused', sentence: m.found.zero }]
    case 'safeItself':
      return [{ weight: 'refused', sentence: m.found.self(giverName) }]
    case 'tokenContract':
      return [
        {
          weight: 'refused',
          sentence: m.found.token(standing.symbol),
        },
      ]
    case 'lookAlike':
      return standing.of.map(({ address, name, paidIn }) => ({
        weight: 'alarm',
        sentence: likeWords(name, paidIn, giverName),
        compare: [address],
      }))
    case 'stopped':
      return [
        {
          weight: 'refused',
          sentence: m.found.stopped(standing.name, standing.state, dayText(standing.since), standing.reason),
        },
      ]
    case 'otherChain':
      return [
        {
          weight: 'alarm',
          sentence: m.found.otherChain(standing.name, chain.name),
        },
      ]
    case 'unconfirmed':
      return [
        {
          weight: 'alarm',
          sentence: m.found.unconfirmed,
        },
      ]
    case 'confirmed':
      return [{ weight: 'fine', sentence: m.found.confirmed(standing.name) }]
    case 'owner':
      return [{ weight: 'notice', sentence: m.found.owner }]
    case 'unknown':
      return [
        ...(standing.wasOf === undefined
          ? []
          : [{ weight: 'alarm', sentence: wasOfWords(standing.wasOf) } as const]),
        { weight: 'notice', sentence: m.found.unknown },
      ]
    case 'notCompared':
      return [
        {
          weight: 'unchecked',
          sentence: m.found.notCompared,
        },
      ]
  }
}

function likeWords(name: string | null, paidIn: bigint | null, giverName: 'Safe' | 'wallet'): string {
  if (name !== null) return m.found.likeCause(name)
  return paidIn === null ? m.found.likeKnown(giverName) : m.found.likePaid(giverName, paidIn)
}

function accountFindings({ account, chain }: RecipientFacts): readonly RecipientFinding[] {
  switch (account.kind) {
    case 'token':
      return [
        {
          weight: 'refused',
          sentence: m.found.tokenThere(chain.name),
        },
      ]
    case 'safe':
      return [
        {
          weight: 'fine',
          sentence: m.found.safe(chain.name, account.threshold, account.owners),
        },
      ]
    case 'contract':
      return [
        {
          weight: 'notice',
          sentence: m.found.contract(chain.name),
        },
      ]
    case 'externallyOwned':
      return [
        account.isUsed === false
          ? {
              weight: 'notice',
              sentence: m.found.unused(chain.name),
            }
          : { weight: 'fine', sentence: m.found.ordinary(chain.name) },
      ]
    case 'unreachable':
      return [
        {
          weight: 'unchecked',
          sentence: m.found.unread(chain.name, account.reason),
        },
      ]
  }
}

function ethereumFindings({ onEthereum, account, chain }: RecipientFacts): readonly RecipientFinding[] {
  if (onEthereum === null || account.kind !== 'externallyOwned') return []
  if (onEthereum.kind === 'unreachable')
    return [
      {
        weight: 'unchecked',
        sentence: m.found.ethereumUnread(onEthereum.reason),
      },
    ]
  if (onEthereum.kind === 'none') return []
  return [
    {
      weight: 'alarm',
      sentence: m.found.ethereum(chain.name),
    },
  ]
}

function historyFindings({
  standing,
  unreadHistory,
  giverName,
}: RecipientFacts): readonly RecipientFinding[] {
  if (unreadHistory !== null)
    return [
      {
        weight: 'unchecked',
        sentence: m.found.historyUnread(giverName, unreadHistory),
      },
    ]
  if (standing.kind !== 'unknown' || standing.paidIn === null) return []
  return [{ weight: 'fine', sentence: m.paidIn(standing.paidIn) }]
}

function typedFindings({ hasChecksum, nameRecord, chain }: RecipientFacts): readonly RecipientFinding[] {
  if (hasChecksum === false)
    return [
      {
        weight: 'notice',
        sentence: m.found.noChecksum,
      },
    ]
  if (nameRecord !== 'ethereum') return []
  return [
    {
      weight: 'notice',
      sentence: m.found.nameOnEthereum(chain.name),
    },
  ]
}
