import { messages } from '../../language/messages'

/** Texts for a recipient outside the directory. */
export const m = messages('ui/recipients', {
  close: 'Close',
  add: {
    notLoaded: 'A part of the page did not load.',
    reload: 'Reload the page. Your gift stays as it is.',
    lookedUp: 'The address was looked up.',
    title: 'Give to somebody outside the directory',
    label: (chain: string) => `Address on ${chain}, or ENS name`,
    hint: 'Copy it from its source. A name is resolved on Ethereum when you press Look up, never while you type.',
    look: 'Look up',
    looking: 'Looking it up …',
    added: (name: string | null) => `${name ?? 'The address'} is in your gift.`,
    is: (ensName: string) => `${ensName} is`,
    addCause: (name: string) => `Add ${name} to your gift`,
    own: 'Your label for it (optional)',
    ownHint:
      'Your own word for it, shown as such. It goes into the link for co-signers, and not onto the chain.',
    refused: 'Nothing can be given there.',
    addIt: 'Add to your gift',
  },
  compared: 'I have compared both addresses in full. They differ, and I mean this recipient.',
  known: 'I know this, and the address is right.',
  findings: {
    label: 'What is known about this address',
    here: 'This recipient',
    other: 'The other address',
  },
  own: {
    label: 'Recipients outside the directory',
    title: 'Not in the directory',
    byHand: (count: number) =>
      count === 1
        ? 'This recipient was added by hand. The operator of this site has not checked whose address it is.'
        : 'These recipients were added by hand. The operator of this site has not checked whose addresses they are.',
    reading: 'They are being checked on the chain …',
    failed: 'They could not be checked: a part of the page did not load. Nothing was sent.',
    unchecked: (count: number, of: number) =>
      of === 1
        ? 'Not everything about this address could be checked'
        : `Not everything could be checked about ${count} of ${of} addresses`,
    uncheckedWords: 'What was not checked stands with them below. You can go on without, or try again.',
    again: 'Try again',
    notSent: 'The gift was not sent: the address of a name could not be confirmed.',
    newAlarm: 'The gift was not sent: there is a new warning about a recipient.',
  },
})
