import { messages } from '../../language/messages'

/** Messages for why a text or a name cannot be shown. */
export const m = messages('core/causes', {
  hidden: (codePoint: string) =>
    `There is a hidden or control character in it (${codePoint}). Delete it, or type the text again.`,
  accents: 'A letter in it has so many accents that they cover other lines. Delete them.',
  empty: 'There is nothing in it. Write the text, or leave the whole cause out.',
  spaces: 'There are spaces around it. Remove them.',
  special:
    'It has letters in a special form (full-width, ligature, mathematical). Write it in plain letters.',
  mixed: (word: string) =>
    `The word “${word}” mixes letters of several alphabets that look alike. Type it again in one alphabet.`,
})
