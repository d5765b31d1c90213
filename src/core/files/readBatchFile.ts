import { type Address, encodeFunctionData, erc20Abi, type Hex, isAddress, isHex } from 'viem'
import * as v from 'valibot'
import type { Cause } from '../causes/cause'
import { assetKey } from '../giving/assetKey'
import { assetsOf } from '../giving/assetsOf'
import type { Payee } from '../giving/basket'
import { checkLine } from '../giving/checkLine'
import { formatAmount } from '../money/formatAmount'
import { decodeTransfer } from '../safe/decodeTransfer'
import { batchCall, batchFile } from './batchSchema'
import { causesByReceiver } from '../causes/causesByReceiver'
import { fitsChecksum } from './batchChecksum'
import type { FileContext, FilePayment, FileProblem, FileReading } from './fileReading'
import { maxFileLines } from './readGiftTable'
import { readFileAddress } from './readFileAddress'

type BatchCall = v.InferOutput<typeof batchCall>

/** What is wrong with one call: the key, a sentence and a remedy. */
type Problem = readonly [key: string | null, sentence: string, remedy: string]

/** Whether a JSON text looks like a batch of Safe's Transaction Builder, and not like another file. */
export function isBatchFile(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'transactions' in json
}

/**
 * Reads a batch of Safe's Transaction Builder as payments. A call is either a plain send of the chain's own coin or an
 * ERC-20 `transfer` of a known token, or it is refused by its number. A checksum that does not fit refuses the file.
 * Yields after each call.
 */
export function* readBatchFile(json: unknown, context: FileContext): Generator<void, FileReading> {
  const parsed = v.safeParse(batchFile, json)
  if (!parsed.success)
    return unreadable(
      `It is not a batch of the Transaction Builder: ${v.getDotPath(parsed.issues[0]) ?? 'the file'} does not fit.`,
      'Export the batch again in the Transaction Builder.',
    )
  const { chain } = context
  const { chainId, meta, transactions } = parsed.output
  if (`${chainId}` !== `${chain.id}`)
    return unreadable(
      `It is a batch for the chain ${String(chainId).slice(0, 20)}, and this gift is on ${chain.name} (${chain.id}).`,
      `Open a ${context.giverName} on that chain, or choose another file.`,
    )
  if (transactions.length === 0) return unreadable('There is no transaction in it.', 'Choose another file.')
  if (transactions.length > maxFileLines)
    return unreadable(
      `It has ${transactions.length.toLocaleString('en-GB')} transactions; ${maxFileLines.toLocaleString('en-GB')} can be read at once.`,
      'Split the batch.',
    )
  const checksum = meta.checksum ?? ''
  if (checksum !== '' && !fitsChecksum({ ...parsed.output, meta }, checksum))
    return unreadable(
      'Its checksum does not fit: the file has been changed since it was saved, by hand or on the way.',
      'Export the batch again in the Transaction Builder.',
    )

  const receivers = causesByReceiver(context.causes, chain.id)
  const payments: FilePayment[] = []
  const problems: FileProblem[] = []
  for (const [index, transaction] of transactions.entries()) {
    const read = readCall(transaction, context, receivers)
    const place = index + 1
    if ('gift' in read) payments.push({ place, ...read })
    else
      for (const [column, sentence, remedy] of read)
        problems.push({ place, column, text: null, sentence, remedy })
    yield
  }
  const notes =
    checksum === '' ? ['The file has no checksum: whether it was changed could not be checked.'] : []
  return { kind: 'read', placeName: 'Transaction', payments, problems, notes }
}

function readCall(
  json: unknown,
  context: FileContext,
  receivers: ReadonlyMap<Address, Cause>,
): Omit<FilePayment, 'place'> | readonly Problem[] {
  const parsed = v.safeParse(batchCall, json)
  if (!parsed.success)
    return refuse(v.getDotPath(parsed.issues[0]), 'This is not written as the Transaction Builder writes it.')
  const call = parsed.output
  const { chain, customTokens } = context
  const to = readFileAddress(call.to ?? '', chain)
  if (to.kind === 'problem') return [['to', to.sentence, to.remedy]]
  const value = readWhole(call.value ?? '0')
  if (value === null) return refuse('value', 'This is not a whole number of the smallest unit.')
  const data = dataOf(call)
  if (data === null) return refuse('data', 'It calls something that is not a plain transfer.')

  const paid = data === '0x' ? { recipient: to.address, amount: value } : decodeTransfer(data)
  if (paid === null) return refuse('data', 'It calls something that is not a plain transfer.')
  if (data !== '0x' && value !== 0n)
    return refuse('value', `It sends ${chain.nativeCurrency.symbol} along with a transfer of a token.`)
  const asset = assetsOf(chain, customTokens).find((one) =>
    data === '0x' ? one.kind === 'native' : one.kind === 'token' && one.address === to.address,
  )
  if (asset === undefined)
    return [
      [
        'to',
        `This page does not know this token on ${chain.name}.`,
        'Check the address. If it is right, add the token in your gift first.',
      ],
    ]
  const recipient = readFileAddress(paid.recipient, chain)
  if (recipient.kind === 'problem') return [['to', recipient.sentence, recipient.remedy]]
  const cause = receivers.get(recipient.address) ?? null
  const payee: Payee =
    cause === null
      ? { kind: 'address', address: recipient.address, name: null, ensName: null }
      : { kind: 'cause', causeId: cause.id }
  const line = {
    payee,
    assetKey: assetKey(asset),
    amountText: paid.amount === 0n ? '0' : formatAmount(paid.amount, asset.decimals),
  }
  const { gift, problems } = checkLine({ id: '', ...line }, context)
  if (gift !== null) return { line, gift }
  return problems.map(({ field, sentence, remedy }) => [
    field === 'amount' ? 'value' : 'to',
    sentence,
    remedy,
  ])
}

/** The bytes of a call; null: they cannot be told, or the file contradicts itself. */
function dataOf({ data, contractMethod, contractInputsValues }: BatchCall): Hex | null {
  const written = data == null || data === '' ? null : data.toLowerCase()
  if (written !== null && (!isHex(written) || written.length % 2 !== 0)) return null
  const named = contractMethod == null ? null : transferData(contractMethod, contractInputsValues ?? {})
  const isReceive = contractMethod != null && contractMethod.inputs.length === 0
  if (written !== null) return named === null || isReceive || named === written ? written : null
  return contractMethod == null || isReceive ? '0x' : named
}

/** `transfer(address,uint256)` with the values that the file has for it; null: another method, or no such values. */
function transferData(
  { name, inputs }: NonNullable<BatchCall['contractMethod']>,
  values: Readonly<Record<string, unknown>>,
): Hex | null {
  const [recipient, amount] = inputs
  const isTransfer = name === 'transfer' && recipient?.type === 'address' && amount?.type === 'uint256'
  if (!isTransfer || inputs.length !== 2) return null
  const to = values[recipient.name]
  const whole = readWhole(values[amount.name])
  if (typeof to !== 'string' || !isAddress(to, { strict: false }) || whole === null) return null
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, whole] })
}

/** A whole number that fits a uint256, written in digits; null: it is none. */
function readWhole(value: unknown): bigint | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : value
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) return null
  const whole = BigInt(text)
  return whole < 1n << 256n ? whole : null
}

function refuse(key: string | null, sentence: string): readonly Problem[] {
  return [
    [
      key,
      sentence,
      'Only plain sends and token transfers can be given here. Take this call out of the batch.',
    ],
  ]
}

function unreadable(sentence: string, remedy: string): FileReading {
  return { kind: 'unreadable', sentence, remedy }
}
