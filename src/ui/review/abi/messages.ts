import { messages } from '../../../language/messages'

/** Texts for naming calls by a supplied ABI. */
export const m = messages('ui/review/abi', {
  label: 'ABI of the contract, or signatures of its functions',
  hint: 'JSON, or one function a line, like pay(address to, uint256 amount). Take it from somebody you trust: whoever wrote it chose the names. Nothing leaves this page.',
  count: (named: number, all: number) => `${named} of ${all} calls named.`,
  refused: (reason: string) => `This ABI was not used. ${reason}`,
  name: 'Name the calls',
  named: 'Named, not verified.',
  namedWords:
    'The bytes could mean this. Whether the contract does what these names say, nobody has checked here, and no check on this page counts them.',
  calls: 'Calls by the supplied ABI',
  none: (place: string, selector: string) => `${place}: none of these functions is called (${selector}).`,
  misfit: <T>(place: string, signature: T) => [
    `${place} begins like `,
    signature,
    ', and its data is not a standard call of it.',
  ],
  fits: <T>(place: string, signature: T) => [`${place}: `, signature],
  fitsAmong: <T>(place: string, signature: T) => [`${place}: `, signature, ', one of several that fit'],
  more: (count: number) => `And ${count} more values, which are in the data.`,
})
