import { messages } from '../../language/messages'

/** Texts for estimates of what gifts are worth. */
export const m = messages('ui/prices', {
  plannedBy: <T>(worth: string, source: T, at: string) => [
    `Planned as ${worth}, by prices of `,
    source,
    `, ${at}.`,
  ],
  plannedBySeveral: (worth: string) => `Planned as ${worth}, by prices of several moments.`,
  compare: 'Compare with the newest prices',
  estimates: 'Estimates only: the amounts in the transaction do not change.',
  noPriceNow: (currency: string) =>
    `What that is worth now cannot be said: a price in ${currency} is missing.`,
  worthNow: (worth: string, drift: string) => `Worth ${worth} now (${drift}).`,
  proposeAgain: (currency: string) =>
    `If the sum in ${currency} matters, reject this transaction and propose it again.`,
  by: <T>(source: T, at: string) => ['Prices by ', source, `, ${at}.`],
  again: 'Read them again',
  nothing: (reason: string) => `${reason} Nothing is estimated.`,
  reading: 'Reading prices…',
  none: 'There are none.',
  notLoaded: 'A part of this page did not load. Reload it.',
  noPrice: (currency: string) => `no price in ${currency} is known`,
  about: (worth: string) => `about ${worth}`,
  orWorth: (currency: string) => `Or its worth in ${currency}`,
  computed: <T>(worth: string, price: string, source: T, at: string) => [
    `Computed from ${worth} at ${price} each (`,
    source,
    `, ${at}). The amount above is what is given.`,
  ],
})
