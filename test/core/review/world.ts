import { type Address, type Hex, zeroAddress } from 'viem'
import type { Answer } from '../../../src/core/answer'
import type { Cause } from '../../../src/core/causes/cause'
import { readCallTree } from '../../../src/core/review/callTree'
import type { ReviewInput } from '../../../src/core/review/reviewInput'
import { type Review, contractsToProve, reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeSetup, SetupContract } from '../../../src/core/review/safeSetup'
import { libraryContract } from '../../../src/core/review/libraryContracts'
import { knownContract, knownProxies } from '../../../src/core/safe/knownContracts'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, addressOf, aToken, buildRecord, owners, theCause, theSafe } from '../../support/safeFixtures'

export const found = <value>(value: value): Answer<value> => ({ kind: 'found', value })
export const read = <value>(value: value) => ({ kind: 'read', value }) as const
export const unreachable = { kind: 'unreachable', reason: 'The node did not answer.' } as const

export const stranger = addressOf('a stranger')
/** A cause of the directory that receives on another chain only. */
export const farCause = addressOf('Far School')
export const newCause = addressOf('New Cause')

const recipientAt = (chainId: number, address: Address): Cause['recipients'][number] => ({
  chainId,
  address,
  proofs: [{ type: 'page', url: 'https://cause.example/give', retrievedOn: '2026-11-02' }],
})
const cause = (
  id: string,
  name: string,
  recipient: Cause['recipients'][number],
  confirmed = true,
): Cause => ({
  id,
  name,
  summary: 'A cause.',
  description: [],
  field: 'Water',
  place: 'Ghent',
  confirmed,
  recipients: [recipient],
})

export const directory: readonly Cause[] = [
  cause('clean-water', 'Clean Water', recipientAt(aChain.id, theCause)),
  cause('far-school', 'Far School', recipientAt(1, farCause)),
  cause('new-cause', 'New Cause', recipientAt(aChain.id, newCause), false),
]

/** A contract that Safe has published, with its code. */
export function published(address: Address): SetupContract {
  return { address, codeHash: read(knownContract(address)?.codeHash ?? null) }
}

export const singleton141 = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
export const handler141 = '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99'

/** {@link theSafe}: 2 of 3, Safe 1.4.1 with its handler, nothing else set. */
export function buildSetup(overrides: Partial<SafeSetup> = {}): SafeSetup {
  return {
    chainId: aChain.id,
    address: theSafe,
    blockNumber: 100n,
    codeHash: read(knownProxies['1.4.1']),
    singleton: read(published(singleton141)),
    version: read('1.4.1'),
    owners: read(owners.map((address) => ({ address, kind: 'externallyOwned' }))),
    threshold: read(2),
    nonce: read(7n),
    modules: read({ list: [], complete: true }),
    guard: read(null),
    moduleGuard: read(null),
    fallbackHandler: read(published(handler141)),
    ...overrides,
  }
}

export type World = Partial<ReviewInput> & {
  readonly setupOverrides?: Partial<SafeSetup>
}

/** A transaction of {@link theSafe} signed by Ada and Ben, in a world where everybody tells the truth. */
export function reviewInput(
  tx: Partial<SafeTxRecord> = {},
  { setupOverrides, ...world }: World = {},
): ReviewInput {
  const record = buildRecord({ signedBy: ['Ada', 'Ben'], ...tx })
  return {
    record,
    safe: theSafe,
    chain: aChain,
    setup: found(buildSetup(setupOverrides)),
    contractHash: found<Hex>(record.safeTxHash),
    directory: found(directory),
    earlierPayments: found([]),
    rivals: found({ records: [], unreadable: 0 }),
    codes: honestCodes(record),
    gasPrice: found(10n ** 10n),
    signatureAnswers: new Map(),
    ...world,
  }
}

/** The same as a review reads it, with nothing before it in the queue. */
export function reviewReading(...wishes: Parameters<typeof reviewInput>) {
  const input = reviewInput(...wishes)
  const tree = readCallTree(input.record, input.safe)
  return { ...input, tree, earlier: found({ records: [], isWhole: true }) }
}

/** The published code, at every contract that the review wants to compare. */
function honestCodes(record: SafeTxRecord): ReviewInput['codes'] {
  const hashOf = (address: Address) => (libraryContract(address) ?? knownContract(address))?.codeHash ?? null
  return new Map(
    contractsToProve(readCallTree(record, theSafe)).map((address): [string, Answer<Hex>] => {
      const hash = hashOf(address)
      return [address.toLowerCase(), hash === null ? { kind: 'missing' } : found(hash)]
    }),
  )
}

/** Every check that does not hold, by its name. */
export function outcomesOf({ checks }: Review): Record<string, string> {
  return Object.fromEntries(
    checks.filter(({ outcome }) => outcome !== 'holds').map(({ id, outcome }) => [id, outcome]),
  )
}

export const review = (tx: Partial<SafeTxRecord> = {}, world: World = {}) =>
  reviewSafeTx(reviewInput(tx, world))

/** Another address with the same first and last four hexadecimal digits. */
export function lookAlikeOf(address: Address): Address {
  const flip = address
    .slice(6, -4)
    .replace(/./g, (digit) => ((15 - Number.parseInt(digit, 16)) % 10).toString())
  return `${address.slice(0, 6)}${flip}${address.slice(-4)}`.toLowerCase() as Address
}

export { aChain, aToken, owners, theCause, theSafe, zeroAddress }
