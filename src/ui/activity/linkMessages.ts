import { messages } from '../../language/messages'

/** Texts for links to a gift elsewhere, shown also after giving. */
export const m = messages('ui/activity/link', {
  review: 'Review every detail',
  inSafe: 'Open in Safe{Wallet}',
  onChain: 'See it on the chain',
  toSign: 'Link for co-signers',
  fetching: 'Fetching the link…',
  records: (count: number) => (count === 1 ? 'Gift record' : 'Gift records'),
  record: (name: string) => `Record of the gift to ${name}`,
  csv: 'Download as CSV',
})
