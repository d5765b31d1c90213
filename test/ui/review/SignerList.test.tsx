import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { SignerList } from '../../../src/ui/review/SignerList'
import { reviewReading } from '../../core/review/world'
import { aChain, theSafe } from '../../support/safeFixtures'

const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }

function show(isListed: boolean) {
  const reading = reviewReading({ confirmations: [] })
  render(
    <SignerList checks={reviewSafeTx(reading).checks} place={place} reading={reading} isListed={isListed} />,
  )
}

test('an owner without a listed signature has not signed', () => {
  show(true)
  expect(screen.getAllByText('Not signed')).toHaveLength(3)
})

test('where no signatures are listed, no owner is said not to have signed', () => {
  show(false)
  expect(screen.queryByText('Not signed')).toBeNull()
  expect(screen.getAllByText('Whether this owner has signed is not known here')).toHaveLength(3)
  expect(screen.getByText(/has not listed its signatures/)).toBeDefined()
})
