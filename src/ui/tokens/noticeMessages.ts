import { messages } from '../../language/messages'

/** Texts beside gifts of custom tokens, and for the operator's list. */
export const m = messages('ui/tokens/notice', {
  custom: <T>(address: T) => ['Custom token, not from the list: ', address],
  changed: 'A custom token has changed since you added it',
  nothingSent: 'Nothing was sent.',
  unread: 'The custom tokens could not be checked again',
  compare: (reason: string) =>
    `${reason} Compare the amounts in your wallet or your Safe with these before you sign.`,
  notLoaded: 'A part of this page did not load. Reload it.',
  list: {
    unreachable: 'The list of tokens could not be fetched',
    giveOffered: (reason: string) =>
      `${reason} You can give the assets that are offered. Reload the page to try again.`,
    rejected: 'The list of tokens has a fault, so none of it is used',
    tell: 'You can give the assets that are offered. Please tell whoever runs this page what is wrong in tokens.json:',
    line: (line: number) => `Line ${line}, `,
    file: 'the file',
    more: (count: number) => `And ${count} more.`,
  },
})
