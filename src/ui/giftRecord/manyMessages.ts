import { locale, messages } from '../../language/messages'

const count = (value: number) => value.toLocaleString(locale)
const records = (value: number) => (value === 1 ? 'One gift record' : `${count(value)} gift records`)

/** Texts for an export of many gifts while it is checked. */
export const m = messages('ui/giftRecord/many', {
  title: (all: number) => `${records(all)} in the file`,
  empty: 'There is no gift record in the file. Nothing was checked.',
  progress: (done: number, all: number) => `${count(done)} of ${count(all)} checked. You can go on reading.`,
  done: (all: number) => `${records(all)}: all were checked.`,
  allHold: (all: number) =>
    all === 1
      ? 'Confirmed: the chain says the same'
      : `All ${count(all)} are confirmed: the chain says the same`,
  someFail: (failed: number, all: number) =>
    `${count(failed)} of ${count(all)} ${failed === 1 ? 'does' : 'do'} not hold`,
  someOpen: (open: number, all: number) =>
    `None is refuted, and in ${count(open)} of ${count(all)} something stays open`,
  confirmed: (found: number) => `Confirmed in every field that can be checked: ${count(found)}.`,
  broken: 'A part of this page did not load. Reload it, and check the file again.',
  listTitle: 'Those that are not final, or not confirmed in every field',
  more: (left: number) => `Show ${count(left)} more`,
  see: 'See every field',
  hide: 'Hide the fields',
  line: (number: number) => `Gift ${count(number)} of the file`,
  twice: (number: number) => `Twice in the file: it is gift ${count(number)} as well, and counts once.`,
  different: (fields: string) => `Different: ${fields}.`,
  notChecked: {
    title: 'What was not checked',
    complete: 'Whether the file leaves gifts out. Compare it with the record of the account.',
    record: (account: string) => `The record of ${account}`,
    nodes:
      'Whether the nodes of this page say the truth. Check the file on a second device, in another network.',
    noted: 'What givers noted: purposes, plans, names of their own and values.',
  },
})
