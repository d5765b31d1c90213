import { messages } from '../../language/messages'

/** Texts for a cause in full, and for why none receives on a chain. */
export const m = messages('ui/causes/details', {
  /** Texts for an address or a link in the search. */
  address: {
    title: 'This is an address, and not that of a cause here',
    give: <T>(gift: T) => [
      'To give to it, enter it in ',
      gift,
      ', under “Give to somebody outside the directory”.',
    ],
    gift: 'your gift',
    safe: 'If it is a Safe, you can read what waits there and what it has paid:',
    queue: 'its queue',
    record: 'its record',
    elsewhere: 'This leads to another page, and not to a cause',
    open: 'Open it',
    unread: 'This is not a cause',
  },
  who: 'Who they are',
  field: 'Field of work',
  place: 'Place',
  country: 'Country',
  nameIn: (language: string) => `Name in ${language}`,
  registration: (authority: string) => `Registration: ${authority}`,
  website: 'Website',
  checked: 'Entry last checked',
  checkedBy: (on: string, by: string, next: string) => `${on} by ${by}, next by ${next}`,
  where: 'Where gifts go',
  unconfirmed: 'Addresses that are not confirmed',
  noneNamed: 'This cause has not named an address yet.',
  noneInUse: 'This cause has no address in use.',
  former: 'Former addresses',
  formerWords:
    'Do not send anything to these addresses. They are listed so that old links and drafts are recognised.',
  chain: (chainId: number) => `Chain ${chainId}`,
  connected: ' (connected)',
  kind: (name: string) => `The directory calls it ${name}. `,
  kinds: {
    eoa: 'an account with a single key',
    safe: 'a Safe',
    splitter: 'a contract that splits what it gets',
    vesting: 'a contract that pays out over time',
    other: 'a contract',
  },
  inUseSince: <T>(since: T) => ['In use since ', since, '.'],
  stoppedSince: <T>(state: 'paused' | 'retired', since: T, reason: string) => [
    state === 'paused' ? 'Paused since ' : 'Retired since ',
    since,
    `: ${reason}`,
  ],
  replacedBy: <T>(address: T) => ['In its place: ', address],
  proof: {
    unconfirmed: <T>(sources: T) => [
      'The operator of this site has not confirmed this address. Do not send anything to this address. The list names ',
      sources,
      ' as its source.',
    ],
    /** `by`: null for the operator. `type`: suffix after the name of the place. */
    compared: <T>(by: string | null, place: T, type: string, on: T) => [
      `${by ?? 'The operator of this site'} compared this address with `,
      place,
      `${type} on `,
      on,
      '.',
    ],
    types: {
      page: '',
      docs: ' (documentation)',
      repository: ' (a file in a repository)',
      ens: ' (an ENS record)',
      signature: ' (a signed message)',
      registry: ' (a register)',
    },
    said: <T>(quote: T) => [' It said: ', quote],
    due: (months: number) => {
      if (months < 1) return 'A new check is due'
      return `Checked ${months === 1 ? '1 month' : `${months} months`} ago: a new check is due`
    },
  },
  accepts: {
    ownCoin: 'the chain’s own coin',
    any: 'Takes any asset.',
    anyBut: (refused: string) => `Takes any asset but ${refused}.`,
    only: (accepted: string) => `Takes ${accepted}.`,
    onlyNot: (accepted: string, refused: string) => `Takes ${accepted}. Does not take ${refused}.`,
  },
  nowhere: {
    title: (chain: string, isWallet: boolean) =>
      `No cause here receives on ${chain}, ${isWallet ? 'where your wallet is' : 'the chain of your Safe'}.`,
    giveOn: (chains: string) => `You can give on ${chains}.`,
    giveFromSafe: (chains: string) =>
      `You can give on ${chains}. A Safe lives on one chain: give from a Safe there.`,
    switchNetwork: 'Switch network',
  },
  /** Texts for the directory's publisher and signers. */
  source: {
    title: 'About this directory',
    published: <T>(version: number, on: T, by: T) => [
      `Version ${version} of `,
      on,
      ', published by ',
      by,
      '.',
    ],
    checking: 'Its signature is being checked…',
    unchecked: 'Its signature could not be checked',
    mayBeOlder: 'It may be an older version',
    signed: (signers: number, owners: number) =>
      `Signed by ${signers} of ${owners} owners of the organisation’s Safe`,
    accepts: <T>(safe: T, threshold: number) => [
      'The Safe ',
      safe,
      ` asks for ${threshold}, and accepts the signature today. Signed for this version by:`,
    ],
  },
})
