import { messages } from '../../language/messages'

const built = (payments: number, then: string) =>
  `From the description in the link this page built ${
    payments === 1 ? 'the payment' : `the ${payments} payments`
  } anew, and compared the result with the transaction byte for byte: the recipients, assets, amounts and their order are the same${then}`

/** Texts for the comparison of a transaction with the gift in its link. */
export const m = messages('ui/review/intent', {
  title: 'Compared with the gift described',
  unreadable: 'The description in this link cannot be read',
  /** `field`: null for all of it. */
  problem: (field: string | null, problem: string) =>
    `${field === null ? '' : `In “${field}”: `}${problem} Nothing was compared with what was meant: the rest of this page is read from the transaction alone.`,
  differs: 'Not the gift described: do not sign',
  described: 'Described',
  ask: 'Ask whoever sent you the link, by a way that you both know, which of the two was meant.',
  unchecked: 'Could not be compared to the end',
  uncheckedWords: (reasons: string) =>
    `Nothing differs so far: recipients, amounts and assets are as described. ${reasons} Do not take it as the gift described.`,
  unread: 'Not compared: the transaction could not be read',
  unreadWords:
    'What the link describes is only what its sender says. Nothing on this page shows that the transaction does it. Do not sign on the strength of the description.',
  exactly: 'Exactly the gift described',
  exactlyWords: (payments: number) => built(payments, ', and nothing else is in it.'),
  besides: 'The gift described, and something beside it',
  besidesWords: (payments: number) =>
    built(payments, '. Beside them the transaction has what the link does not describe:'),
  source:
    'The description comes from whoever sent you the link. It is worth as much as your trust in them, and in the way the link reached you.',
  purpose: (purpose: string) => `What it is for, in the words of whoever wrote the link: “${purpose}”`,
  author: (author: string) => `The link names “${author}” as its author. Anybody can write that.`,
  summary: 'What the link describes',
  made: (time: string) => `According to the link it was made on ${time}.`,
  sameDirectory: 'It names the same version of the directory of causes as this page uses.',
  otherDirectory: 'It names another version of the directory of causes than this page uses.',
  payment: <T>(amount: T, recipient: T) => [amount, ' to ', recipient],
  paymentUnknown: <T>(amount: T, token: T, recipient: T) => [
    amount,
    ' of the token ',
    token,
    ', which is not known here, to ',
    recipient,
  ],
  units: (units: bigint) => `${units} base units`,
  confirmed: (name: string) => `${name}, confirmed in this page’s directory`,
  notListed: 'Not in this page’s directory.',
  notListedCalled: (name: string) => `Not in this page’s directory; the link calls it “${name}”.`,
  notCompared: 'Not compared with a directory.',
  notComparedCalled: (name: string) => `Not compared with a directory; the link calls it “${name}”.`,
})
