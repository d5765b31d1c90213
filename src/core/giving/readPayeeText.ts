import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { type AddressProblem, readAddress, showsOtherAddress } from '../causes/readAddress'
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

/** The longest text that is read as a recipient: an ENS name has at most 255 characters, a link of an explorer fewer. */
const maxLength = 300

/**
 * Reads a typed recipient: an address (see `readAddress` for its forms), a payment link without an amount (EIP-681), the
 * link of an address at the chain's explorer, or an ENS name.
 */
export function readPayeeText(text: string, chain: AppChain): PayeeText {
  const { name: chainName, shortName } = chain
  // Before any pattern: a cell of a file can be of any length.
  if (text.trim().length > maxLength) return problem(m.neither, m.enterDigits)
  const linked = readLink(text.trim(), chain)
  if (linked !== null && linked.kind === 'problem') return linked
  const read = readAddress(linked?.text ?? text, shortName)
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

type Linked =
  | { readonly kind: 'text'; readonly text: string }
  | Extract<PayeeText, { readonly kind: 'problem' }>

/** Takes the address out of a link, which must be for this chain and say nothing else. Null: it is no link. */
function readLink(text: string, { id, name, explorerUrl }: AppChain): Linked | null {
  const [, rest] = /^ethereum:(?:pay-)?(0x.*)$/is.exec(text) ?? []
  if (rest !== undefined) {
    const [, address, chainId] = /^(0x[\da-z]*)(?:@(\d+))?$/i.exec(rest) ?? []
    if (address === undefined) return problem(m.moreInLink, m.enterDigits)
    if (chainId !== undefined && chainId !== `${id}`)
      return problem(m.linkToChain(chainId, name, id), m.askOn(name))
    return { kind: 'text', text: address }
  }
  const [, page, address] = /^https?:\/\/([^?#\s]+)\/address\/(0x[\da-z]*)\/?(?:[?#].*)?$/i.exec(text) ?? []
  if (page === undefined || address === undefined)
    return /^https?:/i.test(text) ? problem(m.neither, m.enterDigits) : null
  const explorer = (explorerUrl ?? '').replace(/^https?:\/\//i, '').replace(/\/$/, '')
  if (explorer.toLowerCase() !== page.toLowerCase())
    return problem(m.otherExplorer(page.split('/')[0] ?? page, name), m.askOn(name))
  return { kind: 'text', text: address }
}

/** Returns the problem of a label that reads like the name of a cause, or like another address than its own. Null: none. */
export function labelProblem(
  label: string,
  { causes, address }: { readonly causes: readonly Cause[]; readonly address: Address | null },
): string | null {
  if (showsOtherAddress(label, address)) return messages.labelAddress
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

function problem(sentence: string, remedy: string): Extract<PayeeText, { readonly kind: 'problem' }> {
  return { kind: 'problem', sentence, remedy }
}
