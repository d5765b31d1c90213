import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const lines = [
  {
    id: 'line-1',
    payee: { kind: 'cause' as const, causeId: 'open-wells' },
    assetKey: 'native',
    amountText: '1',
  },
]

test.each([
  [true, 1],
  [false, 0],
])(
  '[A2] that a reload forgets the gift is said before it is proposed: storage denied %s',
  async (isDenied, count) => {
    const kept = fakeStorage({
      [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
    })
    const storage = { ...kept, isDenied, isDurable: !isDenied }
    renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
    await screen.findAllByRole('textbox')
    fireEvent.click(screen.getByRole('button', { name: 'Review your gift' }))
    expect(screen.getByRole('button', { name: 'Propose to your Safe' })).toBeTruthy()
    expect(screen.queryAllByText(/After a reload this page forgets the gift/)).toHaveLength(count)
  },
)
