import { messages } from '../../language/messages'
import type { Who } from '../give/messages'

const all = (count: number) => (count === 2 ? 'both payments' : `all ${count} payments`)

/** "the payment", or "payment 2" of several. */
const named = (place: number | null) => (place === null ? 'the payment' : `payment ${place}`)

/** Texts while a gift is proposed or sent, and for its outcome. */
export const m = messages('ui/outbox', {
  change: 'Change the gift',
  stop: 'Stop here',
  back: 'Back to your gift',
  checkAgain: 'Look again',
  asking: {
    slow: 'No answer yet',
    label: 'What your Safe is showing',
  },
  checking: (who: Who) => `Checking your ${who} once more`,
  elsewhere: {
    title: (who: Who) => `Another tab of this page is asking your ${who}`,
    nothing: 'No request was sent from this tab',
    words:
      'Only one tab sends requests at a time, so that nothing is given twice. Go on in the other one, or close it. Then look at your list of gifts before you give again.',
  },
  link: { queue: 'Open the queue of your Safe', wallet: 'See your wallet on the chain' },
  rejected: {
    title: 'You cancelled',
    words: 'You cancelled. Nothing was sent.',
    kept: 'No money has moved. Your gift is kept as it was.',
    again: 'Review it again',
    unread:
      'Whether it was proposed before that is not known yet: the queue of your Safe could not be read. We keep trying.',
  },
  done: {
    follow: 'Follow this gift',
    sums: (sums: string, count: number) => `${sums} in ${count === 1 ? '1 payment' : `${count} payments`}.`,
    another: 'Start another gift',
    goOn: 'Continue with your gift',
    sent: 'Sent',
    one: 'Your wallet has sent it. Below is where it stands.',
    batch: (count: number) =>
      `Your wallet has sent ${all(count)} as one transaction. Below is where it stands.`,
    each: (count: number) => `Your wallet has sent ${all(count)}. Below is where each of them stands.`,
    draft: 'What is in the draft',
    proposedGifts: 'What was proposed',
    proposed: 'Proposed to your Safe',
    already: 'Already in the queue of your Safe',
    oneGift: 'This is one gift, not two',
    earlier: (when: string) =>
      `Your Safe answered with the transaction of the gift of ${when}: the same payments with the same nonce. That transaction can be executed only once. To give the same again, choose another nonce in your Safe.`,
    inBatch:
      'If the batch of your wallet holds the gift too, confirming the batch pays the gift again: do only one of the two.',
    list: 'Follow it in your list of gifts. No money moves before enough owners have signed.',
    coSigners: 'Let your co-signers check it',
    /** For a Safe with one owner. */
    otherDevice: 'Check it on another device',
    fetchingLink: 'Fetching the link…',
    followPart: { Safe: 'Follow what is proposed', wallet: 'Follow what is sent' },
  },
  paused: {
    notYet: 'Not sent yet',
    sent: (sent: number, count: number) => `${sent} of ${count} sent`,
    refused: (by: string, place: number | null) => `${by} did not send ${named(place)}`,
    send: 'Send it',
    goOn: (place: number | null) => `Continue with ${named(place)}`,
    rejected: (place: number | null) =>
      `You rejected ${named(place)}, so it was not sent. Nothing more is sent before you continue.`,
    waits: 'Nothing more is sent before you continue.',
    interrupted:
      'This was interrupted. What was sent is known, and nothing more is sent before you continue.',
    kept: (sent: number, left: number) =>
      `${sent > 0 ? 'What went out cannot be taken back, and is not sent again. ' : ''}If you stop, ${left === 1 ? '1 payment is' : `${left} payments are`} kept for later.`,
  },
  list: {
    label: 'Payments',
    unreadable: 'A payment that cannot be read back',
    onChain: 'See it on the chain',
    out: 'Sent',
    shown: (by: string) => `Confirm in ${by}`,
    lost: 'May have been sent',
    next: 'Next: not sent yet',
    later: 'Not sent yet',
  },
  unreadable: (who: Who) => `Nothing more goes out from your ${who} here`,
  unknown: { notYet: 'Not searched for yet', look: 'Search for it', label: 'The request' },
})
