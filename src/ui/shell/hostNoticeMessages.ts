import { messages } from '../../language/messages'

/** Texts for a parent window that has opened no Safe. */
export const m = messages('ui/shell/hostNotice', {
  silent:
    'This page is inside another page, and that page has been asked for your Safe for ten seconds. If the answer still comes, you are connected at once. Nothing has been sent.',
  askAgain: 'Ask again',
  goOnWithout: 'Go on without a Safe',
  refusedTitle: 'The page around this one is not a Safe that we know',
  refused: <T>(origin: T) => [
    'It is ',
    origin,
    ', and it answered as if it were your Safe. Nothing has been handed to it, and nothing can be given from here. If you did not expect this page, close it.',
  ],
  onlyRead: 'Only read the causes',
})
