import { locale, messages } from '../../language/messages'

function payments(count: number): string {
  return count === 1 ? '1 payment' : `${count.toLocaleString(locale)} payments`
}

/** Texts for files and plans below a gift, and for sharing. */
export const m = messages('ui/files/tool', {
  replaced: (count: number) => `${payments(count)} ${count === 1 ? 'was' : 'were'} replaced.`,
  broughtBack: (count: number) => `${payments(count)} brought back.`,
  undo: 'Undo',
  fromFile: 'Read from a file',
  plans: 'Saved plans',
  outgoing: 'Save as plan, or export',
  half: (ready: number, all: number) =>
    `${ready === 0 ? 'No payment' : `Only ${ready} of ${all} payments`} can be given as it stands. Give each a recipient, an asset and an amount first: half a gift is not saved.`,
  spreadsheet: 'As a spreadsheet, or for the Transaction Builder',
  csv: 'Download CSV',
  batch: 'Download a Transaction Builder batch',
  forSomebody: 'For somebody who uses this page',
  planName: 'Name of the plan',
  saveAsPlan: 'Save as plan',
  saved: (name: string) => `Saved as “${name}”.`,
  savedHere: (name: string) => `Saved as “${name}” in this browser.`,
  savedUntil: (name: string) =>
    `Saved as “${name}” in this browser, until you leave: it keeps nothing for this page.`,
  toPlans: 'To the saved plans',
  noRoom: 'This browser has no room left for it. Remove a plan, or save this one as a file.',
  unreadablePlans:
    'The plans that are saved here cannot be read, so nothing was added to them. Look at your saved plans, or save this one as a file.',
  tooMany: (most: number) =>
    `An account keeps at most ${most} plans. Remove one, or save this one as a file.`,
  author: 'Your name, for whoever opens the link or the file (optional)',
  giftFile: 'Download the gift file',
  readable:
    'Whoever has the link or the file can read all of it. The link carries the gift after the “#”, which browsers send to no server.',
})
