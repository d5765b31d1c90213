import { messages } from '../../language/messages'

/** Texts for the link to a review, for co-signers. */
export const m = messages('ui/review/link', {
  words:
    'For co-signers, and for your own second device. If this device, or the site that this page is framed in, has been tampered with, it can show whatever it likes here, and no app inside of it can prevent that. Another device on another network reads the same transaction by itself: what differs there is noticed.',
  showQr: 'Show it as a QR code',
  qr: 'QR code of the link',
  share: 'Share the link',
  shareRefused: 'This page may not open the share sheet here. Copy the link instead.',
  rebuilt:
    'This gift was not proposed in this browser, so the link carries no description to compare with. Ask whoever proposed it for theirs: only that says what was meant.',
  described:
    'The link carries what you asked your Safe for: recipients, assets and amounts. Whoever opens it sees whether the transaction is exactly that. Opening it sends the description to no server; whoever has the link can read it.',
  notDescribed: (problem: string) => `The link carries no description to compare with. ${problem}`,
  purpose: (purpose: string) => `It also says what the gift is for: “${purpose}”`,
})
