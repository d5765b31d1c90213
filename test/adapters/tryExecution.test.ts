import { encodeFunctionData, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryExecution } from '../../src/adapters/chain/tryExecution'
import { onScreenOf } from '../../src/core/acting/onScreen'
import { executionData } from '../../src/core/acting/walletRequest'
import type { AppChain } from '../../src/core/chain'
import type { SafeTx, SafeTxRecord } from '../../src/core/safe/safeTx'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { aChain, addressOf, buildRecord, buildSetup, confirmationBy, theCause } from '../support/safeFixtures'

const [ada, ben] = ['Ada', 'Ben'].map(addressOf) as [`0x${string}`, `0x${string}`]
let local: LocalChain
let chain: AppChain

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  chain = { ...aChain, rpcUrls: [local.rpcUrl] }
})

afterAll(() => local.stop())

/** Tries the execution of this, signed by these, in a new Safe of Ada and Ben. */
async function tryIt(changes: Partial<SafeTx>, names: readonly string[], threshold = 2) {
  const safe = await createSafe(local, { owners: [ada, ben], threshold, funds: { native: 10n } })
  const tx: SafeTx = { ...buildRecord(), to: theCause, value: 3n, nonce: 0n, ...changes }
  const hash = safeTxHash(tx, { chainId: chain.id, safe, version: '1.4.1' })
  const record: SafeTxRecord = { ...buildRecord(), ...tx, safe, safeTxHash: hash }
  const onScreen = onScreenOf({ record, safe, chain, setup: { kind: 'found', value: buildSetup() } })
  if (onScreen === null) throw new Error('Its hash cannot be computed.')
  const signatures = names.map((name) => ({
    signer: addressOf(name),
    signature: confirmationBy(name, hash).signature ?? '0x',
    by: 'recovery' as const,
  }))
  const data = executionData(onScreen.tx, signatures)
  return tryExecution(chain, { from: addressOf('anybody'), to: safe, data })
}

test('what is signed and can be paid succeeds, whoever sends it', async () => {
  expect(await tryIt({}, ['Ada', 'Ben'])).toEqual({ kind: 'succeeds' })
  expect(await tryIt({}, ['Ben', 'Ada'])).toEqual({ kind: 'succeeds' })
})

test('a Safe’s own code is told', async () => {
  expect(await tryIt({}, ['Ada'])).toMatchObject({ kind: 'reverts', code: 'GS020' })
  expect(await tryIt({}, ['Ada', 'Mallory'])).toMatchObject({ kind: 'reverts', code: 'GS026' })
  expect(await tryIt({ nonce: 1n }, ['Ada', 'Ben'])).toMatchObject({ kind: 'reverts', code: 'GS026' })
  expect(await tryIt({ value: 11n }, ['Ada', 'Ben'])).toMatchObject({ kind: 'reverts', code: 'GS013' })
})

test('a call that fails under a gas limit would use the nonce up', async () => {
  const failing = { value: 11n, safeTxGas: 100_000n }
  expect(await tryIt(failing, ['Ada', 'Ben'])).toEqual({ kind: 'fails' })
})

test('an address without a Safe, and a node that does not answer', async () => {
  const data = encodeFunctionData({
    abi: [{ type: 'function', name: 'x', inputs: [], outputs: [], stateMutability: 'view' }],
  })
  const call = { from: ada, to: zeroAddress, data }
  expect(await tryExecution(chain, call)).toMatchObject({ kind: 'reverts', code: null })
  const nowhere = { ...chain, rpcUrls: ['http://127.0.0.1:9'] as const }
  expect((await tryExecution(nowhere, call)).kind).toBe('unreachable')
  const other = { ...chain, id: 1 }
  expect((await tryExecution(other, call)).kind).toBe('unreachable')
})
