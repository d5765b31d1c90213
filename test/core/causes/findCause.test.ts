import { describe, expect, test } from 'vitest'
import type { Cause } from '../../../src/core/causes/cause'
import { findCause } from '../../../src/core/causes/findCause'
import { findCauseByRecipient } from '../../../src/core/causes/causesByReceiver'
import { recipientOn } from '../../../src/core/causes/recipientOn'

const proofs = [{ type: 'page', url: 'https://wells.example/give', retrievedOn: '2026-02-28' }] as const
const onMainnet = { chainId: 1, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', proofs } as const
const onGnosis = { chainId: 100, address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', proofs } as const
const wells: Cause = {
  id: 'open-wells',
  name: 'Open Wells',
  summary: 'Repairs wells.',
  description: [],
  field: 'Water',
  place: 'Turkana',
  confirmed: true,
  recipients: [onMainnet, onGnosis],
}

describe('finding a cause', () => {
  test('by its id', () => {
    expect(findCause([wells], 'open-wells')).toBe(wells)
    expect(findCause([wells], 'constructor')).toBeNull()
  })

  test('finds where it receives on each chain, and nowhere else', () => {
    expect(recipientOn(wells, 1)).toBe(onMainnet)
    expect(recipientOn(wells, 100)).toBe(onGnosis)
    expect(recipientOn(wells, 10)).toBeNull()
  })

  test('by an address, in any case, on the chain where it receives there', () => {
    expect(findCauseByRecipient([wells], 1, onMainnet.address)).toBe(wells)
    expect(findCauseByRecipient([wells], 1, '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(wells)
    expect(findCauseByRecipient([wells], 100, onMainnet.address)).toBeNull()
    expect(findCauseByRecipient([], 1, onMainnet.address)).toBeNull()
  })

  test('does not vouch for a cause that is not confirmed', () => {
    expect(findCauseByRecipient([{ ...wells, confirmed: false }], 1, onMainnet.address)).toBeNull()
  })
})
