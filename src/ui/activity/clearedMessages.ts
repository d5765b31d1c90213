import { messages } from '../../language/messages'

/** What "Clear All" took: on the list of the account dialog too. */
export const m = messages('cleared', {
  taken: (count: number) => `Cleared ${count} ended ${count === 1 ? 'gift' : 'gifts'}.`,
  left: (count: number) =>
    `${count} ${count === 1 ? 'stays because it still needs' : 'stay because they still need'} a look.`,
  undo: 'Undo',
})
