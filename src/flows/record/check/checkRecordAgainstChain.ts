import type { Address, Hex } from 'viem'
import type { Answer } from '../../../core/answer'
import type { AppChain } from '../../../core/chain'
import { checkGiftRecord } from '../../../core/record/checkGiftRecord'
import { type ClaimedExecution, findClaimedExecution } from '../../../core/record/findClaimedExecution'
import type { GiftRecord } from '../../../core/record/giftRecord'
import type { DirectoryOfToday } from '../../../core/record/judgeCause'
import type { RecordCheck } from '../../../core/record/recordCheck'
import type { NamedToken } from '../../../core/record/recordGifts'
import type { MinedTx } from '../../../core/record/recordedTx'
import { noEvidence } from '../../../core/safe/executed/evidence'
import type { SafeOnChain, SafeTxRecord } from '../../../core/safe/safeTx'
import { runInSlices } from '../../runInSlices'
import { createTokenNames } from '../tokenNames'
import type { RecordSources } from '../recordParts'
import { readFinality } from '../read/finalBlocks'

export type CheckContext = {
  readonly chains: readonly AppChain[]
  readonly openSources: (chain: AppChain) => Promise<RecordSources>
  readonly directory: DirectoryOfToday | null
  /** Called while other chains are searched, with what the chain of the record said and those that have not answered yet. */
  readonly onSearch?: (search: ChainSearch) => void
}

export type ChainSearch = {
  /** Null: the app does not read the chain of the record. */
  readonly chain: AppChain | null
  readonly isReached: boolean
  /** Other chains that were read: no block of them has the transaction. */
  readonly lacking: readonly AppChain[]
  /** Other chains that could not be read. */
  readonly unread: readonly AppChain[]
  readonly waitingFor: readonly AppChain[]
}

/** Result of a check. `unread`: other chains that may have the transaction, as they could not be read. */
export type CheckOutcome = { readonly unread: readonly AppChain[] } & (
  | { readonly kind: 'checked'; readonly chain: AppChain; readonly check: RecordCheck }
  /** The app does not read the chain of the record, and no chain that was read has the transaction. */
  | { readonly kind: 'unknownChain'; readonly chainId: number }
)

/**
 * Reads the chain again, and confirms or refutes a gift record. The service only supplies signed fields that the chain does
 * not show, used where they hash to what was executed. Searches other chains when the chain of the record lacks the
 * transaction. Rejects when aborted, or when a chunk of the app failed to load.
 */
export async function checkRecordAgainstChain(
  claim: GiftRecord,
  { chains, openSources, directory, onSearch }: CheckContext,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const chain = chains.find(({ id }) => id === claim.chainId)
  const sources = chain === undefined ? null : await openSources(chain)
  const mined: Answer<MinedTx> =
    sources === null ? { kind: 'missing' } : await sources.history.readMined(claim.txHash, signal)
  const { elsewhere, unread } =
    mined.kind === 'found'
      ? nowhereElse
      : await findElsewhere(
          claim,
          {
            chains,
            openSources,
            onAnswer: (answers) =>
              onSearch?.({ chain: chain ?? null, isReached: mined.kind === 'missing', ...answers }),
          },
          signal,
        )
  // If the app does not read the record's chain, check on the chain that has the transaction.
  const home = chain ?? elsewhere
  if (home === null) return { kind: 'unknownChain', chainId: claim.chainId, unread }
  const found =
    sources === null || mined.kind !== 'found'
      ? nothingRead
      : await readEvidence(claim, mined.value, sources, signal)
  const check = checkGiftRecord(claim, {
    chain: home,
    mined,
    elsewhere: elsewhere?.id ?? null,
    directory,
    ...found,
  })
  return { kind: 'checked', chain: home, check, unread }
}

const nothingRead = { execution: null, safe: null, codes: new Map(), token: null, finalBlock: null }

type Elsewhere = { readonly elsewhere: AppChain | null; readonly unread: readonly AppChain[] }

const nowhereElse: Elsewhere = { elsewhere: null, unread: [] }

type Answers = Pick<ChainSearch, 'lacking' | 'unread' | 'waitingFor'>

/**
 * Searches the other chains, and resolves with the first that has the transaction without waiting for the rest: a
 * transaction hash belongs to one chain, as it commits to the chain id (EIP-155).
 */
function findElsewhere(
  { txHash, chainId }: GiftRecord,
  {
    chains,
    openSources,
    onAnswer,
  }: Pick<CheckContext, 'chains' | 'openSources'> & { readonly onAnswer: (answers: Answers) => void },
  signal: AbortSignal,
): Promise<Elsewhere> {
  const others = chains.filter(({ id }) => id !== chainId)
  const said = new Map<AppChain, 'missing' | 'unreachable'>()
  const answers = (): Answers => ({
    lacking: others.filter((chain) => said.get(chain) === 'missing'),
    unread: others.filter((chain) => said.get(chain) === 'unreachable'),
    waitingFor: others.filter((chain) => !said.has(chain)),
  })
  onAnswer(answers())
  let isFound = false
  return new Promise((resolve, reject) => {
    const reads = others.map(async (other) => {
      const { history } = await openSources(other)
      const { kind } = await history.readMined(txHash, signal)
      // What was said of the search would replace the verdict.
      if (isFound) return undefined
      isFound = kind === 'found'
      if (kind === 'found') return resolve({ elsewhere: other, unread: [] })
      said.set(other, kind)
      onAnswer(answers())
    })
    Promise.all(reads).then(() => resolve({ elsewhere: null, unread: answers().unread }), reject)
  })
}

async function readEvidence(claim: GiftRecord, mined: MinedTx, sources: RecordSources, signal: AbortSignal) {
  const { chain, history, chainReader } = sources
  const { payer } = claim
  const [safe, token, finalBlock] = await Promise.all([
    payer.kind === 'safe' ? chainReader.readSafe(payer.address, signal) : null,
    readToken(claim, sources, signal),
    readFinality(chain, history, signal),
  ])
  const execution = await findExecution(claim, { mined, safe, sources }, signal)
  const codes = await readCodes(contractsOf(execution, safe), sources, signal)
  return { execution, safe, codes, token, finalBlock }
}

async function readToken(
  { asset, payer }: GiftRecord,
  { chain, readToken }: RecordSources,
  signal: AbortSignal,
): Promise<NamedToken | null> {
  if (asset.token === null) return null
  const names = createTokenNames({ chain, safe: payer.address, readToken })
  await names.read([asset.token], signal)
  return names.of(asset.token)
}

type Found = {
  readonly mined: MinedTx
  readonly safe: Answer<SafeOnChain> | null
  readonly sources: RecordSources
}

async function findExecution(
  claim: GiftRecord,
  { mined, safe, sources }: Found,
  signal: AbortSignal,
): Promise<ClaimedExecution> {
  const today = safe?.kind === 'found' ? safe.value : null
  const { payer } = claim
  const read =
    payer.kind === 'safe'
      ? await sources.history.readEvidence(mined, payer.address, { isCodeWanted: true }, signal)
      : null
  const evidence = read?.kind === 'found' ? read.value : noEvidence
  const { tokens } = sources.chain
  const known = { version: today?.version ?? null, nonce: today?.nonce ?? null, evidence, tokens }
  const find = (records: readonly SafeTxRecord[]) =>
    runInSlices(findClaimedExecution(claim, mined, { ...known, records }), sources.clock)
  const found = await find([])
  signal.throwIfAborted()
  const isUnread = found.kind === 'found' && found.payer.kind === 'safe' && found.paid.tx === null
  if (!isUnread || found.payer.kind !== 'safe') return found
  const answer = await sources.service.getTransaction(found.payer.safeTxHash, signal)
  return answer.kind === 'found' ? find([answer.value]) : found
}

/** Returns the contracts whose code gives the events and the calldata their meaning. */
function contractsOf(execution: ClaimedExecution, safe: Answer<SafeOnChain> | null): readonly Address[] {
  const tx = execution.kind === 'found' ? execution.paid.tx : null
  const batch = tx?.operation === 1 ? [tx.to] : []
  return safe?.kind === 'found' ? [safe.value.singleton, ...batch] : batch
}

async function readCodes(
  contracts: readonly Address[],
  { chainReader }: RecordSources,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Answer<Hex>>> {
  const read = async (contract: Address) =>
    [contract.toLowerCase(), await chainReader.readCodeHash(contract, signal)] as const
  return new Map(await Promise.all(contracts.map(read)))
}
