import * as fc from 'fast-check'
import {
  type Address,
  concatHex,
  createClient,
  hashMessage,
  http,
  keccak256,
  pad,
  parseAbi,
  slice,
  toHex,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlessReverted } from '../../../src/adapters/chain/nodeErrors'
import { decodeCalls } from '../../../src/core/safe/decodeCalls'
import { executionResult, executionTopics } from '../../../src/core/safe/executionResult'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import { packSignatures } from '../../../src/core/safe/signatureBytes'
import { refundOf } from '../../../src/core/safe/refundOf'
import { innerMessageHash, safeMessageHash } from '../../../src/core/safe/safeMessageHash'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import { safeTxHash, safeTxHashes } from '../../../src/core/safe/safeTxHash'
import { verifyConfirmations } from '../../../src/core/safe/recoverOwners'
import { createSafe } from '../../sandbox/chain/createSafe'
import { deploySafeContracts } from '../../sandbox/chain/deploySafeContracts'
import { owners } from '../../sandbox/chain/owners'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { type LocalChain, startChain } from '../../sandbox/chain/startChain'
import { anyAddress, anyBytes, anySafeTx } from './arbitraries'
import { buildRecord } from './records'

const safeAbi = parseAbi([
  'function domainSeparator() view returns (bytes32)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function checkSignatures(bytes32 dataHash, bytes data, bytes signatures) view',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const handlerAbi = parseAbi([
  'function getMessageHashForSafe(address safe, bytes message) view returns (bytes32)',
])
const [ada, ben, chidi, dana] = owners.map(({ privateKey }) => privateKeyToAccount(privateKey)) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
]
/** Keeps what it is called with: `log1(calldata, topic = callvalue)`. */
const recorder = '0x365f5f3734365fa100'
/** `revert(0, 0)` */
const refuser = '0x5f5ffd'
const plain = buildRecord({ nonce: 0n })
const batchContracts = ['MultiSendCallOnly', 'MultiSend'] as const
type BatchContract = (typeof batchContracts)[number]

let chain: LocalChain
beforeAll(async () => {
  chain = await startChain()
  await deploySafeContracts(chain)
})
afterAll(() => chain.stop())

// Each property asks a real chain many times over, which a busy machine makes slow.
describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('Safe %s', (version) => {
  const create = (people: readonly { readonly address: Address }[], threshold: number) =>
    createSafe(chain, {
      owners: people.map(({ address }) => address),
      threshold,
      version,
      funds: { native: 1_000_000n },
    })
  const domainOf = (safe: Address) => ({ chainId: chain.chainId, safe, version })
  const read = (safe: Address) => ({ address: safe, abi: safeAbi }) as const

  test('our hash of any transaction is the Safe’s own', async () => {
    const safe = await create([ada], 1)

    expect(safeTxHashes(plain, domainOf(safe)).domainHash).toBe(
      await chain.client.readContract({ ...read(safe), functionName: 'domainSeparator' }),
    )
    await fc.assert(
      fc.asyncProperty(anySafeTx, async (tx) => {
        const args = [...argsOf(tx), tx.nonce] as const
        expect(safeTxHash(tx, domainOf(safe))).toBe(
          await chain.client.readContract({ ...read(safe), functionName: 'getTransactionHash', args }),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('our hash of any message is that of the Safe’s handler, and enough owners make it valid', async () => {
    const safe = await create([ada, ben, chidi], 2)
    const handler = canonicalDeployment(version, 'CompatibilityFallbackHandler').address

    await fc.assert(
      fc.asyncProperty(anyBytes(60), async (bytes) => {
        const innerHash = innerMessageHash(bytes)
        expect(safeMessageHash(innerHash, domainOf(safe))).toBe(
          await chain.client.readContract({
            address: handler,
            abi: handlerAbi,
            functionName: 'getMessageHashForSafe',
            args: [safe, innerHash],
          }),
        )
      }),
      { numRuns: 10 },
    )

    const innerHash = innerMessageHash('Two of us thank you.')
    const signature = packSignatures(
      await Promise.all(
        [ben, ada].map(async (account) => ({
          signer: account.address,
          signature: await account.sign({ hash: safeMessageHash(innerHash, domainOf(safe)) }),
        })),
      ),
    )
    const args = [innerHash, signature] as const
    expect(await chain.client.readContract({ ...read(safe), functionName: 'isValidSignature', args })).toBe(
      '0x1626ba7e',
    )
  })

  test('we count a pair of signatures if and only if the Safe accepts it', async () => {
    const safe = await create([ada, ben, chidi], 2)
    const hash = keccak256(toHex(`signed on ${version}`))
    const ways = {
      typedData: (account: PrivateKeyAccount) => account.sign({ hash }),
      otherBytes: (account: PrivateKeyAccount) => account.sign({ hash: keccak256(hash) }),
      ethSign: async (account: PrivateKeyAccount) => {
        const signature = await account.sign({ hash: hashMessage({ raw: hash }) })
        return concatHex([slice(signature, 0, 64), slice(signature, 64) === '0x1b' ? '0x1f' : '0x20'])
      },
      unmarkedEthSign: (account: PrivateKeyAccount) => account.sign({ hash: hashMessage({ raw: hash }) }),
    }
    const give = async (account: PrivateKeyAccount, way: keyof typeof ways) => ({
      owner: account.address,
      signature: await ways[way](account),
      submittedAtMs: null,
    })
    const anySignature = fc.constantFrom(
      ...(await Promise.all(
        [ada, ben, chidi, dana].flatMap((account) => [
          give(account, 'typedData'),
          give(account, 'ethSign'),
          give(account, 'otherBytes'),
          give(account, 'unmarkedEthSign'),
        ]),
      )),
    )
    const isCounted = { true: 0, false: 0 }

    await fc.assert(
      fc.asyncProperty(anySignature, anySignature, async (...pair) => {
        const { valid } = verifyConfirmations({
          hash,
          confirmations: pair,
          owners: [ada.address, ben.address, chidi.address],
        })
        const sorted = pair.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1))
        const blob = concatHex(sorted.map(({ signature }) => signature))
        const accepting = chain.client.readContract({
          ...read(safe),
          functionName: 'checkSignatures',
          args: [hash, '0x', blob],
        })
        const isAccepted = (await unlessReverted(accepting)) !== null

        expect(valid.length >= 2).toBe(isAccepted)
        isCounted[`${isAccepted}`]++
      }),
      {
        numRuns: 60,
        examples: [
          [await give(chidi, 'typedData'), await give(ben, 'ethSign')],
          [await give(ada, 'typedData'), await give(ada, 'ethSign')],
        ],
      },
    )
    expect(isCounted.true).toBeGreaterThan(0)
    expect(isCounted.false).toBeGreaterThan(0)
  })

  test.each(batchContracts)(
    'the calls that we read in a batch of %s are the calls that the Safe makes',
    async (via) => {
      const safe = await create([ada], 1)
      const anyCalls = fc.array(
        fc.record({
          to: anyAddress.filter(isOrdinary),
          value: fc.bigInt({ min: 0n, max: 999n }),
          data: anyBytes(100),
        }),
        { minLength: 1, maxLength: 8 },
      )
      await fc.assert(
        fc.asyncProperty(anyCalls, async (calls) => {
          const tx = batchOf(calls, via)
          await Promise.all(calls.map(({ to }) => chain.client.setCode({ address: to, bytecode: recorder })))
          const { logs } = await execute(safe, tx)
          const made = logs
            .filter((log) => calls.some(({ to }) => to.toLowerCase() === log.address.toLowerCase()))
            .map(({ address, topics, data }) => ({
              to: address.toLowerCase(),
              value: BigInt(topics[0] ?? 0),
              data,
            }))

          const decoded = decodeCalls(tx)
          expect(
            decoded.kind === 'calls' && decoded.calls.map((call) => ({ ...call, to: call.to.toLowerCase() })),
          ).toEqual(made)
        }),
        { numRuns: 10 },
      )
    },
  )

  test.each(batchContracts)(
    'a call to the zero address in a batch of %s is read as what the Safe makes of it, or not at all',
    async (via) => {
      const safe = await create([ada], 1)
      const tx = batchOf([{ to: zeroAddress, value: 3n, data: '0x' }], via)
      await chain.client.setCode({ address: zeroAddress, bytecode: recorder })
      const { logs } = await execute(safe, tx)

      const isMadeToZero = logs.some(({ address }) => address === zeroAddress)
      expect(decodeCalls(tx).kind).toBe(isMadeToZero ? 'calls' : 'unreadable')
    },
  )

  test('the Safe’s own events tell success from failure, as the node sends them and as viem reads them', async () => {
    const safe = await create([ada], 1)
    const to = '0x2222222222222222222222222222222222222222'

    for (const [nonce, bytecode, outcome] of [
      [0n, recorder, 'success'],
      [1n, refuser, 'failure'],
    ] as const) {
      await chain.client.setCode({ address: to, bytecode })
      // With a gas limit for the inner call, its failure is an event and no revert.
      const tx = { ...plain, to, safeTxGas: 50_000n, nonce } as const
      const hash = safeTxHash(tx, domainOf(safe))
      const receipt = await execute(safe, tx)
      const raw = await createClient({ transport: http(chain.rpcUrl) }).request({
        method: 'eth_getLogs',
        params: [{ address: safe, topics: [[...executionTopics]], fromBlock: '0x0', toBlock: 'latest' }],
      })

      const expected = { outcome, txHash: receipt.transactionHash, blockNumber: receipt.blockNumber }
      expect(executionResult(receipt.logs, hash)).toEqual(expected)
      expect(executionResult(raw, hash)).toEqual(expected)
      expect(executionResult(raw, safeTxHash({ ...tx, nonce: 2n }, domainOf(safe)))).toBeNull()
    }
  })

  test('what the Safe pays for an execution is never more than we say', async () => {
    const safe = await create([ada], 1)
    const to = '0x3333333333333333333333333333333333333333'
    await chain.client.setCode({ address: to, bytecode: recorder })
    const ways = {
      'value to a new account': { ...plain, to: '0x4444444444444444444444444444444444444444', value: 9n },
      'much data': { ...plain, to, data: `0x${'ab'.repeat(20_000)}` },
      'a batch': { ...batchOf(Array.from({ length: 30 }, () => ({ to, value: 1n, data: '0x12' }) as const)) },
    } as const satisfies Record<string, SafeTx>

    let nonce = 0n
    for (const way of Object.values(ways)) {
      for (const safeTxGas of [0n, 500_000n]) {
        const tx: SafeTx = { ...way, safeTxGas, baseGas: 1_000n, gasPrice: 1n, nonce: nonce++ }
        const { logs } = await execute(safe, tx)
        const event = logs.find((log) => executionTopics.some((topic) => topic === log.topics[0]))
        const payment = BigInt(slice(event?.data ?? '0x', -32))
        expect(payment).toBeGreaterThan(1_000n)
        expect(payment).toBeLessThanOrEqual(refundOf(tx)?.atMost ?? 0n)
      }
    }
  })

  function batchOf(calls: readonly Call[], via: BatchContract = 'MultiSendCallOnly'): SafeTx {
    const to = canonicalDeployment(version, via).address
    return { ...plain, to, operation: 1, data: encodeMultiSend(calls) }
  }

  /** As the only owner, whose call is its own approval. */
  async function execute(safe: Address, tx: SafeTx) {
    const approval = concatHex([pad(ada.address, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
    const hash = await chain.client.writeContract({
      ...read(safe),
      account: ada.address,
      functionName: 'execTransaction',
      args: [...argsOf(tx), approval],
      // An estimate is made at a gas price of 0, at which the Safe pays nobody.
      gas: 10_000_000n,
    })
    return chain.client.waitForTransactionReceipt({ hash })
  }
})

/** Neither zero nor a precompile. */
function isOrdinary(address: Address): boolean {
  return BigInt(address) > 0xffffn
}

function argsOf(tx: SafeTx) {
  return [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
  ] as const
}
