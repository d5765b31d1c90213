import { describe, expect, test } from 'vitest'
import { readStatement, type StatementSources } from '../../../src/flows/record/readStatement'
import { addressOf, giftRecord } from '../../support/giftRecords'

const year = (name: number) => Date.UTC(name, 0, 1)
/** A block every 12 seconds, from March 2020 on. */
const genesisMs = Date.UTC(2020, 2, 1)
const timeOf = (block: bigint) => genesisMs + Number(block) * 12_000
/** The first block of a year. */
const blockAt = (ms: number) => BigInt(Math.ceil((ms - genesisMs) / 12_000))

const account = addressOf(0x5afe)
const coin = { symbol: 'ETH', decimals: 18 }
const lastBlock = 15_000_000n
const signal = new AbortController().signal

/** A chain whose account holds as much wei as the number of the block. */
function chainOf(reads: bigint[] = []): StatementSources {
  return {
    chainReader: {
      readBlockTime: (block) => {
        reads.push(block)
        return Promise.resolve({ kind: 'found', value: timeOf(block) })
      },
    },
    history: {
      readBalancesAt: (_owner, assets, block) =>
        Promise.resolve({ kind: 'found', value: assets.map(() => block) }),
    },
  }
}

const giftAt = (blockNumber: bigint, arrived: bigint) =>
  giftRecord({ blockNumber, atMs: timeOf(blockNumber), arrived, amount: arrived })

describe('the balances around a period', () => {
  test('are those at the end of the last blocks before and in it, with the payments of its blocks alone', async () => {
    const [first, next] = [blockAt(year(2023)), blockAt(year(2024))]
    const gifts = [giftAt(next, 1_000n), giftAt(next - 1n, 70n), giftAt(first, 5n), giftAt(first - 1n, 900n)]
    const reads: bigint[] = []
    const query = { account, coin, gifts, period: '2023', lastBlock }
    const answer = await readStatement(chainOf(reads), query, signal)
    expect(answer).toMatchObject({
      kind: 'found',
      value: {
        opening: { number: first - 1n },
        closing: { number: next - 1n },
        isSoFar: false,
        assets: [{ opening: first - 1n, toCauses: 75n, closing: next - 1n }],
      },
    })
    // The payments next to both ends tell the blocks already.
    expect(reads).toEqual([lastBlock])
  })

  test('are found in some dozen requests where no payment is near', async () => {
    const reads: bigint[] = []
    const query = { account, coin, gifts: [giftAt(14_000_000n, 5n)], period: '2022-Q2', lastBlock }
    const answer = await readStatement(chainOf(reads), query, signal)
    expect(answer).toMatchObject({
      value: {
        opening: { number: blockAt(Date.UTC(2022, 3, 1)) - 1n },
        closing: { number: blockAt(Date.UTC(2022, 6, 1)) - 1n },
        assets: [{ toCauses: 0n }],
      },
    })
    expect(reads.length).toBeLessThan(40)
  })

  test('of a period that goes on end with the last block that the record covers', async () => {
    const later = giftAt(lastBlock + 3n, 800n)
    const gifts = [later, giftAt(lastBlock, 5n)]
    const period = `${new Date(timeOf(lastBlock)).getUTCFullYear()}`
    const answer = await readStatement(chainOf(), { account, coin, gifts, period, lastBlock }, signal)
    expect(answer).toMatchObject({
      value: { closing: { number: lastBlock }, isSoFar: true, later: 1, assets: [{ toCauses: 5n }] },
    })
  })

  test('count the payments of the period that are in later blocks, and none of the next period', async () => {
    const gifts = [giftAt(lastBlock + 4n, 800n), giftAt(lastBlock + 3n, 70n), giftAt(lastBlock, 5n)]
    const read = (period: string) =>
      readStatement(chainOf(), { account, coin, gifts, period, lastBlock }, signal)
    expect(await read('')).toMatchObject({ value: { later: 2 } })
    const name = new Date(timeOf(lastBlock)).getUTCFullYear()
    expect(await read(`${name - 1}`)).toMatchObject({ value: { later: 0 } })

    const atEnd = blockAt(year(name + 1)) - 1n
    const acrossYears = { gifts: [giftAt(atEnd + 2n, 800n), giftAt(atEnd, 5n)], period: `${name}` }
    const query = { account, coin, ...acrossYears, lastBlock: atEnd - 1n }
    expect(await readStatement(chainOf(), query, signal)).toMatchObject({ value: { later: 1 } })
  })

  test('of all years begin before the first payment', async () => {
    const gifts = [giftAt(9_000n, 5n), giftAt(4_000n, 6n)]
    const answer = await readStatement(chainOf(), { account, coin, gifts, period: '', lastBlock }, signal)
    expect(answer).toMatchObject({
      value: { opening: { number: 3_999n }, isSoFar: true, assets: [{ toCauses: 11n }] },
    })
  })

  test('begin with nothing where the chain began in the period', async () => {
    const gifts = [giftAt(4_000n, 6n)]
    const answer = await readStatement(chainOf(), { account, coin, gifts, period: '2020', lastBlock }, signal)
    expect(answer).toMatchObject({ value: { opening: null, assets: [{ opening: 0n, toCauses: 6n }] } })
  })

  test('are not invented where the node has no old state, or not the block', async () => {
    const refusal = { kind: 'unreachable', reason: 'The node refused to answer.' } as const
    const query = { account, coin, gifts: [giftAt(4_000n, 6n)], period: '2022', lastBlock }
    const pruned: StatementSources = {
      ...chainOf(),
      history: { readBalancesAt: () => Promise.resolve(refusal) },
    }
    expect(await readStatement(pruned, query, signal)).toEqual(refusal)
    const shortened: StatementSources = {
      ...chainOf(),
      chainReader: {
        readBlockTime: (block) =>
          Promise.resolve(
            block < lastBlock ? { kind: 'missing' } : { kind: 'found', value: timeOf(lastBlock) },
          ),
      },
    }
    expect(await readStatement(shortened, query, signal)).toEqual({ kind: 'missing' })
  })
})
