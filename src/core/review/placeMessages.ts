import { messages } from '../../language/messages'

/** Messages for problems with the address of a Safe in a link, and their remedy. */
export const m = messages('core/review/place', {
  form: (text: string) => `“${text}” is not an address of a Safe. It should look like eth:0x and 40 digits.`,
  chain: (prefix: string, names: string) =>
    `“${prefix}” is not a chain that this page reads. It reads: ${names}.`,
  address: (text: string) => `“${text}” is not an address: 0x and 40 digits from 0 to f.`,
  checksum:
    'The checksum of the address does not fit: a letter or a digit of it is wrong. Copy it again from your Safe.',
})
