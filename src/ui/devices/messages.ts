import { locale, messages } from '../../language/messages'

const count = new Intl.NumberFormat(locale)

/** What one browser keeps, carried to another one. */
export const m = messages('twoDevices', {
  title: 'Two devices',
  lede: 'Delivered gifts are on the chain, and every browser finds them there. Some things only this browser knows: gifts that you are putting together, saved plans, purposes, names of your own, tokens that you have added and gifts that are followed. One file carries them to another browser.',
  save: {
    title: 'Save what this browser keeps',
    words: 'The file is for you: it shows to whom you give, and why. It holds no key and no signature.',
    button: 'Save the file',
    nothing: 'This browser keeps nothing yet that another one could take over.',
    saved: 'The file was saved.',
    noNotes:
      'Notes of earlier gifts could not be read from this browser’s storage. The file holds those of the latest gifts alone.',
    tooLong: 'There is more than one file can carry. Nothing was saved.',
  },
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
    signIn: 'Sign-ins, and signatures that the transaction service does not have yet.',
    parts: 'A gift that goes out in several parts: it goes on in the browser that sent the first one.',
    ends: 'How a followed gift ended: this browser asks the chain itself.',
  },
})
