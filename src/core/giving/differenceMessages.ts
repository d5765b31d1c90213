import { messages } from '../../language/messages'

/** Differences between the intended calls and the ones found. */
export const m = messages('core/giving/difference', {
  changed: (place: number, recipient: boolean, amount: boolean, asset: boolean) => {
    const parts = [
      recipient ? 'another recipient' : [],
      amount ? 'another amount' : [],
      asset ? 'another asset' : [],
    ].flat()
    return `Payment ${place}: ${parts.join(' and ')}`
  },
  somethingElse: (place: number) => `Payment ${place}: something else`,
  missing: (place: number) => `Payment ${place} is missing`,
  extra: (place: number) => `Call ${place} of the transaction was not meant`,
  order: (place: number) => `The same payments in another order, from payment ${place} on`,
  payment: (amount: string, recipient: string) => `${amount} to ${recipient}`,
  /** `token` null: the chain's own coin. */
  unknown: (amount: bigint, token: string | null, recipient: string) => {
    const what = token === null ? 'the chain’s own coin' : `the token at ${token}, which is not known here,`
    return `${amount} base ${amount === 1n ? 'unit' : 'units'} of ${what} to ${recipient}`
  },
  /** `coin`: amount of coin that it sends; null: none. */
  call: (to: string, bytes: number, data: string, coin: string | null) =>
    `a call of ${to} with ${bytes} ${bytes === 1 ? 'byte' : 'bytes'} of data (${data})${coin === null ? '' : `, sending ${coin}`}`,
  baseUnits: (value: bigint) => `${value} base units of coin`,
})
