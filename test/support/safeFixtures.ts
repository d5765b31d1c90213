import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import {
  concatHex,
  getAddress,
  keccak256,
  numberToHex,
  pad,
  size,
  toHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { AppChain } from '../../src/core/chain'
import type { Gift } from '../../src/core/giving/gift'
import type { SafeSetup } from '../../src/core/review/safeSetup'
import { knownContract, knownProxies } from '../../src/core/safe/knownContracts'
import { encodeMultiSend } from '../../src/core/safe/multiSend'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import type {
  Call,
  ChainTxHash,
  Confirmation,
  Execution,
  SafeOnChain,
  SafeTx,
  SafeTxRecord,
} from '../../src/core/safe/safeTx'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'

/** Anybody's key: made from a name, worth nothing. */
export const keyOf = (name: string): Hex => keccak256(toHex(name))
export const addressOf = (name: string): Address => privateKeyToAddress(keyOf(name))

export const owners = ['Ada', 'Ben', 'Chidi'].map(addressOf)
export const theSafe = addressOf('the Safe')
export const theCause = addressOf('Clean Water')
export const aToken = { address: addressOf('a token'), symbol: 'TEST', name: 'Test token', decimals: 6 }

export const aChain: AppChain = {
  id: 31337,
  name: 'Test chain',
  shortName: 'test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://rpc.test'],
  serviceUrl: 'http://service.test/api',
  explorerUrl: null,
  tokens: [aToken],
  confirmations: 3,
  pollMs: 10_000,
}

export const aGift = {
  causeId: 'clean-water',
  payeeName: 'Clean Water',
  recipient: theCause,
  asset: { kind: 'native', ...aChain.nativeCurrency },
  amount: 5n * 10n ** 17n,
} as const satisfies Gift

export const theCalls: readonly Call[] = [{ to: theCause, value: aGift.amount, data: '0x' }]

export const chainTxHash = (name: string) => keccak256(toHex(name)) as ChainTxHash

export function buildOnChain(overrides: Partial<SafeOnChain> = {}): SafeOnChain {
  return {
    chainId: aChain.id,
    address: theSafe,
    codeHash: knownProxies['1.4.1'],
    singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    version: '1.4.1',
    owners,
    threshold: 2,
    nonce: 7n,
    blockNumber: 100n,
    ...overrides,
  }
}

/** The same Safe as `readSetup` gives it: two keys and nothing else that could move its funds. */
export function buildSetup(overrides: Partial<SafeSetup> = {}): SafeSetup {
  const { chainId, address, codeHash, singleton, version, threshold, nonce, blockNumber, ...onChain } =
    buildOnChain()
  const read = <T>(value: T) => ({ kind: 'read', value }) as const
  return {
    chainId,
    address,
    blockNumber,
    codeHash: read(codeHash),
    singleton: read({ address: singleton, codeHash: read(knownContract(singleton)?.codeHash ?? null) }),
    version: read(version),
    owners: read(onChain.owners.map((owner) => ({ address: owner, kind: 'externallyOwned' as const }))),
    threshold: read(threshold),
    nonce: read(nonce),
    modules: read({ list: [], complete: true }),
    guard: read(null),
    moduleGuard: read(null),
    fallbackHandler: read(null),
    ...overrides,
  }
}

/** The confirmation of one owner over a hash, as the service lists it. */
export function confirmationBy(name: string, hash: Hex): Confirmation {
  const signature = serialize(sign({ payload: hash, privateKey: keyOf(name) }))
  return { owner: addressOf(name), signature, submittedAtMs: 0 }
}

/** A signature of an owner that is a contract, in the form in which a Safe takes it: v = 0. */
export function contractSigned(owner: Address, bytes: Hex = '0x1234'): Hex {
  const word = (value: number) => numberToHex(value, { size: 32 })
  return concatHex([pad(owner, { size: 32 }), word(65), '0x00', word(size(bytes)), bytes])
}

export type RecordWishes = Partial<Omit<SafeTxRecord, 'confirmations'>> & {
  readonly calls?: readonly Call[]
  readonly signedBy?: readonly string[]
}

/** A record that is what it says: its hash is right and its signatures are good. Overrides come last and may lie. */
export function buildRecord({
  calls = theCalls,
  signedBy = ['Ada'],
  ...overrides
}: RecordWishes = {}): SafeTxRecord {
  const [only] = calls
  const asked: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> =
    calls.length === 1 && only !== undefined
      ? { ...only, operation: 0 }
      : {
          to: getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2'),
          value: 0n,
          data: encodeMultiSend(calls),
          operation: 1,
        }
  const noRefund = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  const { to, value, data, operation, nonce = 7n, ...fields } = { ...noRefund, ...asked, ...overrides }
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = fields
  const fees = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
  const tx: SafeTx = { ...fees, to, value, data, operation, nonce }
  const hash = safeTxHash(tx, { chainId: aChain.id, safe: theSafe, version: '1.4.1' })
  return {
    ...tx,
    safe: theSafe,
    safeTxHash: hash,
    isExecuted: false,
    isSuccessful: null,
    txHash: null,
    confirmations: signedBy.map((name) => confirmationBy(name, hash)),
    confirmationsRequired: 2,
    submittedAtMs: 0,
    modifiedAtMs: 0,
    executedAtMs: null,
    proposer: owners[0] ?? null,
    origin: '{}',
    trusted: true,
    ...overrides,
  }
}

/** The rejection of whatever else has this nonce: a call of the Safe to itself that does nothing. */
export function buildRejection(overrides: RecordWishes = {}): SafeTxRecord {
  return buildRecord({ calls: [{ to: theSafe, value: 0n, data: '0x' }], ...overrides })
}

export function buildExecution(overrides: Partial<Execution> = {}): Execution {
  return {
    outcome: 'success',
    txHash: chainTxHash('execution'),
    blockNumber: 101n,
    confirmations: 3,
    ...overrides,
  }
}

/** A gift that was proposed from here a moment ago and that nobody has shown yet. */
export function buildTrackedTx(overrides: Partial<TrackedTx> = {}): TrackedTx {
  return {
    kind: 'safeTx',
    chainId: aChain.id,
    safe: theSafe,
    safeTxHash: buildRecord().safeTxHash,
    calls: theCalls,
    gifts: [
      {
        causeId: aGift.causeId,
        payeeName: aGift.payeeName,
        recipient: aGift.recipient,
        symbol: 'ETH',
        decimals: 18,
        token: null,
        amount: aGift.amount,
      },
    ],
    refund: null,
    nonce: null,
    fromBlock: 90n,
    createdAtMs: 0,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
    seen: false,
    missingSinceMs: null,
    phase: { status: 'proposed' },
    ...overrides,
  }
}
