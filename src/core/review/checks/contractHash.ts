import { isHexEqual } from '../../isHexEqual'
import { m } from '../checkMessages'
import { unreadOf, unreadReason } from '../reviewInput'
import { defineCheck, never } from './defineCheck'

/** Checks whether the Safe's own `getTransactionHash` computes the same hash. */
export const contractHash = defineCheck({
  id: 'contractHash',
  bearsOn: 'noCall',
  states: m.states.contractHash,
  read({ contractHash: asked, computedHash: computed, part, block }) {
    const contract = asked.kind === 'found' ? asked.value : null
    const evidence = { computed, contract }
    const version = part('version')
    if (contract === null || (computed === null && version.kind === 'unread')) {
      const unread = [...(asked.kind === 'found' ? [] : [unreadReason(asked)]), ...unreadOf(version)]
      return { outcome: 'unchecked', evidence, unread, block }
    }
    const isSame = computed !== null && isHexEqual(contract, computed)
    return { outcome: isSame ? 'holds' : 'fails', evidence, unread: [], block }
  },
  detail({ evidence: { computed, contract }, outcome }) {
    if (contract === null) return m.hash.notAsked
    return outcome === 'holds' ? m.hash.contract(contract) : m.hash.contractDiffers(contract, computed)
  },
  isJudged: never,
})
