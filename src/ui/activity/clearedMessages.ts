import { messages } from '../../language/messages'

/** Texts for "Clear All", which the account dialog shows too. */
export const m = messages('ui/activity/cleared', {
  taken: (count: number) => `Cleared ${count} ended ${count === 1 ? 'gift' : 'gifts'}.`,
  left: (count: number) =>
    `${count} ${count === 1 ? 'stays because it still needs' : 'stay because they still need'} a look.`,
  undo: 'Undo',
})
