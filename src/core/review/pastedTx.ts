import { type Address, getAddress, type Hex, isAddress, isHash, isHex, zeroAddress } from 'viem'
import type { Confirmation, SafeTx, SafeTxHash } from '../safe/safeTx'
import { messageMeaning } from './message/messageMeaning'
import { readUint } from './message/typedData'
import { m } from './deviceMessages'

/** A pasted Safe transaction, untrusted. Fields missing from the paste are null. */
export type PastedTx = {
  readonly tx: SafeTx
  readonly safe: Address | null
  readonly chainId: bigint | null
  readonly safeTxHash: SafeTxHash | null
  readonly confirmations: readonly Confirmation[]
}

export type ReadPasted =
  | { readonly kind: 'tx'; readonly pasted: PastedTx }
  /** One sentence with the problem and the remedy. */
  | { readonly kind: 'problem'; readonly problem: string }

/** Two megabytes of hex: more than a block of any chain carries. */
const mostCharacters = 2_500_000
const mostConfirmations = 500

/**
 * Reads a Safe transaction from JSON: a record of the transaction service, the ten fields alone, or the typed data (EIP-712)
 * of a signature request. All ten fields are required: a guessed one would make another transaction.
 */
export function readPastedTx(text: string): ReadPasted {
  if (text.length > mostCharacters) return problem(m.pasted.tooLong)
  const json = parse(text)
  if (!isObject(json)) return problem(m.pasted.notJson)
  if ('types' in json) return readTyped(json)
  const fields = readFields(json)
  if (typeof fields === 'string') return problem(fields)
  const safe = json['safe']
  const hash = json['safeTxHash']
  if (safe != null && !isText(safe, isAnyAddress)) return problem(m.pasted.safe)
  if (hash != null && !isText(hash, isHash)) return problem(m.pasted.hash)
  const confirmations = readConfirmations(json['confirmations'] ?? [])
  if (confirmations === null) return problem(m.pasted.confirmations)
  return {
    kind: 'tx',
    pasted: {
      tx: fields,
      safe: safe == null ? null : getAddress(safe),
      chainId: null,
      safeTxHash: hash == null ? null : (hash.toLowerCase() as SafeTxHash),
      confirmations,
    },
  }
}

function readTyped(json: Readonly<Record<string, unknown>>): ReadPasted {
  const meaning = messageMeaning(json)
  if (meaning.kind !== 'safeTx' || meaning.tx === null) return problem(m.pasted.typed)
  const { tx, safe, chainId } = meaning
  return { kind: 'tx', pasted: { tx, safe, chainId, safeTxHash: null, confirmations: [] } }
}

/** Reads the ten fields, or returns their problem. */
function readFields(json: Readonly<Record<string, unknown>>): SafeTx | string {
  const missing = names.filter((name) => !(name in json))
  if (missing.length > 0) return m.pasted.missing(missing.join(', '))
  const address = (name: string) => {
    const value = json[name]
    return isText(value, isAnyAddress) ? getAddress(value) : null
  }
  const operation = readUint(json['operation'])
  const read = {
    to: address('to'),
    value: readUint(json['value']),
    data: readBytes(json['data']),
    operation: operation === 0n ? 0 : operation === 1n ? 1 : null,
    safeTxGas: readUint(json['safeTxGas']),
    baseGas: readUint(json['baseGas']),
    gasPrice: readUint(json['gasPrice']),
    // The service returns null for the zero address.
    gasToken: json['gasToken'] === null ? zeroAddress : address('gasToken'),
    refundReceiver: json['refundReceiver'] === null ? zeroAddress : address('refundReceiver'),
    nonce: readUint(json['nonce']),
  } as const
  const wrong = names.filter((name) => read[name] === null)
  return wrong.length === 0 ? (read as SafeTx) : m.pasted.wrong(wrong.join(', '))
}

const names = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const satisfies readonly (keyof SafeTx)[]

function readConfirmations(value: unknown): readonly Confirmation[] | null {
  if (!Array.isArray(value) || value.length > mostConfirmations) return null
  const read = value.map((one: unknown): Confirmation | null => {
    if (!isObject(one) || !isText(one['owner'], isAnyAddress)) return null
    const signature = one['signature'] == null ? null : readBytes(one['signature'])
    if (signature === null && one['signature'] != null) return null
    return { owner: getAddress(one['owner']), signature, submittedAtMs: null }
  })
  return read.every((one) => one !== null) ? read : null
}

/** Reads null or empty as no data, as the service returns it. */
function readBytes(value: unknown): Hex | null {
  if (value === null || value === '') return '0x'
  return isText(value, isHex) && value.length % 2 === 0 ? (value.toLowerCase() as Hex) : null
}

function isText(value: unknown, test: (text: string) => boolean): value is string {
  return typeof value === 'string' && test(value)
}

/** Requires a correct checksum when there is one. */
function isAnyAddress(text: string): boolean {
  return isAddress(text) || (/^0x[0-9A-F]{40}$/.test(text) && isAddress(text, { strict: false }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function problem(words: string): ReadPasted {
  return { kind: 'problem', problem: words }
}
