import * as fc from 'fast-check'
import { type Address, concatHex, pad, parseAbi, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlessReverted } from '../../../src/adapters/chain/nodeErrors'
import { everyNode, readCallTree } from '../../../src/core/review/callTree'
import { createSafe } from '../../sandbox/chain/createSafe'
import { deploySafeContracts } from '../../sandbox/chain/deploySafeContracts'
import { owners } from '../../sandbox/chain/owners'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { type LocalChain, startChain } from '../../sandbox/chain/startChain'
import { anyBytes } from '../safe/arbitraries'
import { type Entry, type Made, delegateOf, packedBatch } from './bytes'

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])
const ada = privateKeyToAccount(owners[0]?.privateKey ?? '0x')
/** Keeps what it is called with: `log1(calldata, topic = callvalue)`. */
const recorder = '0x365f5f3734365fa100'
const wells: readonly Address[] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
  '0x3333333333333333333333333333333333333333',
]

let chain: LocalChain
beforeAll(async () => {
  chain = await startChain()
  await deploySafeContracts(chain)
  await Promise.all(
    [...wells, zeroAddress].map((address) => chain.client.setCode({ address, bytecode: recorder })),
  )
})
afterAll(() => chain.stop())

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('Safe %s', (version) => {
  const contract = {
    multiSend: canonicalDeployment(version, 'MultiSend').address,
    callOnly: canonicalDeployment(version, 'MultiSendCallOnly').address,
  }
  const anyLeaf: fc.Arbitrary<Entry> = fc.record({
    to: fc.oneof({ arbitrary: fc.constantFrom(...wells), weight: 9 }, fc.constant(zeroAddress)),
    value: fc.bigInt({ min: 0n, max: 9n }),
    data: anyBytes(60),
  })
  /** Zeros and other bytes of every length that the contract treats differently. */
  const anyTail = fc.oneof(
    { arbitrary: fc.constant('0x' as const), weight: 6 },
    fc.nat({ max: 90 }).map((size) => pad('0x', { size })),
    anyBytes(90),
  )
  const anyBatch = (entries: fc.Arbitrary<Entry>) =>
    fc
      .tuple(fc.array(entries, { minLength: 1, maxLength: 4 }), anyTail)
      .map(([list, tail]) => packedBatch(list, tail))
  const anyCallOnly = anyBatch(anyLeaf).map((data) => delegateOf(contract.callOnly, data))
  const anyInner = fc.oneof(anyLeaf, anyCallOnly)
  const anyOuter = anyBatch(anyInner).map((data) => delegateOf(contract.multiSend, data))

  test('whenever a batch is read, its calls are the calls that the Safe makes, at any depth', async () => {
    const safe = await createSafe(chain, {
      owners: [ada.address],
      threshold: 1,
      version,
      funds: { native: 1_000_000n },
    })
    const seen = { made: 0, notRead: 0 }
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyCallOnly, anyOuter), async (made) => {
        const nodes = everyNode(readCallTree(made, safe))
        const isRead = nodes.every(({ outcome }) => outcome !== 'mismatch')
        const logs = await unlessReverted(execute(safe, made))
        if (!isRead) {
          seen.notRead++
          return
        }
        const calls = nodes.filter(({ operation }) => operation === 0)
        // What the Safe sends to itself leaves no trace in a recorder; a call of it with data reverts.
        const shown = calls
          .filter(({ target }) => target !== safe)
          .map(({ target, value, data }) => ({ to: target.toLowerCase(), value, data }))
        if (calls.some(({ target, data }) => target === safe && data !== '0x')) return
        seen.made++
        expect(logs).toEqual(shown)
      }),
      { numRuns: 60 },
    )
    expect(seen.made).toBeGreaterThan(5)
    expect(seen.notRead).toBeGreaterThan(0)
  })

  /** As the only owner, whose call is its own approval. What the recorders kept, in order. */
  async function execute(safe: Address, { to, value, data, operation }: Made) {
    const approval = concatHex([pad(ada.address, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
    const hash = await chain.client.writeContract({
      address: safe,
      abi: safeAbi,
      account: ada.address,
      functionName: 'execTransaction',
      args: [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, approval],
      gas: 10_000_000n,
    })
    const { logs } = await chain.client.waitForTransactionReceipt({ hash })
    return logs
      .filter(({ address }) => [...wells, zeroAddress].some((well) => well === address.toLowerCase()))
      .map(({ address, topics, data }) => ({
        to: address.toLowerCase(),
        value: BigInt(topics[0] ?? 0),
        data,
      }))
  }
})
