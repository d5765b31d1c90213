import { messages } from '../../language/messages'

/** Reasons why a typed recipient has no address here, or another one. */
export const m = messages('flows/recipients', {
  noEthereum: 'ENS names cannot be resolved: this site has not been set up for Ethereum, where they are.',
  notSetUp: 'This site has not been set up for Ethereum.',
  late: (seconds: number) => `There was no answer within ${seconds} seconds.`,
  enter: 'Enter the address.',
  invalid: (name: string) => `“${name}” cannot be an ENS name.`,
  missing: (name: string) => `The ENS name ${name} has no address.`,
  spelling: 'Check how it is spelled, or enter the address.',
  offchain: (name: string) =>
    `The records of ${name} are with a server outside Ethereum, which this page does not ask.`,
  askOwner: 'Ask its owner for the address, and enter that.',
  unreachable: (name: string, reason: string) => `The ENS name ${name} could not be resolved. ${reason}`,
  again: 'Try again, or enter the address.',
  moved: (name: string) =>
    `${name} had this address when it was added, and has another one now. Remove the line and add the name again, or ask its owner which address is right.`,
  gone: (name: string) =>
    `${name} had this address when it was added, and has none now. Remove the line, and ask its owner which address is right.`,
  unchecked: (name: string, problem: string) =>
    `Whether ${name} still has this address could not be checked. ${problem}`,
})
