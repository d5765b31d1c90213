import { messages } from '../../language/messages'

/** Texts for the directory's publisher and signers. */
export const m = messages('ui/causes/source', {
  title: 'About this directory',
  published: <T>(version: number, on: T, by: T) => [`Version ${version} of `, on, ', published by ', by, '.'],
  checking: 'Its signature is being checked…',
  unchecked: 'Its signature could not be checked',
  signed: (signers: number, owners: number) =>
    `Signed by ${signers} of ${owners} owners of the organisation’s Safe`,
  accepts: <T>(safe: T, threshold: number) => [
    'The Safe ',
    safe,
    ` asks for ${threshold}, and accepts the signature today. Signed for this version by:`,
  ],
})
