import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { type AddressProblem, readAddress } from '../causes/readAddress'
import { m as messages } from './messages'
import type { Cause } from '../causes/cause'
import { findNamesake } from '../causes/findNamesake'

const m = messages.typed

type PayeeText =
  /** `isChecked`: mixed case with a correct EIP-55 checksum. Without it, a wrong digit goes unnoticed. */
  | { readonly kind: 'address'; readonly address: Address; readonly isChecked: boolean }
  /** Possible ENS name, as typed. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** Reads a typed recipient: an address (see `readAddress` for its forms) or an ENS name. */
export function readPayeeText(text: string, { name: chainName, shortName }: AppChain): PayeeText {
  const read = readAddress(text, shortName)
  switch (read.kind) {
    case 'address':
      return read
    case 'unreadable':
      return problem(m.hidden, read.reason)
    case 'otherChain':
      return problem(m.prefix(read.prefix, chainName, shortName), m.askOn(chainName))
    case 'problem':
      return addressProblem(read.problem, read.digits)
    case 'text':
      if (/^[^\s/@:]+\.[^\s/@:]+$/.test(read.text)) return { kind: 'name', name: read.text }
      return problem(m.neither, m.enterDigits)
  }
}

/** Returns the problem of a label that reads like the name of a cause. Null: none. */
export function labelProblem(label: string, causes: readonly Cause[]): string | null {
  const cause = findNamesake(causes, label)
  return cause === null ? null : messages.label(cause.name)
}

function addressProblem(code: AddressProblem, digits: number): PayeeText {
  switch (code) {
    case 'empty':
      return problem(m.none, m.enter)
    case 'notHex':
      return problem(m.noDigits, m.copy)
    case 'wrongLength':
      return problem(m.length(digits), m.copyWhole)
    case 'wrongChecksum':
      return problem(m.checksum, m.doNotCorrect)
  }
}

function problem(sentence: string, remedy: string): PayeeText {
  return { kind: 'problem', sentence, remedy }
}
