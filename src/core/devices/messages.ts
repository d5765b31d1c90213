import { messages } from '../../language/messages'

/** Messages for problems with a file from another device, or with its password. */
export const m = messages('core/devices', {
  noJson: 'This is not a file that “Save what this browser keeps” has written, or it was cut short.',
  tooLong: 'The file is longer than any that this page writes.',
  noTime: 'This is not a moment in milliseconds since 1970.',
  unknownKey: 'This is nothing that is carried from one device to another.',
  sealed: {
    iterations: 'This is no whole number from 100,000 to 2,000,000.',
    bytes: 'These are not the bytes in base64 that belong here.',
    shortPassword:
      'The password has fewer than 12 characters. Choose a longer one, or save the file without the sign-in.',
  },
})
