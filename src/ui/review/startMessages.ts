import { messages } from '../../language/messages'

/** Texts for the start of a co-signer without a link. */
export const m = messages('ui/review/start', {
  title: 'Review what a Safe would do',
  lede: 'Read in plain words what waits in the queue of a Safe, computed from its bytes. Nothing has to be connected.',
  safe: 'Safe',
  safeHint: 'As Safe{Wallet} copies it, with the chain in front: eth:0x…',
  noSafe: 'There is no Safe at this address.',
  hash: 'safeTxHash, if you have it',
  hashHint: 'The hash that owners sign: 0x and 64 digits. Without it you see the whole queue.',
  badHash:
    'This is not a safeTxHash: 0x and 64 digits from 0 to f. Copy it from the details of the transaction.',
  paste: 'The transaction itself, if the transaction service does not have it',
  pasteHint:
    'JSON with all ten fields: a record of the service, or the typed data that your wallet shows. It is checked against the chain.',
  otherChain: (pasted: bigint, chain: string) =>
    `It is of chain ${pasted}, and the Safe above is on ${chain}.`,
  notLoaded: 'A part of this page did not load. Reload it.',
  noHash: (reason: string) => `Its hash cannot be computed now. ${reason}`,
  read: 'Read it',
  yourSafe: 'Your Safe',
  yourQueue: 'The queue of your Safe',
  ownedSafes: 'Safes of your wallet',
  unread: (reason: string) => `${reason} We keep asking. You can name the Safe below meanwhile.`,
  more: (count: number) =>
    `The service lists ${count === 1 ? 'one more Safe' : `${count} more Safes`}. Name yours below.`,
  none: (chain: string) => `Your wallet owns no Safe on ${chain} that the transaction service knows of.`,
  source: (chain: string) =>
    `On ${chain}, according to the transaction service. Anybody can name your wallet as an owner of a Safe of theirs: open only what you know.`,
  looking: (chain: string) => `Looking for Safes on ${chain} that your wallet owns…`,
})
