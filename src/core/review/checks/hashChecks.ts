import { isAddressEqual } from 'viem'
import type { Check } from '../check'
import { type ReviewContext, unreadOf, unreadReason } from '../reviewInput'

/** Whether the fields hash to what the record says, for this Safe. */
export function recordHash({ record, safe, computedHash, part, block }: ReviewContext): Check {
  const isOfThisSafe = isAddressEqual(record.safe, safe)
  const version = part('version')
  const isSame = computedHash === record.safeTxHash.toLowerCase()
  const isUnknown = computedHash === null && version.kind === 'unread'
  return {
    id: 'recordHash',
    outcome: !isOfThisSafe ? 'fails' : isUnknown ? 'unchecked' : isSame ? 'holds' : 'fails',
    evidence: { computed: computedHash, record: record.safeTxHash, isOfThisSafe },
    unread: unreadOf(version),
    block,
  }
}

/** Whether the Safe's own contract computes the same hash. */
export function contractHash({ contractHash: asked, computedHash, part, block }: ReviewContext): Check {
  const contract = asked.kind === 'found' ? asked.value : null
  const evidence = { computed: computedHash, contract }
  const version = part('version')
  if (contract === null || (computedHash === null && version.kind === 'unread')) {
    const unread = [...(asked.kind === 'found' ? [] : [unreadReason(asked)]), ...unreadOf(version)]
    return { id: 'contractHash', outcome: 'unchecked', evidence, unread, block }
  }
  const outcome = contract.toLowerCase() === computedHash ? 'holds' : 'fails'
  return { id: 'contractHash', outcome, evidence, unread: [], block }
}
