import { messages } from '../../language/messages'

/** Texts for the link to a review, for co-signers. */
export const m = messages('ui/review/link', {
  words: 'It opens without a wallet. Read it on a second device too, on another network.',
  why: 'Why a second device',
  whyWords:
    'If this device, or the site that this page is framed in, has been tampered with, it can show whatever it likes here, and no app inside of it can prevent that. Another device on another network reads the same transaction by itself: what differs there is noticed.',
  showQr: 'Show it as a QR code',
  qr: 'QR code of the link',
  share: 'Share the link',
  shareRefused: 'This page may not open the share sheet here. Copy the link instead.',
  imported:
    'This gift came into this browser with a file. The link describes it as that file does: compare it before you send the link.',
  rebuilt:
    'This gift was not proposed in this browser, so the link carries no description to compare with. Ask whoever proposed it for theirs: only that says what was meant.',
  short:
    'Whoever opens it reads what the transaction does from its bytes. It carries the names that you gave to recipients, if you gave any; no server sees them.',
  shortWith: (purpose: string) =>
    `Whoever opens it reads what the transaction does from its bytes, and what you wrote: “${purpose}”. No server sees that.`,
  unreadPurpose:
    'What this browser has noted of the purpose of this gift cannot be read, so the link may lack it. Your record offers to save it as a file.',
  long: 'A longer link, which also works while the transaction service is down',
  length: (characters: number) =>
    `This link has ${characters} characters. Some chats cut it: send it by mail, or use the short one.`,
  qrWithout: 'The code carries the transaction only: what you wrote makes it too fine for a camera.',
  described:
    'It carries what you asked your Safe for: recipients, assets and amounts. Whoever opens it sees whether the transaction is exactly that. Opening it sends the description to no server; whoever has the link can read it.',
  notDescribed: (problem: string) => `The link carries no description to compare with. ${problem}`,
})
