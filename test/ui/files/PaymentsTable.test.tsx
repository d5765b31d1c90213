import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offerPart } from '../../../src/core/files/offerPart'
import type { DescribedGift } from '../../../src/core/giving/giftDocument'
import { OffersTable } from '../../../src/ui/files/PaymentsTable'
import { addressOf, causeOf, chain, safe } from '../../core/giving/world'

afterEach(cleanup)

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const

function rowOf(gift: Partial<DescribedGift>) {
  const whole = { causeId: null, name: null, recipient: addressOf('99'), token: null, amount: 5n, ...gift }
  render(<OffersTable offers={offerPart([whole], context)} causes={context.causes} />)
  return screen.getAllByRole('row').at(-1)?.textContent
}

test('a payment of a plan is shown with its note, as the words of the plan', () => {
  expect(rowOf({ name: 'Landlord', memo: 'Invoice “7”' })).toContain('Note in the plan: “Invoice ’7’”')
})

test('a payment without a note, and one that cannot be given, have their own words alone', () => {
  expect(rowOf({})).not.toContain('Note')
  cleanup()
  expect(rowOf({ token: addressOf('77'), memo: 'Rent' })).toContain('Note in the plan: “Rent”')
})

test('a note that reads like the name of a cause is left out, as in the review', () => {
  const row = rowOf({ name: 'Landlord', memo: 'Open  Wel1s' })
  expect(row).not.toContain('Note')
  expect(row).toContain('Landlord')
})
