import { type Address, concat, encodeFunctionData, encodePacked, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { owners } from '../../chain/owners'
import { localTokens } from '../../chain/tokens/localTokens'
import type { ServiceTx } from '../schemas'
import { gatewayDetails, gatewayStatus } from './gatewayDetails'

const [ada, ben, chidi] = owners
const safe = '0x4F2083f5fBede34C2714aFfb3105539775f7FE64'
const nowMs = Date.parse('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(nowMs - minutes * 60_000).toISOString()

const pending: ServiceTx = {
  safe,
  to: chidi.address,
  value: '1000000000000000000',
  data: null,
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: null,
  refundReceiver: null,
  nonce: '7',
  safeTxHash: `0x${'ab'.repeat(32)}`,
  proposer: ada.address,
  executor: null,
  isExecuted: false,
  isSuccessful: null,
  transactionHash: null,
  submissionDate: minutesAgo(10),
  modified: minutesAgo(10),
  executionDate: null,
  origin: '{}',
  confirmationsRequired: 2,
  confirmations: [{ owner: ada.address, signature: '0x', submissionDate: minutesAgo(10) }],
  trusted: true,
}

const both = [ada, ben].map(({ address }) => ({
  owner: address,
  signature: '0x' as const,
  submissionDate: minutesAgo(5),
}))

test.each([
  ['waits for a signature', {}, 7n, 'AWAITING_CONFIRMATIONS'],
  ['is signed', { confirmations: both }, 7n, 'AWAITING_EXECUTION'],
  ['is signed and behind another', { confirmations: both }, 5n, 'AWAITING_EXECUTION'],
  ['has no list of signatures', { confirmations: null }, 7n, 'AWAITING_CONFIRMATIONS'],
  ['lost its nonce unsigned', {}, 8n, 'CANCELLED'],
  ['lost its nonce unsigned a moment ago', { modified: minutesAgo(0.1) }, 8n, 'CANCELLED'],
  ['lost its nonce signed, long ago', { confirmations: both, modified: minutesAgo(1) }, 8n, 'CANCELLED'],
  [
    'lost its nonce signed, 59 s ago',
    { confirmations: both, modified: minutesAgo(59 / 60) },
    8n,
    'AWAITING_EXECUTION',
  ],
  ['was executed', { isExecuted: true, isSuccessful: true }, 8n, 'SUCCESS'],
  ['was executed and failed', { isExecuted: true, isSuccessful: false }, 8n, 'FAILED'],
  ['was executed and nobody knows how', { isExecuted: true, isSuccessful: null }, 8n, 'FAILED'],
] as const)('a transaction that %s', (_, changed, nonce, status) => {
  expect(gatewayStatus({ ...pending, ...changed }, { nonce, threshold: 2, nowMs })).toBe(status)
})

const context = {
  nonce: 7n,
  threshold: 2,
  nowMs,
  owners: [ada.address, ben.address],
  tokens: Object.values(localTokens).map((token) => ({ ...token, logoUri: '' })),
  sameNonce: [],
  contractName: null,
  isTrustedDelegate: true,
}

test('a transfer of native coin is told as one', () => {
  const details = gatewayDetails(pending, context)
  expect(details).toMatchObject({
    safeAddress: safe,
    txId: `multisig_${safe}_${pending.safeTxHash}`,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txHash: null,
    executedAt: null,
    safeAppInfo: null,
    txInfo: {
      type: 'Transfer',
      direction: 'OUTGOING',
      recipient: { value: chidi.address },
      transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
    },
  })
  expect(details.detailedExecutionInfo).toMatchObject({
    nonce: 7,
    submittedAt: nowMs - 600_000,
    confirmationsRequired: 2,
    gasToken: zeroAddress,
    signers: [{ value: ada.address }, { value: ben.address }],
    confirmations: [{ signer: { value: ada.address } }],
  })
})

test('a transfer of a known token names token and amount in base units', () => {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [ben.address, 1_500_000n],
  })
  const record = { ...pending, to: localTokens.LUSD.address, value: '0', data }
  // Until the service has indexed the token, it is a call like any other.
  expect(gatewayDetails(record, { ...context, tokens: [] }).txInfo).toMatchObject({
    type: 'Custom',
    methodName: 'transfer',
  })
  expect(gatewayDetails(record, context).txInfo).toMatchObject({
    type: 'Transfer',
    recipient: { value: ben.address },
    transferInfo: { type: 'ERC20', tokenSymbol: 'LUSD', decimals: 6, value: '1500000' },
  })
})

test('an empty call of the Safe to itself is a cancellation, and its signers reject the other', () => {
  const rejection = {
    ...pending,
    to: safe,
    value: '0',
    safeTxHash: `0x${'cd'.repeat(32)}`,
    confirmations: [{ owner: ben.address, signature: '0x', submissionDate: minutesAgo(1) }],
  } as const
  expect(gatewayDetails(rejection, context).txInfo).toMatchObject({ type: 'Custom', isCancellation: true })
  const { detailedExecutionInfo } = gatewayDetails(pending, { ...context, sameNonce: [pending, rejection] })
  expect(detailedExecutionInfo.rejectors).toEqual([{ value: ben.address, name: null, logoUri: null }])
})

test('a note, the fees and the name of the contract are told as the gateway spells them', () => {
  const origin = '{"url": "https://app.example", "name": "unknown", "note": "for the wells"}'
  const data = batchOf([])
  const record = { ...pending, origin, data, operation: 1, isExecuted: true, isSuccessful: true } as const
  const contractName = 'Safe: MultiSendCallOnly 1.4.1'
  const details = gatewayDetails(record, { ...context, contractName })
  expect(details).toMatchObject({
    note: 'for the wells',
    txData: {
      dataDecoded: { method: 'multiSend', accuracy: 'FULL_MATCH' },
      to: { name: contractName },
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    detailedExecutionInfo: { fee: '0', payment: '0' },
  })
  expect(gatewayDetails(pending, context).note).toBe(null)
})

test('a batch counts its actions, and names the tokens among them', () => {
  const { LUSD } = localTokens
  const data = batchOf([ben.address, LUSD.address])
  const record: ServiceTx = { ...pending, data, operation: 1, value: '0' }
  const details = gatewayDetails(record, context)
  expect(details.txInfo).toMatchObject({ type: 'Custom', methodName: 'multiSend', actionCount: 2 })
  expect(details.txData).toMatchObject({
    operation: 1,
    trustedDelegateCallTarget: true,
    addressInfoIndex: { [LUSD.address]: { name: 'Local USD' } },
    tokenInfoIndex: { [LUSD.address]: { type: 'ERC20', symbol: 'LUSD', decimals: 6 } },
  })
})

function batchOf(targets: readonly Address[]) {
  const calls = targets.map((to) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, 1n, 0n, '0x']),
  )
  return encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    functionName: 'multiSend',
    args: [concat(['0x', ...calls])],
  })
}
