import { messages } from '../../language/messages'

/** Texts that explain Activity, with nothing connected. */
export const m = messages('ui/shell/activityGuide', {
  framed:
    'Activity shows the gifts of your Safe or wallet: who has signed, what waits, and what has been delivered. To see yours, open this page in your Safe, or in a tab of its own.',
  inTab:
    'Activity shows the gifts of your Safe or wallet: who has signed, what waits, and what has been delivered. To see yours, connect the wallet you gave from, or open this page in your Safe.',
  review: 'Review a transaction of a Safe',
})
