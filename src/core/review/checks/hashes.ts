import { isAddressEqual } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { m } from '../checkMessages'
import { unreadOf, unreadReason } from '../reviewInput'
import { defineCheck, never } from './defineCheck'

/** Checks whether the fields hash to the safeTxHash of the record, for this Safe. */
export const recordHash = defineCheck({
  id: 'recordHash',
  bearsOn: 'noCall',
  states: m.states.recordHash,
  read({ record, safe, computedHash: computed, part, block }) {
    const isOfThisSafe = isAddressEqual(record.safe, safe)
    const version = part('version')
    const isSame = computed !== null && isHexEqual(computed, record.safeTxHash)
    const isUnknown = computed === null && version.kind === 'unread'
    return {
      outcome: !isOfThisSafe ? 'fails' : isUnknown ? 'unchecked' : isSame ? 'holds' : 'fails',
      evidence: { computed, record: record.safeTxHash, isOfThisSafe },
      unread: unreadOf(version),
      block,
    }
  },
  detail({ evidence: { computed, record, isOfThisSafe }, outcome }) {
    if (!isOfThisSafe) return m.hash.otherSafe
    if (computed === null) return m.hash.unknown(record)
    return outcome === 'holds' ? m.hash.computed(computed) : m.hash.differs(computed, record)
  },
  isJudged: never,
})

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
