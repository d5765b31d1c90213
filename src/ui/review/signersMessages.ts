import { messages } from '../../language/messages'

/** Texts for the signers, and the findings about them. */
export const m = messages('ui/review/signers', {
  /** `threshold`: null where it could not be read. */
  verified: (count: number, threshold: number | null) =>
    `${count} of ${threshold ?? 'an unknown number of'} required signatures ${count === 1 ? 'is' : 'are'} verified.`,
  unread: 'Who has signed could not be checked: the owners of the Safe could not be read.',
  /** Number of signatures that the service lists. */
  listed: (count: number) =>
    count === 0
      ? 'The transaction service lists no signature.'
      : `The transaction service lists ${count === 1 ? 'one signature' : `${count} signatures`}. Nobody has checked ${count === 1 ? 'it' : 'them'} yet.`,
  notListed:
    'The transaction service has not listed its signatures: more of them may exist than are known here.',
  stranger: 'Not an owner of this Safe.',
  strangerSigned: 'Listed as a signer, and counts for nothing',
  accepted: (count: number, block: bigint) =>
    `The Safe itself accepts ${count === 1 ? 'it' : 'each of them'}, at block ${block}.`,
  silent: (count: number) =>
    `What the Safe itself says about ${count === 1 ? 'one' : count} of them could not be read.`,
  delegated: (to: string) => `A key whose account runs other code (EIP-7702): ${to}. The key still signs.`,
  safe: 'A Safe of its own: its owners sign there.',
  passkeySigner: 'A passkey.',
  contract: 'A contract, which says itself what it has signed.',
  counted: {
    key: 'Signed exactly this',
    contract: 'Signed exactly this, as its contract confirms',
    approval: 'Approved exactly this on chain',
  },
  open: 'Listed, and could not be checked',
  notSigned: 'Not signed',
  unknown: 'Whether this owner has signed is not known here',
  passkey: (origin: string) => `Made with a passkey on ${origin}, as the signature itself says.`,
  passkeyElsewhere: (origin: string) =>
    `Made with a passkey on ${origin}, as the signature itself says: no Safe front end that this page knows`,
  /** `why`: null where the Safe’s code gives no reason. */
  refused: (why: string | null) => `The Safe itself refuses this signature${why === null ? '' : `: ${why}`}`,
  unexplained: 'The Safe itself accepts it, and this page cannot say why: find out before you sign',
  problems: {
    noSignature: 'Listed without a signature',
    malformed: 'Listed with something that is not a signature',
    otherSigner: 'This signature is not by this owner, or is over something else',
    notOwner: 'Not an owner',
    notChecked: 'Listed too often to be checked',
  },
  ownerSafe: {
    queue: 'The queue of that Safe',
    looking: 'Looking in its queue for the approval of this transaction…',
    found: (nonce: bigint) => `Its transaction #${nonce} approves this one: review it`,
    none: 'Nothing in its queue approves this transaction.',
    unread: (reason: string) => `Whether its queue approves this transaction could not be read. ${reason}`,
  },
  hold: 'What holds',
  /** `outcome`: in words. */
  each: (outcome: string) => `${outcome}, each of these`,
  block: (block: bigint) => `Read at block ${block}.`,
})
