import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { giftToolsPart } from '../../../src/ui/give/BasketStep'
import { fakeServices } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

test('tools of the gift that did not load are told of inside their list, as one entry', async () => {
  vi.spyOn(giftToolsPart, 'loaded').mockReturnValue(null)
  vi.spyOn(giftToolsPart, 'load').mockRejectedValue(new Error('offline'))
  renderApp(fakeServices(), '#/give')
  const words = await screen.findByText('This part of the page did not load')
  const list = screen.getByRole('button', { name: 'Give to an address or ENS name' }).closest('ul')
  if (list === null) throw new Error('There is no list of tools.')
  expect(list.contains(words)).toBe(true)
  expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI', 'LI'])
})
