import { messages } from '../../language/messages'

const every = (count: number, unit: string) => (count === 1 ? ` every ${unit}` : ` every ${count} ${unit}s`)

/** Messages for how funds of a Safe can move outside its queue. */
export const m = messages('core/review/module', {
  byAddressOnly: 'It is known by its address; the code there was not compared.',
  handler: (version: string, address: string) =>
    `It is the ERC-4337 module ${version} at ${address}. Where it is a module as well, others can execute what enough owners have signed, outside this queue.`,
  allowanceModule: (version: string, address: string) =>
    `Funds can also move by the allowance module ${version} at ${address}: whoever has an allowance spends it alone.`,
  module4337: (version: string, address: string) =>
    `Funds can also move by the ERC-4337 module ${version} at ${address}: others can execute what enough owners have signed, outside this queue.`,
  recovery: (version: string, address: string) =>
    `Control can also move by the recovery module ${version} at ${address}: its guardians can replace the owners.`,
  unknown: (address: string) =>
    `Funds can also move by the module ${address}, which is not known here, without a signature.`,
  unread: (reason: string) => `Its allowances could not be read. ${reason}`,
  none: 'It lists no allowance at present.',
  more: 'There are more allowances than were read.',
  units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
  /** `left`: null when nothing is. `count`: 0 for a one-time allowance. */
  allowance: (
    delegate: string,
    sum: string,
    left: string | null,
    count: number,
    unit: 'day' | 'hour' | 'minute',
  ) =>
    `${delegate} may spend ${sum}${count === 0 ? ' once' : every(count, unit)}, of which ${left ?? 'nothing'} is left.`,
})
