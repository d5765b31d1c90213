import { messages } from '../../language/messages'

/** Messages for a text that leads to no screen, with what was expected. */
export const m = messages('core/review/wayIn', {
  /** `text`: empty where nothing was entered. */
  expected: (text: string) =>
    `${text === '' ? 'Nothing was entered.' : `“${text}” names no Safe.`} Enter an address (eth:0x and 40 digits), a link of this page, or the link or id of a transaction in Safe{Wallet}.`,
  tooLong: 'This is too long for an address or a link.',
  onlyHash: 'This is the hash of a transaction. Enter the address of its Safe, or a link that names both.',
  several: 'This names several Safes, chains or transactions. Enter one of them.',
  hash: 'The hash in this link is not a safeTxHash (0x and 64 digits): the link may be cut short. Copy it again.',
  gift: 'This link of a gift is cut short. Copy it again.',
  otherCheck: 'This link belongs to another page than this one, and names no Safe.',
})
