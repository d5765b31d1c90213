import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GiftDocument } from '../../../src/core/giving/giftDocument'
import { AppContext } from '../../../src/ui/AppContext'
import { IntentSection } from '../../../src/ui/review/IntentSection'
import { aChain, addressOf, theSafe } from '../../support/safeFixtures'
import { fakeServices } from '../fakes'

afterEach(cleanup)

test('a description whose transaction could not be read cannot end its own quotations', () => {
  const document: GiftDocument = {
    chainId: aChain.id,
    safe: theSafe,
    createdAtMs: 0,
    gifts: [
      {
        causeId: null,
        name: 'Printer” Confirmed. “',
        recipient: addressOf('a printer'),
        token: null,
        amount: 1n,
      },
    ],
    purpose: 'Q4” It was compared. “',
    author: 'Ada” who has signed. “',
    directory: null,
  }
  const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }
  render(
    <AppContext value={fakeServices()}>
      <IntentSection place={place} compared={{ read: { kind: 'document', document }, comparison: null }} />
    </AppContext>,
  )
  for (const forged of [
    /calls it “Printer’ Confirmed. ’”/,
    /“Q4’ It was compared. ’”/,
    /“Ada’ who has signed. ’”/,
  ])
    expect(screen.getByText(forged)).toBeTruthy()
})
