import { locale, messages } from '../../language/messages'

const count = new Intl.NumberFormat(locale)

function stayedOut(signIns: number, why: string): string {
  return signIns === 1
    ? `A sign-in stayed out: ${why}`
    : `${count.format(signIns)} sign-ins stayed out, each for this reason: ${why}`
}

/** Texts for carrying stored data from one browser to another. */
export const m = messages('ui/devices', {
  title: 'Two devices',
  lede: 'Delivered gifts are on the chain, and every browser finds them there. Some things only this browser knows: gifts that you are putting together, saved plans, purposes, names of your own, tokens that you have added and gifts that are followed. One file carries them to another browser.',
  save: {
    title: 'Save what this browser keeps',
    words: 'The file is for you: it shows to whom you give, and why.',
    noKey: 'It holds no key and no signature.',
    button: 'Save the file',
    nothing: 'This browser keeps nothing yet that another one could take over.',
    saved: 'The file was saved.',
    noNotes:
      'Notes of earlier gifts could not be read from this browser’s storage. The file holds those of the latest gifts alone.',
    tooLong: 'There is more than one file can carry. Nothing was saved.',
    signIns: {
      title: (signIns: number) =>
        signIns === 1 ? 'A sign-in is under way' : `${count.format(signIns)} sign-ins are under way`,
      on: (chain: string, until: string) => `on ${chain}, until ${until}`,
      unknownChain: (chainId: number) => `chain ${chainId}`,
      take: (signIns: number) =>
        signIns === 1
          ? 'Take the sign-in along, sealed with a password'
          : 'Take the sign-ins along, sealed with a password',
      noCrypto:
        'A sign-in cannot be taken along from here: it has to be encrypted, and a browser encrypts only on pages that are opened with https. Begin a new sign-in in the other browser. All the rest can be saved.',
      keyTitle: 'File and password together are a key',
      keyWords: (until: string) =>
        `Whoever has both can finish the sign-in in the account’s name, until ${until}. Pass the password on another way than the file.`,
      password: 'Password for the sign-in',
      hint: 'At least 12 characters. It is stored nowhere, and cannot be recovered.',
      sealed: 'The file was saved. The sign-in in it opens with the password alone.',
      over: 'The sign-in ended in the meantime, so the file was saved without it.',
    },
  },
  showPassword: 'Show the password',
  bring: {
    title: 'Bring in the file of another browser',
    words:
      'Choose only a file that you have saved yourself. What it brings is added to what is here, and nothing that is here is replaced. Nothing is sent.',
    file: 'File',
    button: 'Bring it in',
    empty: 'Choose a file first.',
    badFile: 'The file could not be read. Choose it again.',
    at: (field: string) => `At “${field}”: `,
    refused: 'This file cannot be brought in',
    unchanged: 'Nothing was changed.',
    done: 'The file was brought in',
    progressName: 'Notes of the file that have been read',
    progress: (done: number, of: number) => `${count.format(done)} of ${count.format(of)} notes read.`,
    added: (entries: number) =>
      entries === 0
        ? 'Everything in it was here already.'
        : entries === 1
          ? 'One entry was added.'
          : `${count.format(entries)} entries were added.`,
    left: (entries: number) =>
      entries === 1
        ? 'One entry stayed out: there is no room for it, it could not be read, it was given here since the file was saved, or a gift of its account is under way.'
        : `${count.format(entries)} entries stayed out: there is no room for them, they could not be read, they were given here since the file was saved, or a gift of their account is under way.`,
    notKept: 'This browser keeps nothing more for this page, so not all of it was stored.',
    reload: 'Reload the page to see all of it',
    sealed: {
      title: 'A sign-in is sealed in this file',
      words: 'With its password it goes on in this browser. Bring it in only if you saved the file yourself.',
      password: 'Password of the file',
      open: 'Open and bring in everything',
      without: 'Bring in the rest without the sign-in',
      empty:
        'Enter the password that was chosen when the file was saved, or bring in the rest without the sign-in.',
      wrong:
        'The sign-in does not open: the password is another one, or the file was altered. The two cannot be told apart. Nothing has been brought in yet. Enter the password again, or bring in the rest without the sign-in.',
      noCrypto:
        'The sign-in cannot be opened here: a browser decrypts only on pages that are opened with https. Open this page with https, or bring in the rest.',
    },
    signIns: {
      added: (signIns: number) =>
        signIns === 1
          ? 'The sign-in goes on here after a reload. Once enough owners have signed, the first browser to notice is signed in, and the message is used up for the other.'
          : 'The sign-ins go on here after a reload. Once enough owners have signed, the first browser to notice is signed in, and the message is used up for the other.',
      underWay: (signIns: number) => stayedOut(signIns, 'another one of the same account is under way here.'),
      expired: (signIns: number) => stayedOut(signIns, 'the message has expired. Begin a new one.'),
      unfit: (signIns: number) => stayedOut(signIns, 'it cannot be read, or is not one of this site.'),
      unread: (signIns: number) =>
        stayedOut(signIns, 'one of the same account is stored here that this page cannot read.'),
      noRoom: (signIns: number) =>
        stayedOut(signIns, 'this browser stores nothing more for this page, and a reload would lose it.'),
    },
  },
  howLong: {
    title: 'How long this browser keeps these things',
    lasting: 'This browser keeps these things until you delete the data of this site.',
    removable:
      'This browser may remove these things when the device runs out of room. Save the file, or ask the browser to keep them.',
    refused:
      'The browser did not agree: these things may still be removed when the device runs out of room. Save the file to be safe.',
    unknown: 'This browser does not say whether these things may be removed. Save the file to be safe.',
    denied: 'This browser lets the page keep nothing: these things are gone when the page is closed.',
    ask: 'Ask the browser to keep them',
  },
  stays: {
    title: 'What stays where it is',
    intents:
      'A question that your wallet or your Safe still has to answer: two browsers could send the same gift. Finish it where you began.',
    signIn:
      'A sign-in that no owner has signed yet, or for which you choose no password; and whether you are signed in. Begin a new one in the other browser.',
    signatures: 'Signatures that the transaction service does not have yet.',
    parts: 'A gift that goes out in several parts: it goes on in the browser that sent the first one.',
    ends: 'How a followed gift ended: this browser asks the chain itself.',
  },
})
