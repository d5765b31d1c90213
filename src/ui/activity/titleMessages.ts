import { messages } from '../../language/messages'

/** Texts for titles of tracked items: on every screen, so apart from the others. */
export const m = messages('ui/activity/title', {
  to: (names: string) => `Gift to ${names}`,
  others: (count: number) => `${count} others`,
  ofSafe: 'A transaction of this Safe',
  ofWallet: 'A transaction of this wallet',
})
