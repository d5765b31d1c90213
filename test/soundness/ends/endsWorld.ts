import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Address, Hex } from 'viem'
import { createChainReader } from '../../../src/adapters/chain/chainReader'
import { createHistoryReader } from '../../../src/adapters/chain/createHistoryReader'
import type { AppChain } from '../../../src/core/chain'
import { executionTopics } from '../../../src/core/safe/executionResult'
import type { Call, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import { trackedId, type TrackedTx } from '../../../src/core/tracking/trackedItem'
import { createTrackedStore, findTracked, updateTracked } from '../../../src/core/tracking/trackedStore'
import { observeItem } from '../../../src/flows/tracking/observe/observeItem'
import type { SafeService } from '../../../src/ports/service'
import { createFakeWorld, portsOf } from '../../support/fakeWorld'
import type { GivingSafe } from '../../support/givingChain'
import { buildRecord, buildTrackedTx } from '../../support/safeFixtures'

/**
 * Code that emits ExecutionSuccess for the hash in its calldata, and does nothing else: `LOG2(0, 32)`, or before Safe 1.4.0,
 * which has the hash in the data, `LOG1(0, 64)`.
 */
export function forgerCode(version: string): Hex {
  const topic = executionTopics[0].slice(2)
  return version < '1.4.0' ? `0x5f355f527f${topic}60405fa100` : `0x5f357f${topic}60205fa200`
}

/**
 * Code that emits two events of a SafeL2: one with the topic and the data that its calldata begins with (topic, length, data),
 * and ExecutionSuccess of Safe 1.4.0 and later for the hash after them.
 */
export const announcerCode: Hex = `0x6020358060405f375f35815fa1604001357f${executionTopics[0].slice(2)}6020618000a200`

/** Calls the address in the first word of its calldata with the rest of it, and reverts if that does: a relayer's contract. */
export const relayerCode: Hex = '0x602036038060205f375f5f825f5f5f355af115601757005b5f5ffd'

/** The same for ExecutionFailure. */
export function failureForgerCode(version: string): Hex {
  return forgerCode(version).replace(executionTopics[0].slice(2), executionTopics[1].slice(2)) as Hex
}

/** A transaction of a Safe that runs code at an address in the Safe's own name. */
export function delegated(to: Address, data: Hex) {
  return { to, data, operation: 1, value: 0n } as const
}

/** A service that lists these records and nothing else. */
export function serviceWith(records: () => readonly SafeTxRecord[]): SafeService {
  const { service } = portsOf(createFakeWorld())
  return {
    ...service,
    async getTransaction(hash) {
      const value = records().find(({ safeTxHash }) => safeTxHash.toLowerCase() === hash.toLowerCase())
      return value === undefined ? { kind: 'missing' } : { kind: 'found', value }
    },
    async listTransactions(_safe, { nonceFrom = 0n, nonce, executed, limit = 100, offset = 0 }) {
      const rows = records()
        .filter((one) => executed === undefined || one.isExecuted === executed)
        .filter((one) => one.nonce >= nonceFrom && (nonce === undefined || one.nonce === nonce))
        .toSorted((one, other) => Number(other.nonce - one.nonce))
      const end = offset + limit
      return {
        kind: 'found',
        value: {
          rows: rows.slice(offset, end).map((record) => ({ kind: 'record', record })),
          nextOffset: end < rows.length ? end : null,
        },
      }
    },
  }
}

/** A signed transaction as a service lists it, with what it says of it. */
export function listed(
  { address }: GivingSafe,
  { tx, hash }: { readonly tx: Partial<SafeTxRecord>; readonly hash: SafeTxRecord['safeTxHash'] },
  word: Partial<SafeTxRecord> = {},
): SafeTxRecord {
  return buildRecord({ ...tx, safe: address, safeTxHash: hash, ...word })
}

/** A gift as it is followed by who proposed it. */
export function followed(
  { address: safe }: GivingSafe,
  { hash, tx }: { readonly hash: SafeTxRecord['safeTxHash']; readonly tx: { readonly nonce: bigint } },
  calls: readonly Call[],
  overrides: Partial<TrackedTx> = {},
): TrackedTx {
  const [shown] = buildTrackedTx().gifts
  if (shown === undefined) throw new Error('There is one gift.')
  const gifts = calls.map(({ to, value }) => ({ ...shown, recipient: to, amount: value }))
  const { nonce } = tx
  return buildTrackedTx({
    chainId: 31337,
    safe,
    safeTxHash: hash,
    calls,
    gifts,
    nonce,
    fromBlock: 0n,
    ...overrides,
  })
}

/** Follows items over a chain and a service, one poll of each after the other. */
export function follower(items: readonly TrackedTx[], chain: AppChain, service: SafeService) {
  const tracked = createTrackedStore({ items, durable: true })
  const { host } = portsOf(createFakeWorld())
  const sources = { chain, chainReader: createChainReader(chain), service, host, tracked }
  let nowMs = 0
  return {
    tracked,
    /** Where an item stands after some polls, and in which words. */
    async poll(item: TrackedTx, times = 3) {
      for (let round = 0; round < times; round += 1) {
        const current = findTracked(tracked, trackedId(item))
        if (current === undefined || statusTable[current.phase.status].pollMs(chain, current) === null) break
        const seen = await observeItem(current, sources, new AbortController().signal)
        nowMs += 1_000
        updateTracked(tracked, trackedId(item), (now) => advance(now, seen, nowMs))
      }
      const now = findTracked(tracked, trackedId(item)) as TrackedTx
      return { phase: now.phase, note: now.note, label: statusTable[now.phase.status].label(now) }
    },
  }
}

type Question = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] }

/** A node in front of another one that refuses some methods, as most public nodes do. */
export async function openRefusingNode(
  rpcUrl: string,
  refused: (method: string, params?: readonly unknown[]) => boolean,
) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void answer(Buffer.concat(parts).toString()))
    async function answer(body: string) {
      const asked = JSON.parse(body) as Question[] | Question
      const one = async (question: Question) => {
        const error = { code: -32601, message: 'the method does not exist' }
        if (refused(question.method, question.params)) return { jsonrpc: '2.0', id: question.id, error }
        const reply = await fetch(rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(question),
        })
        return (await reply.json()) as unknown
      }
      const answers = Array.isArray(asked) ? await Promise.all(asked.map(one)) : await one(asked)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The node has no port.')
  return {
    url: `http://127.0.0.1:${place.port}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** The chain as another node shows it. */
export function chainAt(chain: AppChain, url: string): AppChain {
  return { ...chain, rpcUrls: [url] }
}

/** What reads single gifts and records of a chain, over another node of it. */
export function readersOf(chain: AppChain) {
  return { chain, chainReader: createChainReader(chain), history: createHistoryReader(chain) }
}
