import { type Address, encodeFunctionData, erc20Abi, type Hex, isHex } from 'viem'
import * as v from 'valibot'
import type { Cause } from '../causes/cause'
import type { AppChain } from '../chain'
import { assetsOf } from '../giving/assets'
import type { Payee } from '../giving/basket'
import { checkPayment } from '../giving/checkLine'
import { readPayment } from '../safe/readPayment'
import { causesByReceiver } from '../causes/causesByReceiver'
import { fitsChecksum } from './writeBatchFile'
import type { FileContext, FilePayment, FileProblem, FileReading } from './fileReading'
import { maxFileLines } from './readGiftTable'
import { readFileAddress } from './readFileAddress'
import { m } from './messages'

const input = v.looseObject({ name: v.string(), type: v.string() })

const method = v.looseObject({ name: v.string(), inputs: v.array(input) })

/** One call of a batch. `data` wins if present; otherwise the method and its values define the call. */
const batchCall = v.looseObject({
  to: v.nullish(v.string()),
  value: v.nullish(v.union([v.string(), v.number()])),
  data: v.nullish(v.string()),
  /** The builder writes none: every call of a batch is a plain call (0). */
  operation: v.nullish(v.union([v.string(), v.number()])),
  contractMethod: v.nullish(method),
  contractInputsValues: v.nullish(v.record(v.string(), v.unknown())),
})

/** The file format of a batch in Safe's Transaction Builder, as far as it is read. */
const batchFile = v.looseObject({
  version: v.exactOptional(v.string()),
  chainId: v.union([v.string(), v.number()]),
  meta: v.exactOptional(v.looseObject({ checksum: v.nullish(v.string()) }), {}),
  transactions: v.array(v.unknown()),
})

type BatchCall = v.InferOutput<typeof batchCall>

/** Safe's own. A later one may say of a call what is not read here. */
const knownVersion = /^1(?:\.\d+)*$/

/** What is wrong with one call: the key, a sentence and a remedy. */
type Problem = readonly [key: string | null, sentence: string, remedy: string]

/** Returns true when a JSON text looks like a batch of Safe's Transaction Builder. */
export function isBatchFile(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'transactions' in json
}

/**
 * Parses a batch of Safe's Transaction Builder as payments. A call is either a plain send of the chain's own coin or
 * an ERC-20 `transfer` of a known token, or it is refused by its number. A wrong checksum refuses the file. Yields
 * after each call.
 */
export function* readBatchFile(json: unknown, context: FileContext): Generator<void, FileReading> {
  const parsed = v.safeParse(batchFile, json)
  if (!parsed.success) return unreadable(m.batch.notOne(v.getDotPath(parsed.issues[0])), m.batch.exportAgain)
  const { chain } = context
  const { version, chainId, meta, transactions } = parsed.output
  if (version !== undefined && !knownVersion.test(version))
    return unreadable(m.batch.otherVersion(version.slice(0, 20)), m.batch.reload)
  if (`${chainId}` !== `${chain.id}`)
    return unreadable(
      m.batch.otherChain(String(chainId).slice(0, 20), chain.name, chain.id),
      m.batch.openThere(context.giverName),
    )
  if (transactions.length === 0) return unreadable(m.batch.empty, m.anotherFile)
  if (transactions.length > maxFileLines)
    return unreadable(m.batch.tooMany(transactions.length, maxFileLines), m.batch.split)
  const checksum = meta.checksum ?? ''
  if (checksum !== '' && !fitsChecksum({ ...parsed.output, meta }, checksum))
    return unreadable(m.batch.checksum, m.batch.exportAgain)

  const receivers = causesByReceiver(context.causes, chain.id)
  const payments: FilePayment[] = []
  const problems: FileProblem[] = []
  for (const [index, transaction] of transactions.entries()) {
    const read = readCall(transaction, context, receivers)
    const place = index + 1
    if ('gift' in read) payments.push({ place, ...read })
    else
      for (const [column, sentence, remedy] of read)
        problems.push({ place, field: null, payee: null, column, text: null, sentence, remedy })
    yield
  }
  const notes = checksum === '' ? [m.batch.noChecksum] : []
  return { kind: 'read', placeName: 'Transaction', payments, problems, notes, wrongTotals: [], table: null }
}

function readCall(
  json: unknown,
  context: FileContext,
  receivers: ReadonlyMap<Address, Cause>,
): Omit<FilePayment, 'place'> | readonly Problem[] {
  const parsed = v.safeParse(batchCall, json)
  if (!parsed.success) return refuse(v.getDotPath(parsed.issues[0]), m.batch.notWritten)
  const call = parsed.output
  const { chain, customTokens } = context
  if (!['0', ''].includes(`${call.operation ?? ''}`)) return refuse('operation', m.batch.noTransfer)
  const to = readFileAddress(call.to ?? '', chain)
  if (to.kind === 'problem') return [['to', to.sentence, to.remedy]]
  const value = readWhole(call.value ?? '0')
  if (value === null) return [['value', m.batch.notWhole, m.batch.writeWhole]]
  const data = dataOf(call, chain)
  if (typeof data !== 'string') return [data]

  const sendsCoin = data !== '0x' && value !== 0n
  const paid = readPayment({ to: to.address, value: sendsCoin ? 0n : value, data })
  if (paid === null) return refuse('data', m.batch.noTransfer)
  if (sendsCoin) return refuse('value', m.batch.sendsCoin(chain.nativeCurrency.symbol))
  const asset = assetsOf(chain, customTokens).find((one) =>
    paid.token === null ? one.kind === 'native' : one.kind === 'token' && one.address === paid.token,
  )
  if (asset === undefined) return [['to', m.unknownToken(chain.name), m.addToken]]
  const recipient = readFileAddress(paid.recipient, chain)
  if (recipient.kind === 'problem') return [['to', recipient.sentence, recipient.remedy]]
  const cause = receivers.get(recipient.address) ?? null
  const payee: Payee =
    cause === null
      ? { kind: 'address', address: recipient.address, name: null, ensName: null }
      : { kind: 'cause', causeId: cause.id }
  const { gift, problems } = checkPayment({ payee, asset, amount: paid.amount }, context)
  if (gift !== null) return { payee, gift }
  return problems.map(({ field, sentence, remedy }) => [
    field === 'amount' ? 'value' : 'to',
    sentence,
    remedy,
  ])
}

/** Returns the bytes of a call, or why it has none that can be given. */
function dataOf({ data, contractMethod, contractInputsValues }: BatchCall, chain: AppChain): Hex | Problem {
  const written = data == null || data === '' ? null : data.toLowerCase()
  if (written !== null && (!isHex(written) || written.length % 2 !== 0)) return noTransfer
  if (contractMethod == null || isPlainSend(contractMethod)) return written ?? '0x'
  const named = transferData(contractMethod, contractInputsValues ?? {}, chain)
  if (written === null || named === written) return named
  // Where the method says nothing, the bytes decide.
  if (typeof named !== 'string') return written
  return ['data', m.batch.contradicts, m.batch.exportAgain]
}

/** Returns true for what has no bytes: any other method without values still has its selector. */
function isPlainSend({ name, inputs }: NonNullable<BatchCall['contractMethod']>): boolean {
  return inputs.length === 0 && ['', 'receive', 'fallback'].includes(name)
}

const noTransfer: Problem = ['data', m.batch.noTransfer, m.batch.onlyTransfers]

/** Encodes `transfer(address,uint256)` with the values in the file. */
function transferData(
  { name, inputs }: NonNullable<BatchCall['contractMethod']>,
  values: Readonly<Record<string, unknown>>,
  chain: AppChain,
): Hex | Problem {
  const [recipient, amount] = inputs
  const isTransfer = name === 'transfer' && recipient?.type === 'address' && amount?.type === 'uint256'
  if (!isTransfer || inputs.length !== 2) return noTransfer
  const written = values[recipient.name]
  const to = readFileAddress(typeof written === 'string' ? written : '', chain)
  if (to.kind === 'problem') return [recipient.name, to.sentence, to.remedy]
  const whole = readWhole(values[amount.name])
  if (whole === null) return [amount.name, m.batch.notWhole, m.batch.writeWhole]
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to.address, whole] })
}

/** Parses a whole number, in digits or as hex, that fits a uint256; null: not one. */
function readWhole(value: unknown): bigint | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : value
  if (typeof text !== 'string' || text.length > 100) return null
  const plain = text.trim()
  if (!/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(plain)) return null
  const whole = BigInt(plain)
  return whole < 1n << 256n ? whole : null
}

function refuse(key: string | null, sentence: string): readonly Problem[] {
  return [[key, sentence, m.batch.onlyTransfers]]
}

function unreadable(sentence: string, remedy: string): FileReading {
  return { kind: 'unreadable', sentence, remedy }
}
