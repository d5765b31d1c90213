import { messages } from '../../language/messages'

/**
 * Messages for a Safe's own error codes: the cause and the remedy for the executor. Codes of the published versions
 * 1.3.0 to 1.5.0, from their contracts' sources.
 *
 * @see https://github.com/safe-global/safe-smart-account/blob/main/docs/error_codes.md
 */
export const m = messages('core/safe/gs', {
  GS000: 'The Safe could not be set up: the code that was to run with it failed.',
  GS001: 'This Safe has no threshold: it was never set up.',
  GS002: 'The code that was to run at the setup of the Safe is not there.',
  GS010: 'Not enough gas was sent along for the gas limit of this transaction. Execute it with more gas.',
  GS011: 'The Safe could not pay the refund for gas: it holds too little, or the receiver refuses it.',
  GS012: 'The Safe could not pay the refund for gas in the token: it holds too little, or the token refuses.',
  GS013: 'A call of this transaction fails. The Safe does not say which one, nor why.',
  GS020: 'Signatures are missing: fewer were sent than the threshold asks for.',
  GS021: 'The signature of a contract owner is not where the signatures say that it is.',
  GS022: 'The signature of a contract owner is cut off: its length is missing.',
  GS023: 'The signature of a contract owner is cut off: it ends too early.',
  GS024: 'A contract among the owners does not accept its signature.',
  GS025: 'An owner whose approval on chain is relied on has not approved this transaction.',
  GS026:
    'A signature is not of an owner, is over something else, or the signatures are not in order. Often the nonce of the Safe has moved on.',
  GS027: 'The bytes that were shown to the contract owners are not those of this transaction.',
  GS030: 'Only an owner can approve a hash on chain.',
  GS031: 'Only the Safe itself can do this, by a transaction of its own.',
  GS100: 'The modules of this Safe are set up already.',
  GS101: 'This is not an address that can be a module.',
  GS102: 'This module is enabled already.',
  GS103: 'The module is not where the list of modules is said to have it. Propose the change again.',
  GS104: 'Only an enabled module can do this.',
  GS105: 'The list of modules cannot be read from there.',
  GS106: 'The list of modules cannot be read in pages of zero.',
  GS200: 'The owners of this Safe are set up already.',
  GS201: 'The threshold would be higher than the number of owners.',
  GS202: 'The threshold would be zero.',
  GS203: 'This is not an address that can be an owner.',
  GS204: 'This address is an owner already.',
  GS205: 'The owner is not where the list of owners is said to have it. Propose the change again.',
  GS300: 'This contract is not a guard for transactions.',
  GS301: 'This contract is not a guard for modules.',
  GS400: 'A Safe cannot be its own fallback handler.',
})

const words: Readonly<Record<string, string>> = m

/** Describes an error code of a Safe ("GS026") in one or two sentences; null: no code of a published version. */
export function gsCodeWords(code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
