import type { Address, Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { assetsOf } from '../../src/core/giving/assets'
import type { Cause } from '../../src/core/causes/cause'
import type { ListedRow, ListPage } from '../../src/core/queue/listPage'
import type { SafeSetup } from '../../src/core/review/safeSetup'
import { knownContract } from '../../src/core/safe/knownContracts'
import type { MinedContext } from '../../src/core/safe/payeeOf'
import type {
  Call,
  ExecutedTx,
  Execution,
  SafeMessageRecord,
  SafeOnChain,
  SafeTxHash,
  SafeTxRecord,
} from '../../src/core/safe/safeTx'
import { recoverSigner } from '../../src/core/safe/recoverSigner'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import type { SignatureVerdict } from '../../src/core/safe/judgeSignatures'
import type { TokenTransfer } from '../../src/core/safe/tokenTransfers'
import type { Balances, SafeCheck } from '../../src/flows/account/account'
import type { AccountContext } from '../../src/flows/account/accountContext'
import type { CausesState } from '../../src/flows/session/loadCauses'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { createTrackedStore, type TrackedStore } from '../../src/core/tracking/trackedStore'
import type { AccountCode, ChainReader, ContextQuery } from '../../src/ports/chain'
import type { Answer } from '../../src/core/answer'
import type { Clock } from '../../src/ports/clock'
import type { HostChannel, HostSafeInfo, ProposeResult } from '../../src/ports/host'
import type { KeyValueStorage, TabLocks } from '../../src/ports/storage'
import type { PageOptions, SafeService } from '../../src/ports/service'
import type { BalanceRise, NodeVerdict } from '../../src/core/tracking/observation'
import { createFakeBrowser } from './fakeStorage'
import { alone } from './fakeLocks'
import { aChain, addressOf, aGift, buildOnChain, buildSetup, owners, theCause, theSafe } from './safeFixtures'
import { storedIn } from './storedIn'

/** One Safe as the chain, the service and the host would tell of it. A test changes it as the story goes. */
export type FakeWorld = {
  onChain: SafeOnChain
  setup: SafeSetup
  executions: Map<SafeTxHash, Execution>
  records: SafeTxRecord[]
  /** Hashes of records that the service's list leaves out. */
  unlisted: SafeTxHash[]
  /** Rows that cannot be read, as their text: at the end of every list. */
  unreadable: string[]
  messages: SafeMessageRecord[]
  acceptsSignatures: boolean
  /** Owners who have approved whatever is asked about, on the chain. */
  approvedBy: Address[]
  /** What the tokens say of whatever was executed; null: the receipt is not there. */
  transfers: TokenTransfer[] | null
  /** By how much the balances rose that were asked for. */
  rises: BalanceRise[]
  /** What a second node says of what would end a gift. */
  nodes: NodeVerdict
  /** The code at an address, by its hash; null: none. What is not named is as Safe published it. */
  codes: Map<Address, Hex | null>
  /** What the host claims; by default what the chain says. */
  claims: Partial<HostSafeInfo>
  /** Records that the host shows; null: the same as the service. */
  hostRecords: SafeTxRecord[] | null
  /** Who does not answer, and for how long it asks to be left alone. */
  down: Map<'chain' | 'service' | 'host', { retryAfterMs?: number }>
  /** Who, or which request (`service.listTransactions`), never answers. */
  silent: Set<string>
  budgetWaitMs: number
  /** By how many blocks the service says that it is behind; null: it does not say. */
  lagBlocks: number | null
  balances: (bigint | null)[]
  /** Each request, in order: who was asked for what. */
  readonly asked: string[]
  /** What stands at the address of whoever is connected. */
  accountCode: AccountCode
  /** When each block was made, in ms. */
  blockTimes: Map<bigint, number>
  /** The transactions of the chain that are in a block, by their hash. */
  executed: Map<Hex, ExecutedTx>
  /** Accounts that run code when they are paid: all others are keys. */
  contracts: Address[]
  /** The proposals that the host was asked for. Each is answered by the test. */
  readonly proposals: { readonly calls: readonly Call[]; answer(result: ProposeResult): void; fail(): void }[]
}

export function createFakeWorld(overrides: Partial<FakeWorld> = {}): FakeWorld {
  return {
    onChain: buildOnChain(),
    setup: buildSetup(),
    executions: new Map(),
    records: [],
    unlisted: [],
    unreadable: [],
    lagBlocks: null,
    messages: [],
    acceptsSignatures: true,
    approvedBy: [],
    transfers: [],
    rises: [],
    nodes: 'agree',
    codes: new Map(),
    claims: {},
    hostRecords: null,
    down: new Map(),
    silent: new Set(),
    budgetWaitMs: 0,
    balances: [1n, null],
    asked: [],
    accountCode: { kind: 'contract', singleton: buildOnChain().singleton },
    blockTimes: new Map(),
    executed: new Map(),
    contracts: [],
    proposals: [],
    ...overrides,
  }
}

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** The same world through the ports. */
export function portsOf(
  world: FakeWorld,
  followed: readonly TrackedItem[] = [],
): {
  tracked: TrackedStore
  chainReader: ChainReader
  service: SafeService
  host: HostChannel
  locks: TabLocks
} {
  async function answer<T>(
    who: 'chain' | 'service' | 'host',
    what: string,
    value: () => T | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer<T>> {
    signal?.throwIfAborted()
    world.asked.push(`${who}.${what}`)
    await Promise.resolve()
    signal?.throwIfAborted()
    if (world.silent.has(who) || world.silent.has(`${who}.${what}`)) await untilAborted(signal)
    const trouble = world.down.get(who)
    if (trouble !== undefined) return { kind: 'unreachable', reason: `The ${who} is down.`, ...trouble }
    const found = value()
    return found === undefined ? { kind: 'missing' } : { kind: 'found', value: found }
  }
  const byHash = (records: readonly SafeTxRecord[], hash: SafeTxHash) =>
    records.find(({ safeTxHash }) => safeTxHash === hash)

  const chainReader: ChainReader = {
    chainId: aChain.id,
    readSafe: (_safe, signal) => answer('chain', 'readSafe', () => world.onChain, signal),
    readSetup: (_safe, signal) => answer('chain', 'readSetup', () => world.setup, signal),
    findExecution: (_safe, hash, _where, signal) =>
      answer('chain', 'findExecution', () => world.executions.get(hash), signal),
    readTransfers: (_executed, signal) =>
      answer('chain', 'readTransfers', () => world.transfers ?? undefined, signal),
    readRises: (_query, signal) => answer('chain', 'readRises', () => world.rises, signal),
    readFallbackHandler: () => Promise.resolve({ kind: 'missing' }),
    compareNodes: (_claim, signal) => answer('chain', 'compareNodes', () => world.nodes, signal),
    readBalances: (_owner, _assets, signal) => answer('chain', 'readBalances', () => world.balances, signal),
    isValidSignature: (_safe, _hash, _signature, signal) =>
      answer('chain', 'isValidSignature', () => world.acceptsSignatures, signal),
    isValidLegacySignature: (_contract, _data, _signature, signal) =>
      answer('chain', 'isValidLegacySignature', () => world.acceptsSignatures, signal),
    readApprovals: (_safe, _hash, owners, signal) =>
      answer(
        'chain',
        'readApprovals',
        () => owners.filter((owner) => world.approvedBy.includes(owner)),
        signal,
      ),
    checkSignatures: ({ hash, signatures }, signal) =>
      answer(
        'chain',
        'checkSignatures',
        () => signatures.map((one) => ({ kind: 'found', value: verdictIn(world, hash, one) }) as const),
        signal,
      ),
    readCodeHash: (address, signal) =>
      answer('chain', 'readCodeHash', () => codeHashIn(world, address), signal),
    readTransactionHash: (safe, tx, signal) => {
      const { version } = world.onChain
      const hash = () => safeTxHash(tx, { chainId: aChain.id, safe, version })
      return answer('chain', 'readTransactionHash', hash, signal)
    },
    readGasPrice: (signal) => answer('chain', 'readGasPrice', () => 10n ** 10n, signal),
    readAccountCode: (_address, signal) =>
      answer('chain', 'readAccountCode', () => world.accountCode, signal),
    readBlockTime: (block, signal) =>
      answer('chain', 'readBlockTime', () => world.blockTimes.get(block), signal),
    readExecuted: (_safe, hash, signal) =>
      answer('chain', 'readExecuted', () => world.executed.get(hash), signal),
    readMinedContext: (query, signal) =>
      answer('chain', 'readMinedContext', () => contextIn(world.contracts, query), signal),
  }
  const service: SafeService = {
    waitMs: () => world.budgetWaitMs,
    getTransaction: (hash, signal) =>
      answer('service', 'getTransaction', () => byHash(world.records, hash), signal),
    listTransactions: (_safe, { nonceFrom = 0n, nonce, executed, ...page }, signal) =>
      answer(
        'service',
        'listTransactions',
        () => {
          const records = world.records
            .filter(({ safeTxHash }) => !world.unlisted.includes(safeTxHash))
            .filter((record) => executed === undefined || record.isExecuted === executed)
            .filter((record) => record.nonce >= nonceFrom && (nonce === undefined || record.nonce === nonce))
          return pageOf(records, world.unreadable, page)
        },
        signal,
      ),
    listMessages: (_safe, page, signal) =>
      answer('service', 'listMessages', () => pageOf(world.messages, [], page), signal),
    getMessage: (hash, signal) =>
      answer(
        'service',
        'getMessage',
        () => world.messages.find(({ messageHash }) => messageHash === hash),
        signal,
      ),
    getLag: (signal) => answer('service', 'getLag', () => world.lagBlocks ?? undefined, signal),
    listSafesOf: (owner, signal) =>
      answer('service', 'listSafesOf', () => (owners.includes(owner) ? [theSafe] : []), signal),
  }
  const host: HostChannel = {
    getInfo: (signal) => answer('host', 'getInfo', () => claimsOf(world), signal),
    async getTransaction(hash, signal) {
      const shown = await answer(
        'host',
        'getTransaction',
        () => byHash(world.hostRecords ?? world.records, hash),
        signal,
      )
      return shown.kind === 'missing' ? { kind: 'unreachable', reason: 'Request failed' } : shown
    },
    onAnswer: () => () => undefined,
    propose: (calls) =>
      new Promise((resolve, reject) => {
        world.proposals.push({ calls, answer: resolve, fail: () => reject(new Error('It broke.')) })
      }),
  }
  const tracked = createTrackedStore({ items: followed, durable: true })
  return { chainReader, service, host, locks: alone, tracked }
}

function pageOf<T>(
  records: readonly T[],
  unreadable: readonly string[],
  { limit = 100, offset = 0 }: PageOptions,
): ListPage<T> {
  const rows: readonly ListedRow<T>[] = [
    ...records.map((record) => ({ kind: 'record', record }) as const),
    ...unreadable.map((raw) => ({ kind: 'unreadable', raw, reason: 'to is not an address' }) as const),
  ]
  const end = offset + limit
  return { rows: rows.slice(offset, end), nextOffset: end < rows.length ? end : null }
}

function codeHashIn({ codes }: FakeWorld, address: Address): Hex | undefined {
  const told = codes.get(address)
  return told === undefined ? knownContract(address)?.codeHash : (told ?? undefined)
}

/** What the node tells of a transaction that anybody sent, and that moved no token. */
export function contextIn(contracts: readonly Address[], { addresses }: ContextQuery): MinedContext {
  const executor = addressOf('who sent it')
  const codes = [executor, ...addresses].map((address) => {
    return { address, code: contracts.includes(address) ? 'code' : 'none' } as const
  })
  return { executor, codes, credited: [] }
}

/** What a Safe with these owners says of one signature. */
function verdictIn(
  { onChain, approvedBy, acceptsSignatures }: FakeWorld,
  hash: Hex,
  signature: Hex,
): SignatureVerdict {
  const recovered = recoverSigner(hash, signature)
  const accepted = (isSo: boolean, code: string): SignatureVerdict =>
    isSo ? { kind: 'ok' } : { kind: 'refused', code }
  switch (recovered.kind) {
    case 'invalid':
      return { kind: 'refused', code: 'GS026' }
    case 'contractSignature':
      return accepted(acceptsSignatures, 'GS024')
    case 'approvedHash':
      return accepted(approvedBy.includes(recovered.owner), 'GS025')
    case 'key':
      return accepted(onChain.owners.includes(recovered.signer), 'GS026')
  }
}

function claimsOf({ onChain, claims }: FakeWorld): HostSafeInfo {
  const { chainId, owners, threshold, nonce, version } = onChain
  return { safe: theSafe, chainId, owners, threshold, isReadOnly: false, nonce, version, ...claims }
}

export const aCause: Cause = {
  id: aGift.causeId,
  name: aGift.payeeName,
  summary: 'Wells.',
  description: [],
  field: 'Water',
  place: 'Everywhere',
  website: 'https://water.test',
  confirmed: true,
  recipients: [
    {
      chainId: aChain.id,
      address: theCause,
      proofs: [{ type: 'page', url: 'https://water.test/address', retrievedOn: '2026-01-01' }],
    },
  ],
}

/** What an account shares, over a world; for flows that are tested on their own. */
export function contextOf(
  world: FakeWorld,
  {
    clock,
    storage = createFakeBrowser().openTab(),
    signal = new AbortController().signal,
  }: { clock: Clock; storage?: KeyValueStorage; signal?: AbortSignal },
): AccountContext {
  return {
    ...portsOf(world),
    chain: aChain,
    safe: theSafe,
    causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
    ...storedIn(storage, theSafe),
    clock,
    check: createStore<SafeCheck>(() => ({ kind: 'checking' })),
    assets: createStore(() => assetsOf(aChain)),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    tracked: createTrackedStore({ items: [], durable: storage.isDurable }),
    signal,
  }
}
