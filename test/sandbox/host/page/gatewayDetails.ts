import { type Address, type Hex, isAddressEqual, size } from 'viem'
import { type DecodedData, decodeData } from '../../service/decodeData'
import type { ServiceToken, ServiceTx } from '../schemas'
import { findSettingsChange } from './findSettingsChange'
import { isRejection } from './isRejection'
import { readErc20Transfer } from './readErc20Transfer'

export type GatewayStatus =
  | 'AWAITING_CONFIRMATIONS'
  | 'AWAITING_EXECUTION'
  | 'CANCELLED'
  | 'FAILED'
  | 'SUCCESS'

export type StatusContext = {
  /** The Safe's nonce on chain, now. */
  readonly nonce: bigint
  readonly threshold: number
  readonly nowMs: number
}

const gracePeriodMs = 60_000

/**
 * The status rule of the client gateway (`multisig-transaction-status.mapper.ts`): executed first; then a used nonce
 * means cancelled, except a fully signed one that changed within the last 60 s, which is taken as not yet indexed.
 */
export function gatewayStatus(record: ServiceTx, { nonce, threshold, nowMs }: StatusContext): GatewayStatus {
  if (record.isExecuted) return record.isSuccessful === true ? 'SUCCESS' : 'FAILED'
  const signed = record.confirmations?.length ?? 0
  const isSigned = signed >= (record.confirmationsRequired ?? threshold)
  if (nonce > BigInt(record.nonce)) {
    const isFresh = nowMs - Date.parse(record.modified) < gracePeriodMs
    return isSigned && isFresh ? 'AWAITING_EXECUTION' : 'CANCELLED'
  }
  return isSigned ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
}

export type DetailsContext = StatusContext & {
  readonly owners: readonly Address[]
  /** Those that the service has indexed; a call of any other is no transfer to the gateway. */
  readonly tokens: readonly ServiceToken[]
  /** The other transactions at the same nonce: signers of a rejection among them are the rejectors. */
  readonly sameNonce: readonly ServiceTx[]
  /** Of the contract that is called, where the gateway knows one: "Safe: MultiSendCallOnly 1.4.1". */
  readonly contractName: string | null
  /** MultiSend contracts and the like, to which the gateway trusts a delegatecall. */
  readonly isTrustedDelegate: boolean
}

/** A service record in the shape of the client gateway's `GET /v1/chains/{id}/transactions/{safeTxHash}`. */
export function gatewayDetails(record: ServiceTx, context: DetailsContext) {
  const rejectors = context.sameNonce
    .filter(
      (other) =>
        other.safeTxHash !== record.safeTxHash &&
        isAddressEqual(other.to, record.safe) &&
        other.value === '0',
    )
    .flatMap((other) => other.confirmations ?? [])
  const decoded = record.data === null ? null : decodeData(record.data)
  return {
    safeAddress: record.safe,
    txId: `multisig_${record.safe}_${record.safeTxHash}`,
    executedAt: record.executionDate === null ? null : Date.parse(record.executionDate),
    txStatus: gatewayStatus(record, context),
    txHash: record.transactionHash,
    note: readNote(record.origin),
    // Only apps that Safe's config service lists have one.
    safeAppInfo: null,
    txInfo: txInfo(record, decoded, context),
    txData: {
      hexData: record.data,
      dataDecoded: decoded === null ? null : { ...decoded, accuracy: 'FULL_MATCH' },
      to: { ...addressInfo(record.to), name: context.contractName },
      value: record.value,
      operation: record.operation,
      trustedDelegateCallTarget: record.operation === 1 ? context.isTrustedDelegate : null,
      ...indexesOf(record, decoded, context),
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: Date.parse(record.submissionDate),
      nonce: Number(record.nonce),
      safeTxGas: record.safeTxGas,
      baseGas: record.baseGas,
      gasPrice: record.gasPrice,
      gasToken: record.gasToken ?? zeroAddressText,
      fee: record.isExecuted ? '0' : null,
      payment: '0',
      refundReceiver: { value: record.refundReceiver ?? zeroAddressText, name: null, logoUri: null },
      safeTxHash: record.safeTxHash,
      executor: record.executor === null ? null : addressInfo(record.executor),
      signers: context.owners.map(addressInfo),
      confirmationsRequired: record.confirmationsRequired ?? context.threshold,
      confirmations: (record.confirmations ?? []).map(({ owner, signature, submissionDate }) => ({
        signer: addressInfo(owner),
        signature,
        submittedAt: Date.parse(submissionDate),
      })),
      rejectors: rejectors.map(({ owner }) => addressInfo(owner)),
      gasTokenInfo: null,
      trusted: record.trusted,
      proposer: record.proposer === null ? null : addressInfo(record.proposer),
      proposedByDelegate: null,
    },
  }
}

const zeroAddressText = '0x0000000000000000000000000000000000000000'

/** What the signer wrote beside the proposal, which travels in its origin. */
function readNote(origin: string | null | undefined): string | null {
  try {
    const { note } = JSON.parse(origin ?? '{}') as { readonly note?: unknown }
    return typeof note === 'string' ? note : null
  } catch {
    return null
  }
}

/** What is called inside a batch, so far as the gateway knows a name for it. */
function indexesOf({ to }: ServiceTx, decoded: DecodedData | null, { tokens }: DetailsContext) {
  const called = new Set([to, ...innerCalls(decoded).map((call) => call.to)])
  const found = tokens.filter(({ address }) => called.has(address))
  if (found.length === 0) return { addressInfoIndex: null, tokenInfoIndex: null }
  return {
    addressInfoIndex: Object.fromEntries(
      found.map(({ address, name, logoUri }) => [address, { value: address, name, logoUri }]),
    ),
    tokenInfoIndex: Object.fromEntries(found.map((token) => [token.address, { type: 'ERC20', ...token }])),
  }
}

function innerCalls(decoded: DecodedData | null) {
  const inner = decoded?.method === 'multiSend' ? decoded.parameters[0]?.valueDecoded : null
  return Array.isArray(inner) ? inner : []
}

function addressInfo(value: Address) {
  return { value, name: null, logoUri: null }
}

function txInfo(record: ServiceTx, decoded: DecodedData | null, { tokens }: DetailsContext) {
  const { safe, to, value } = record
  const data: Hex = record.data ?? '0x'
  const base = { humanDescription: null }
  const transfer = { type: 'Transfer', sender: addressInfo(safe), direction: 'OUTGOING', ...base }
  if (data === '0x' && !isRejection(record)) {
    return { ...transfer, recipient: addressInfo(to), transferInfo: { type: 'NATIVE_COIN', value } }
  }
  const token = tokens.find(({ address }) => isAddressEqual(address, to))
  const sent = record.operation === 0 && value === '0' ? readErc20Transfer(data) : null
  if (token !== undefined && sent !== null) {
    return {
      ...transfer,
      recipient: addressInfo(sent.to),
      transferInfo: {
        type: 'ERC20',
        tokenAddress: token.address,
        value: `${sent.value}`,
        tokenName: token.name,
        tokenSymbol: token.symbol,
        logoUri: token.logoUri,
        decimals: token.decimals,
        trusted: true,
        imitation: false,
      },
    }
  }
  if (findSettingsChange(record) !== null) {
    return { type: 'SettingsChange', ...base, dataDecoded: decoded, settingsInfo: null }
  }
  const methodName = decoded?.method ?? null
  return {
    type: 'Custom',
    ...base,
    to: addressInfo(to),
    dataSize: `${size(data)}`,
    value,
    isCancellation: isRejection(record),
    methodName,
    ...(methodName === 'multiSend' ? { actionCount: innerCalls(decoded).length } : {}),
  }
}
