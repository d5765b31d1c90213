import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  maxUint256,
  pad,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvidence } from '../../../src/adapters/chain/readEvidence'
import { readMined } from '../../../src/adapters/chain/createHistoryReader'
import { nearNonces } from '../../../src/core/safe/executed/provedExecutions'
import { paymentsOf } from '../../../src/core/record/paymentsOf'
import { type ExecutionSources, readExecutions, signersOf } from '../../../src/core/record/readExecutions'
import { noEvidence } from '../../../src/core/safe/executed/evidence'
import type { RecordedTx } from '../../../src/core/record/recordedTx'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, ChainTxHash } from '../../../src/core/safe/safeTx'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { sendAll } from '../../sandbox/chain/sendAll'
import { deployHostileTokens, type HostileTokens } from '../../sandbox/chain/tokens/deployHostileTokens'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../../sandbox/chain/tokens/tokenAbi'
import { coin, execData, type GivingSafe, signers, transfer } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf, buildRecord } from '../../support/safeFixtures'

/** Sends back what it is paid: `call(gas, caller, callvalue, 0, 0, 0, 0)`. */
const returnsAll = '0x5f5f5f5f34335af100'
/** Sends half of it back: `call(gas, caller, callvalue >> 1, 0, 0, 0, 0)`. */
const returnsHalf = '0x5f5f5f5f3460011c335af100'
const [water, trees, returner, halver] = ['Clean Water', 'Trees', 'returner', 'halver'].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
]
const { LUSD } = localTokens

let world: RecordWorld
let hostile: HostileTokens
beforeAll(async () => {
  world = await startRecordWorld()
  hostile = await deployHostileTokens(world.local)
  await world.local.client.setCode({ address: returner, bytecode: returnsAll })
  await world.local.client.setCode({ address: halver, bytecode: returnsHalf })
})
afterAll(() => world.stop())

async function minedOf(txHash: ChainTxHash) {
  const mined = await readMined(world.local.client, txHash)
  if (mined.kind !== 'found') throw new Error('It is not mined.')
  return mined.value
}

async function read(safe: GivingSafe, txHash: ChainTxHash, sources: Partial<ExecutionSources> = {}) {
  const { address, version } = safe
  const nonces = nearNonces(0n, 10n)
  const mined = await minedOf(txHash)
  const place = { ...mined, blockNumber: mined.block.number }
  const { client } = world.local
  return readExecutions(mined, {
    evidence: await readEvidence(client, place, address, { isCodeWanted: true }),
    tokens: [],
    safe: address,
    chainId: 31337,
    version,
    records: [],
    nonces,
    ...sources,
  })
}

async function codeHashes(contract: Address): Promise<(asked: Address) => Hex | null> {
  const code = await world.local.client.getCode({ address: contract })
  return (asked) => (asked === contract && code !== undefined ? keccak256(code) : null)
}

async function paid(recorded: RecordedTx | undefined) {
  if (recorded === undefined) throw new Error('Nothing was executed.')
  const payments = paymentsOf(recorded, await codeHashes(recorded.tx?.to ?? recorded.safe))
  if (payments.kind === 'unreadable') throw new Error(payments.reason)
  return payments
}

async function holdings(token: Address | null, holder: Address): Promise<bigint> {
  const { client } = world.local
  return token === null
    ? client.getBalance({ address: holder })
    : client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
}

function mint(token: Address, to: Address) {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, 10n ** 24n] })
  return sendAll(world.local.client, [{ label: 'mint', to: token, data }])
}

const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const everySafe = versions.flatMap((version) =>
  (['Safe', 'SafeL2'] as const).map((singleton) => [`${singleton} ${version}`, version, singleton] as const),
)

describe.each(everySafe)('%s', (_name, version, singleton) => {
  const create = () => world.createSafe({ version, singleton })
  /** A contract between the sender and the Safe. It is no relayer's, but calls like one. */
  const relay = () => canonicalDeployment(version, 'MultiSendCallOnly').address

  test('one that was executed directly has its fields, its nonce and its signers', async () => {
    const safe = await create()
    await world.execute(safe, [coin(water, 1n)])
    const { tx, hash, txHash } = await world.execute(safe, [
      coin(water, 5n),
      transfer(LUSD.address, trees, 9n),
    ])

    const [recorded, ...others] = await read(safe, txHash)
    expect(others).toEqual([])
    expect(recorded).toMatchObject({
      safeTxHash: hash,
      outcome: 'success',
      refund: null,
      tx: { ...tx, nonce: 1n },
    })
    expect(recorded?.executor).not.toBe(safe.address)
    expect(await paid(recorded)).toEqual({
      kind: 'read',
      otherCalls: 0,
      movedOtherwise: false,
      payments: [
        { index: 0, recipient: water, token: null, amount: 5n, arrived: 5n, outcome: 'delivered' },
        { index: 1, recipient: trees, token: LUSD.address, amount: 9n, arrived: 9n, outcome: 'delivered' },
      ],
    })
    const everySigner = [...signers].map(({ address }) => address).toSorted()
    expect(recorded && [...drain(signersOf(recorded))].toSorted()).toEqual(everySigner)
  })

  test('one that another contract executed is read from the bytes of the transaction', async () => {
    const safe = await create()
    const signed = await world.sign(safe, [coin(water, 5n)])
    const call = { to: safe.address, value: 0n, data: signed.data } as const
    const txHash = await world.send(relay(), encodeMultiSend([call]))

    const [alone] = await read(safe, txHash)
    expect(alone).toMatchObject({ safeTxHash: signed.hash, outcome: 'success', tx: signed.tx })
    // Without the code of that contract nothing says that it did what its bytes ask for.
    const [unread] = await read(safe, txHash, { evidence: noEvidence })
    expect(unread?.tx).toBeNull()
    const record = buildRecord({ ...signed.tx, safe: safe.address, safeTxHash: signed.hash })
    const [listed] = await read(safe, txHash, { evidence: noEvidence, records: [record] })
    expect(listed?.tx).toBeNull()
  })

  test('a signature that an executor appended is nobody’s who signed', async () => {
    const safe = await create()
    const signed = await world.sign(safe, [coin(water, 5n)])
    const [first] = signers.map(({ address }) => address).toSorted()
    // Named as an approval by an owner, and out of order behind the signatures that the Safe checks.
    const named = concatHex([pad(first ?? water), pad('0x'), '0x01'])
    const data = execData(signed.tx, concatHex([signed.signatures, named]))
    const [recorded] = await read(safe, await world.send(safe.address, data))
    expect(recorded?.tx).toEqual(signed.tx)
    expect(recorded && drain(signersOf(recorded))).toHaveLength(2)
  })

  test('two in one transaction of the chain have each their own transfers', async () => {
    const safe = await create()
    const one = await world.sign(safe, [transfer(LUSD.address, water, 3n)])
    const other = await world.sign(safe, [transfer(LUSD.address, water, 4n), coin(trees, 1n)], { nonce: 1n })
    const calls = [one, other].map(({ data }): Call => ({ to: safe.address, value: 0n, data }))
    const txHash = await world.send(relay(), encodeMultiSend(calls))

    const records = [one, other].map(({ tx, hash }) =>
      buildRecord({ ...tx, safe: safe.address, safeTxHash: hash }),
    )
    const both = await read(safe, txHash, { records })
    expect(both.map(({ safeTxHash }) => safeTxHash)).toEqual([one.hash, other.hash])
    expect((await paid(both[0])).payments).toMatchObject([{ arrived: 3n }])
    expect((await paid(both[1])).payments).toMatchObject([{ arrived: 4n }, { recipient: trees, arrived: 1n }])
  })

  test('coin that came back did not arrive', async () => {
    const safe = await create()
    const { txHash } = await world.execute(safe, [coin(returner, 8n), coin(halver, 8n), coin(water, 8n)])
    const [recorded] = await read(safe, txHash)
    expect((await paid(recorded)).payments).toMatchObject([
      { recipient: returner, amount: 8n, arrived: 0n, outcome: 'nothing' },
      { recipient: halver, amount: 8n, arrived: 4n, outcome: 'partial' },
      { recipient: water, amount: 8n, arrived: 8n, outcome: 'delivered' },
    ])
  })

  test('what tokens did with a payment is what the recipient holds', async () => {
    const safe = await create()
    const { FeeToken, FalseToken, SilentToken } = hostile
    const tokens = [FeeToken, FalseToken, SilentToken]
    for (const token of tokens) await mint(token, safe.address)
    const recipient = addressOf(`a recipient of ${version} ${singleton}`)
    const calls = tokens.map((token) => transfer(token, recipient, 1_000n))
    const { txHash } = await world.execute(safe, calls)
    const [recorded] = await read(safe, txHash)
    const { payments } = await paid(recorded)
    expect(payments).toMatchObject([
      { token: FeeToken, arrived: 990n, outcome: 'partial' },
      { token: FalseToken, arrived: 0n, outcome: 'nothing' },
      { token: SilentToken, arrived: 1_000n, outcome: 'delivered' },
    ])
    for (const { token, arrived } of payments) expect(await holdings(token, recipient)).toBe(arrived)
  })

  test('a token that reverts fails the whole, and the nonce is used where the gas was limited', async () => {
    const safe = await create()
    await mint(hostile.PausableToken, safe.address)
    const pause = (paused: boolean) =>
      sendAll(world.local.client, [{ label: 'pause', to: hostile.PausableToken, data: pauseData(paused) }])
    await pause(true)
    const calls = [coin(water, 5n), transfer(hostile.PausableToken, water, 5n)]
    const { txHash } = await world.execute(safe, calls, { safeTxGas: 300_000n })
    await pause(false)

    const [recorded] = await read(safe, txHash)
    expect(recorded).toMatchObject({ outcome: 'failure', transfers: [] })
    expect((await paid(recorded)).payments).toMatchObject([
      { amount: 5n, arrived: 0n, outcome: 'failed' },
      { amount: 5n, arrived: 0n, outcome: 'failed' },
    ])
  })

  test.each([
    ['the coin', '0x0000000000000000000000000000000000000000', 'the executor'],
    ['a token', LUSD.address, 'the executor'],
    ['the coin', '0x0000000000000000000000000000000000000000', 'the recipient of the gift'],
    ['a token', LUSD.address, 'the recipient of the gift'],
  ] as const)('a payment for the execution in %s %s to %s is no gift', async (_asset, gasToken, to) => {
    const safe = await create()
    const recipient = addressOf(`of ${version} ${singleton} ${gasToken} ${to}`)
    const isNamed = to === 'the recipient of the gift'
    const refundReceiver = isNamed ? recipient : '0x0000000000000000000000000000000000000000'
    // With a refund the calls get so much gas, and no more.
    const fields = { safeTxGas: 100_000n, baseGas: 21_000n, gasPrice: 1n, gasToken, refundReceiver }
    const token = gasToken === LUSD.address ? LUSD.address : null
    const call = token === null ? coin(recipient, 100n) : transfer(token, recipient, 100n)
    const { txHash } = await world.execute(safe, [call], fields)

    const [recorded] = await read(safe, txHash)
    const receiver = isNamed ? recipient : recorded?.executor
    expect(recorded?.refund).toMatchObject({ token, receiver })
    expect((await paid(recorded)).payments).toMatchObject([
      { amount: 100n, arrived: 100n, outcome: 'delivered' },
    ])
    const refund = recorded?.refund?.amount ?? 0n
    expect(refund).toBeGreaterThan(21_000n)
    if (isNamed) expect(await holdings(token, recipient)).toBe(100n + refund)
    else if (token !== null) expect(await holdings(token, recorded?.executor ?? water)).toBe(refund)
  })

  test('calls that are no plain payment are counted, and said to have moved money if they did', async () => {
    const safe = await create()
    const abi = erc20Abi
    const approve = encodeFunctionData({ abi, functionName: 'approve', args: [water, maxUint256] })
    const quiet = await world.execute(safe, [coin(water, 1n), { to: LUSD.address, value: 0n, data: approve }])
    expect(await paid((await read(safe, quiet.txHash))[0])).toMatchObject({
      otherCalls: 1,
      movedOtherwise: false,
      payments: [{ recipient: water }],
    })
    const allow = encodeFunctionData({ abi, functionName: 'approve', args: [safe.address, 7n] })
    const take = encodeFunctionData({ abi, functionName: 'transferFrom', args: [safe.address, trees, 7n] })
    const loud = await world.execute(safe, [
      { to: LUSD.address, value: 0n, data: allow },
      { to: LUSD.address, value: 0n, data: take },
    ])
    expect(await paid((await read(safe, loud.txHash))[0])).toMatchObject({
      otherCalls: 2,
      movedOtherwise: true,
      payments: [],
    })
  })
})

test('a batch is not read where the code of its contract is not the published one', async () => {
  const safe = await world.createSafe()
  const { txHash } = await world.execute(safe, [coin(water, 1n), coin(trees, 1n)])
  const [recorded] = await read(safe, txHash)
  expect(recorded && paymentsOf(recorded, () => null)).toMatchObject({ kind: 'unreadable' })
})

function pauseData(paused: boolean): Hex {
  const abi = [
    {
      type: 'function',
      name: 'setPaused',
      inputs: [{ type: 'bool', name: 'paused' }],
      outputs: [],
      stateMutability: 'nonpayable',
    },
  ] as const
  return encodeFunctionData({ abi, functionName: 'setPaused', args: [paused] })
}

function drain<T>(steps: Generator<undefined, readonly T[] | null>): readonly T[] {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value ?? []
  }
}
