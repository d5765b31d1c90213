import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, fakeStorage, readyWith, safe } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const lines = ['open-wells', 'night-school'].map((causeId) => ({
  id: causeId,
  payee: { kind: 'cause' as const, causeId },
  assetKey: 'native',
  amountText: '',
}))

test('[A10] how a total is read is said before it is spread: its parts no longer show it', async () => {
  const storage = fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines }),
  })
  renderApp(fakeServices({ account: readyWith(fakeAccount()), storage }), '#/give')
  fireEvent.click(await screen.findByRole('button', { name: 'Set several amounts at once' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'A total, in equal parts' }))
  const total = screen.getByRole('textbox', { name: 'Total in ETH' })
  const described = () =>
    (total.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  fireEvent.change(total, { target: { value: '1234' } })
  expect(described()).not.toContain('Read as')
  fireEvent.change(total, { target: { value: '1.234' } })
  expect(described()).toContain(
    'Read as 1.234 ETH, a little more than 1. If you mean 1234 (1,234 in your number format), write 1234.',
  )
})
