import { messages } from '../../language/messages'

/** What is said of prices. */
export const m = messages('priceWords', {
  unchanged: 'unchanged',
})
