import { messages } from '../../language/messages'

/** What is wrong with a file from another device. */
export const m = messages('deviceFile', {
  noJson: 'This is not a file that “Save what this browser keeps” has written, or it was cut short.',
  tooLong: 'The file is longer than any that this page writes.',
  noTime: 'This is not a moment in milliseconds since 1970.',
  unknownKey: 'This is nothing that is carried from one device to another.',
})
