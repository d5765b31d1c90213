import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { paidWords, wasOfWords } from './standingWords'
import type { RecipientStanding } from './recipientStanding'

/** What stands at an address on one chain. */
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
  /** Whether code stands at the address on Ethereum. Null: Ethereum is the chain itself, or was not asked. */
  readonly onEthereum:
    { readonly kind: 'code' | 'none' } | { readonly kind: 'unreachable'; readonly reason: string } | null
  /** Whether the address was typed with a checksum. Left out where it was not typed. */
  readonly hasChecksum?: boolean
  /** Whose record of an ENS name the address is. Left out where no name was typed. */
  readonly nameRecord?: 'chain' | 'ethereum'
  /** Why the payments before this one could not be compared; null: they were. */
  readonly unreadHistory: string | null
}

/** One thing that is known, or not known, of a recipient. */
export type RecipientFinding = {
  /** `refused`: nothing can be given there. `alarm`: the giver has to agree first. `unchecked`: it could not be read. */
  readonly weight: 'refused' | 'alarm' | 'notice' | 'fine' | 'unchecked'
  readonly sentence: string
  /** Addresses to be compared in full with the recipient. */
  readonly compare?: readonly Address[]
}

/** What a giver should know of a recipient outside the directory, the weightiest first. */
export function recipientFindings(facts: RecipientFacts): readonly RecipientFinding[] {
  const findings = [
    ...standingFindings(facts),
    ...accountFindings(facts),
    ...ethereumFindings(facts),
    ...historyFindings(facts),
    ...typedFindings(facts),
  ]
  return findings.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight))
}

const weights: readonly RecipientFinding['weight'][] = ['refused', 'alarm', 'unchecked', 'notice', 'fine']

function standingFindings({ standing, chain, giverName }: RecipientFacts): readonly RecipientFinding[] {
  switch (standing.kind) {
    case 'zero':
      return [{ weight: 'refused', sentence: 'This is the zero address. What is sent there is lost.' }]
    case 'safeItself':
      return [
        { weight: 'refused', sentence: `This is your ${giverName} itself. The gift would not leave it.` },
      ]
    case 'tokenContract':
      return [
        {
          weight: 'refused',
          sentence: `This is the contract of ${standing.symbol}. What is sent to a token’s contract is lost.`,
        },
      ]
    case 'lookAlike':
      return standing.of.map(({ address, name, paidIn }) => ({
        weight: 'alarm',
        sentence: `This address only looks like ${knownAs(name, paidIn, giverName)}. Forged addresses copy the first or last digits of a known one.`,
        compare: [address],
      }))
    case 'stopped':
      return [
        {
          weight: 'refused',
          sentence: `This is an address of ${standing.name} that is ${standing.state} since ${standing.since}: ${standing.reason}`,
        },
      ]
    case 'otherChain':
      return [
        {
          weight: 'alarm',
          sentence: `The directory has this address for ${standing.name}, but not on ${chain.name}. Whoever controls it elsewhere may not control it here.`,
        },
      ]
    case 'unconfirmed':
      return [
        {
          weight: 'alarm',
          sentence:
            'The directory has this address for a cause that the operator of this site has not confirmed.',
        },
      ]
    case 'confirmed':
      return [{ weight: 'fine', sentence: `The directory has this address for ${standing.name}.` }]
    case 'owner':
      return [{ weight: 'notice', sentence: 'This is the address of an owner of your Safe.' }]
    case 'unknown':
      return [
        ...(standing.wasOf === undefined
          ? []
          : [{ weight: 'alarm', sentence: wasOfWords(standing.wasOf) } as const]),
        { weight: 'notice', sentence: 'Not in the directory: nobody here has checked whose address it is.' },
      ]
    case 'notCompared':
      return [
        {
          weight: 'unchecked',
          sentence:
            'Whether it looks like an address of the directory could not be checked: there is none now.',
        },
      ]
  }
}

function knownAs(name: string | null, paidIn: bigint | null, giverName: 'Safe' | 'wallet'): string {
  if (name !== null) return `that of ${name}`
  return paidIn === null
    ? `one that your ${giverName} knows`
    : `one that your ${giverName} paid in #${paidIn}`
}

function accountFindings({ account, chain }: RecipientFacts): readonly RecipientFinding[] {
  switch (account.kind) {
    case 'token':
      return [
        {
          weight: 'refused',
          sentence: `A token’s contract stands at this address on ${chain.name}. What is sent there is lost.`,
        },
      ]
    case 'safe':
      return [
        {
          weight: 'fine',
          sentence: `A Safe on ${chain.name}: ${account.threshold} of ${account.owners} owners sign for it.`,
        },
      ]
    case 'contract':
      return [
        {
          weight: 'notice',
          sentence: `A contract stands at this address on ${chain.name}. Ask whether it can pass on what it is sent.`,
        },
      ]
    case 'externallyOwned':
      return [
        account.isUsed === false
          ? {
              weight: 'notice',
              sentence: `An ordinary address that nobody has used on ${chain.name} yet: no transaction, nothing held.`,
            }
          : { weight: 'fine', sentence: `An ordinary address on ${chain.name}: one key signs for it.` },
      ]
    case 'unreachable':
      return [
        {
          weight: 'unchecked',
          sentence: `What stands at this address on ${chain.name} could not be checked. ${account.reason}`,
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
        sentence: `Whether a contract has this address on Ethereum could not be checked. ${onEthereum.reason}`,
      },
    ]
  if (onEthereum.kind === 'none') return []
  return [
    {
      weight: 'alarm',
      sentence: `On Ethereum a contract has this address, perhaps a Safe; on ${chain.name} there is none. What is sent here may be out of reach for its owners.`,
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
        sentence: `Whether it looks like an address that your ${giverName} has paid could not be checked. ${unreadHistory}`,
      },
    ]
  if (standing.kind !== 'unknown' || standing.paidIn === null) return []
  const words = paidWords(standing.paidIn)
  return [{ weight: 'fine', sentence: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` }]
}

function typedFindings({ hasChecksum, nameRecord, chain }: RecipientFacts): readonly RecipientFinding[] {
  if (hasChecksum === false)
    return [
      {
        weight: 'notice',
        sentence:
          'It was written without a checksum, so a wrong digit cannot be noticed here. Compare it with its source.',
      },
    ]
  if (nameRecord !== 'ethereum') return []
  return [
    {
      weight: 'notice',
      sentence: `The name has no address for ${chain.name} of its own: this is its address on Ethereum. Ask whether its owner uses it on ${chain.name} too.`,
    },
  ]
}
