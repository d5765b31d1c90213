import type { ProposalIntent } from '../../src/core/outbox/intent'
import { proposalIntent } from '../../src/flows/outbox/storedIntent'

/** The proposal that an account has stored; null: none. Throws where it cannot be read. */
export function storedProposal(context: Parameters<typeof proposalIntent>[0]): ProposalIntent | null {
  const reading = proposalIntent(context).read()
  if (reading.kind === 'unreadable') throw new Error(`Not readable: ${reading.text}`)
  return reading.kind === 'found' ? reading.value : null
}
