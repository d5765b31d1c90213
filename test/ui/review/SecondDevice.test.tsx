import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { SecondDevice } from '../../../src/ui/review/sheet/SecondDevice'
import { aChain, theSafe } from '../../support/safeFixtures'

afterEach(cleanup)

const place = { chain: aChain, safe: theSafe }
const safeTxHash = `0x${'ab'.repeat(32)}` as SafeTxHash

function show(giftText: string | null) {
  const search = giftText === null ? '' : `gift=${giftText}`
  render(
    <Router searchHook={() => search}>
      <SecondDevice place={place} safeTxHash={safeTxHash} />
    </Router>,
  )
}

test('without a description the code is the link alone', () => {
  show(null)
  expect(
    screen.getByRole('img', { name: 'QR code with the link to the review of this transaction' }),
  ).toBeDefined()
  expect(screen.queryByText(/description of the gift/)).toBeNull()
})

test('a short description goes along, and the text stays short', () => {
  show('a'.repeat(400))
  expect(screen.getByRole('img', { name: /and the description of the gift/ })).toBeDefined()
  expect(screen.getByText(/The code also carries the description/)).toBeDefined()
  expect(screen.getByText(new RegExp(`${safeTxHash}$`))).toBeDefined()
})

test('one that is too long for a camera is said to be, and left out', () => {
  show('a'.repeat(1_500))
  expect(
    screen.getByRole('img', { name: 'QR code with the link to the review of this transaction' }),
  ).toBeDefined()
  expect(screen.getByText(/too long for the code/)).toBeDefined()
})
