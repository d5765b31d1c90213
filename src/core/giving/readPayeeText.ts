import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { readAddress } from '../causes/readAddress'
import { m as messages } from './payeeMessages'

const m = messages.text

export type PayeeText =
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
    case 'empty':
      return problem(m.none, m.enter)
    case 'hidden':
      return problem(m.hidden, read.problem)
    case 'otherChain':
      return problem(m.prefix(read.prefix, chainName, shortName), m.askOn(chainName))
    case 'notHex':
      return problem(m.noDigits, m.copy)
    case 'wrongLength':
      return problem(m.length(read.digits), m.copyWhole)
    case 'wrongChecksum':
      return problem(m.checksum, m.doNotCorrect)
    case 'noAddress':
      if (/^[^\s/@:]+\.[^\s/@:]+$/.test(read.text)) return { kind: 'name', name: read.text }
      return problem(m.neither, m.enterDigits)
  }
}

function problem(sentence: string, remedy: string): PayeeText {
  return { kind: 'problem', sentence, remedy }
}
