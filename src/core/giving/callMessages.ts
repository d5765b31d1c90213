import { messages } from '../../language/messages'

/** Reasons why calls are not read as gifts. `m.call` makes a sentence of the fault of one call. */
export const m = messages('core/giving/call', {
  none: 'There is no call in it.',
  call: (place: number, count: number, what: string) => `Call ${place} of ${count} ${what}.`,
  noAddress: 'goes to something that is not an address',
  bytes: 'carries data that is not whole bytes',
  zero: 'goes to the zero address',
  safe: 'goes to the Safe itself and can change its settings',
  contract: (address: string) => `calls ${address}, a contract that is not known here`,
  nothing: (address: string) => `sends nothing to ${address}`,
  coin: (coin: string, token: string) => `sends ${coin} to the contract of ${token}`,
  notTransfer: (token: string) => `asks ${token} for something that is not a plain transfer`,
  noAmount: (token: string) => `transfers no ${token}`,
  toZero: (token: string) => `transfers ${token} to the zero address`,
  toSafe: (token: string) => `transfers ${token} from the Safe to itself`,
  toToken: (token: string) => `transfers ${token} to the contract of a token, where it is lost`,
})
