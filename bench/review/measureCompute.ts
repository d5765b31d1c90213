import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { encodeFunctionData, erc20Abi } from 'viem'
import { checkRow, type QueueSafe } from '../../src/core/queue/checkRow'
import { everyNode, readCallTree } from '../../src/core/review/callTree'
import { encodeMultiSend } from '../../src/core/safe/multiSend'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { multisigTransactionSchema } from '../../src/adapters/service/safeServiceSchema'
import { manyRows } from '../../test/support/manyRows'
import { parse } from 'valibot'
import { median } from '../median'

/** The time of one transaction, in ms of one thread of Node, without the network. */
export type ComputeCosts = {
  readonly what: string
  readonly decodeMs: number
  readonly hashMs: number
  /** The hash and two signatures. */
  readonly verifyMs: number
}

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const perRound = 50

/**
 * Decodes, hashes and verifies transactions as the queue and the review do, over and over: the median of the rounds. Every
 * transaction is new to the process, so no cache helps.
 */
export function measureCompute({ rounds }: { readonly rounds: number }): readonly ComputeCosts[] {
  return [1, 3, 500].map((calls) => {
    const times = { decodeMs: [] as number[], hashMs: [] as number[], verifyMs: [] as number[] }
    for (let round = 0; round <= rounds; round += 1) {
      const { records, safe } = newRecords(calls, calls === 500 ? 5 : perRound)
      const decodeMs = eachMs(records, (record) => void everyNode(readCallTree(record, record.safe)))
      const hashMs = eachMs(records, (record) => void safeTxHash(record, { ...safe, safe: safe.address }))
      const verifyMs = eachMs(records, (record) => {
        for (const _ of checkRow(record, safe));
      })
      // The first round warms up the JIT.
      if (round === 0) continue
      times.decodeMs.push(decodeMs)
      times.hashMs.push(hashMs)
      times.verifyMs.push(verifyMs)
    }
    return {
      what: calls === 1 ? 'one payment' : `a batch of ${calls} payments`,
      decodeMs: median(times.decodeMs) ?? 0,
      hashMs: median(times.hashMs) ?? 0,
      verifyMs: median(times.verifyMs) ?? 0,
    }
  })
}

function newRecords(calls: number, count: number) {
  const signers = [1, 2].map(() => {
    const privateKey = generatePrivateKey()
    return { privateKey, address: privateKeyToAddress(privateKey) }
  })
  const address = privateKeyToAddress(generatePrivateKey())
  const safe: QueueSafe = {
    chainId: 1,
    address,
    version: '1.4.1',
    owners: signers.map((signer) => signer.address),
    nonce: 0n,
  }
  const rows = manyRows({ chainId: 1, safe: address, count, signers, call: (index) => batchOf(calls, index) })
  const records: readonly SafeTxRecord[] = rows.map((row) => parse(multisigTransactionSchema, row))
  return { records, safe }
}

/** Payments of a token; the first half of a batch may be anything that the app itself would make. */
export function batchOf(calls: number, seed: number) {
  const to = privateKeyToAddress(`0x${(seed + 1).toString(16).padStart(64, '0')}`)
  const one = (index: number) => ({
    to,
    value: 0n,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, BigInt(seed * 1_000 + index + 1)],
    }),
  })
  if (calls === 1) return { ...one(0), operation: 0 } as const
  const data = encodeMultiSend(Array.from({ length: calls }, (_, index) => one(index)))
  return { to: multiSend, value: 0n, data, operation: 1 } as const
}

function eachMs<T>(items: readonly T[], work: (item: T) => void): number {
  const startMs = performance.now()
  for (const item of items) work(item)
  return (performance.now() - startMs) / items.length
}
