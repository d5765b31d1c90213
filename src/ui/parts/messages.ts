import { messages } from '../../language/messages'

/** Texts of the components of every screen. */
export const m = messages('ui/parts', {
  reload: 'Reload the page',
  newTab: ' (opens in a new tab)',
  openSafe: 'Open Safe{Wallet}',
  pageTitle: (title: string) => `${title} – do some good`,
  /** `name`: the start of a sentence, like "The activity list". */
  stopped: (name: string) => `${name} stopped working`,
  entry: 'This entry',
  fault:
    'This is a fault in the page. It cannot move money by itself, and what you have given is not affected.',
  stillIn: 'The payment in this row is still part of the gift. Do not give or sign before you see it.',
  missing: {
    title: 'This part of the page did not load',
    words:
      'The connection may have dropped, or a new version may be out. What you have given before is not affected.',
  },
})
