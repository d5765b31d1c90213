import type { AssetNames } from './assetNames'
import type { Check, CheckId, CheckOutcome } from './check'
import { checkSentence } from './checkSentence'

/** The three outcomes in words. They never mean the same, and none sums up another. */
const outcomeWords: Readonly<Record<CheckOutcome, string>> = {
  holds: 'Holds',
  fails: 'Does not hold',
  unchecked: 'Could not be checked',
}

/** What each check states. The outcome says whether it is so. */
const statements: Readonly<Record<CheckId, string>> = {
  recordHash: 'The transaction is the one that its safeTxHash names.',
  contractHash: 'The Safe itself computes the same safeTxHash.',
  confirmations: 'Every signature listed is a present owner’s, over this safeTxHash.',
  readable: 'Every call is read to its last byte.',
  delegateCalls: 'No code runs as the Safe but what Safe has published.',
  libraryCode: 'That code is on this chain as it was published.',
  selfCalls: 'The Safe calls nothing on itself that is not known.',
  zeroTargets: 'Nothing goes to the zero address.',
  settings: 'Who controls the Safe stays as it is.',
  approvals: 'Nobody may spend tokens of the Safe later.',
  control: 'Nobody gets control of another contract.',
  otherSafes: 'No other Safe is made to act.',
  messages: 'The Safe signs no message on chain.',
  recipients: 'Everybody who is paid is a confirmed cause or an owner.',
  refund: 'What the Safe pays for the execution is plausible.',
  safeTxGas: 'If a call fails, everything is undone and the nonce stays free.',
  nonce: 'The nonce is still free.',
  rivals: 'Nothing else waits on the same nonce.',
  singleton: 'The Safe runs code that Safe has published.',
  proxy: 'The address of the Safe does nothing but run that code.',
  modules: 'Only the owners can move the funds of the Safe.',
  guards: 'No guard decides about its transactions.',
  fallbackHandler: 'The fallback handler is none, or the one that Safe has published.',
}

/** A check in words: what it states, how it ended, and what was found. `detail` empty: there is nothing to add. */
export function checkWords(
  check: Check,
  names: AssetNames,
): {
  readonly statement: string
  readonly outcome: string
  readonly detail: string
} {
  const unread = check.unread.map((reason) => `Not read: ${reason}`)
  return {
    statement: statements[check.id],
    outcome: outcomeWords[check.outcome],
    detail: [checkSentence(check, names), ...new Set(unread)].filter((text) => text !== '').join(' '),
  }
}
