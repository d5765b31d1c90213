import { withoutQuotes } from '../../cleanLine'
import { type Hex, decodeAbiParameters, isHex, size, slice } from 'viem'
import { amountWords } from '../../money/formatAmount'
import { gsCodeWords } from '../../safe/gsMessages'
import type { AssetName } from '../assetNames'
import { m } from './forecastMessages'

/** Reason of a revert, as far as its bytes show. Each text is a contract's or a node's own. */
export type RevertReason =
  /** `Error(string)` with a code of the Safe's contracts. */
  | { readonly kind: 'safe'; readonly code: string }
  /** `Error(string)` */
  | { readonly kind: 'text'; readonly text: string }
  /** `Panic(uint256)` */
  | { readonly kind: 'panic'; readonly code: bigint }
  /** A custom error of the contract; the bytes do not have its name. */
  | { readonly kind: 'custom'; readonly selector: Hex; readonly data: Hex }
  /** It stopped by itself (out of gas, an invalid instruction), in the node's words. */
  | { readonly kind: 'stopped'; readonly text: string }
  /** The Safe holds less of the chain's coin than the call sends. */
  | { readonly kind: 'coin'; readonly balance: bigint; readonly value: bigint }
  | { readonly kind: 'silent' }
  /** The Safe’s guard refuses: without it, the execution does not revert. */
  | { readonly kind: 'guard'; readonly reason: GuardReason }

type GuardReason = Exclude<RevertReason, { readonly kind: 'guard' }>

const errorSelector = '0x08c379a0'
const panicSelector = '0x4e487b71'
const longestText = 200
/** Control characters, line breaks, and characters that reorder or hide their neighbours. */
const unreadable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Decodes the revert data of a call. Never throws; anything but exactly a known form is `custom`.
 *
 * @param message The node's error message; used only without revert data.
 */
export function revertReason(data: Hex | null, message: string | null = null): GuardReason {
  const bytes = data === null || !isHex(data) || data.length % 2 !== 0 ? '0x' : (data.toLowerCase() as Hex)
  if (size(bytes) === 0) return stopOf(message)
  if (size(bytes) < 4) return { kind: 'custom', selector: bytes, data: bytes }
  const selector = slice(bytes, 0, 4)
  const custom = { kind: 'custom', selector, data: bytes } as const
  if (selector === errorSelector) {
    const text = decode('string', bytes)
    if (typeof text !== 'string') return custom
    return gsCodeWords(text) === null ? { kind: 'text', text: plainText(text) } : { kind: 'safe', code: text }
  }
  if (selector === panicSelector && size(bytes) === 36) {
    const code = decode('uint256', bytes)
    return typeof code === 'bigint' ? { kind: 'panic', code } : custom
  }
  return custom
}

/** Drops messages without information, such as "execution reverted"; keeps "out of gas". */
function stopOf(message: string | null): GuardReason {
  const text = message === null ? '' : plainText(message)
  return text === '' || /revert|execution failed/i.test(text) ? { kind: 'silent' } : { kind: 'stopped', text }
}

function decode(type: 'string' | 'uint256', bytes: Hex): unknown {
  try {
    return decodeAbiParameters([{ type }], slice(bytes, 4))[0]
  } catch {
    return null
  }
}

/** Formats a contract's own text as one line, so that it cannot pass for ours. */
export function plainText(text: string): string {
  const line = withoutQuotes(text.replace(unreadable, '�')).trim()
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line
}

/** @see https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require */
const panicWords: Readonly<Record<string, string>> = m.runs.panics

/** Describes the reason in one sentence, with a contract's own words in quotation marks. */
export function reasonWords(reason: RevertReason, native: AssetName): string {
  switch (reason.kind) {
    case 'safe':
      return `${gsCodeWords(reason.code) ?? ''} (${reason.code})`
    case 'text':
      return reason.text === '' ? m.runs.emptyText : m.runs.text(reason.text)
    case 'panic':
      return m.runs.panic(panicWords[`${reason.code}`] ?? m.runs.otherPanic, reason.code)
    case 'custom':
      return m.runs.custom(shortBytes(reason.data))
    case 'stopped':
      return m.runs.stopped(reason.text)
    case 'coin':
      return m.runs.coin(amountWords(reason.balance, native))
    case 'silent':
      return m.runs.silent
    case 'guard':
      return guardWords(reason.reason, native)
  }
}

function guardWords(reason: GuardReason, native: AssetName): string {
  if (reason.kind === 'text' && reason.text !== '') return m.runs.guard.text(reason.text)
  return `${m.runs.guard.refuses} ${reasonWords(reason, native)}`
}

function shortBytes(data: Hex): string {
  const bytes = size(data)
  return bytes <= 68 ? data : m.runs.cut(slice(data, 0, 68), bytes)
}
