import { m } from '../checkMessages'
import { defineCheck, never, noReads } from './defineCheck'

/**
 * Checks whether a failing call reverts the whole transaction. With a gas limit or refund, it uses the nonce and
 * gives nothing.
 */
export const safeTxGas = defineCheck({
  id: 'safeTxGas',
  bearsOn: 'noCall',
  states: m.states.safeTxGas,
  read({ record: { safeTxGas: gas, gasPrice } }) {
    const outcome = gas === 0n && gasPrice === 0n ? 'holds' : 'unchecked'
    return { outcome, evidence: { safeTxGas: gas, gasPrice }, ...noReads }
  },
  detail: ({ outcome }) => (outcome === 'holds' ? '' : m.refund.gasLimit),
  isJudged: never,
})
