import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServices } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a search narrows the list, and finding nothing offers the way back', async () => {
  renderApp(fakeServices())
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'school' } })
  expect(names()).toEqual(['Night School'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  expect(names()).toEqual(['No cause matches'])
  fireEvent.click(screen.getByRole('button', { name: 'Show all causes' }))
  expect(screen.getByText('6 causes')).toBeTruthy()
})

test('what cannot be given to says why, and has no button', async () => {
  renderApp(fakeServices())
  expect(await screen.findByText('Not confirmed yet: you can read about it, not give to it.')).toBeTruthy()
  expect(screen.getByText('Has no address on Local chain, the chain of your Safe.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Add to gift/ })).toHaveLength(4)
})

test('a directory with a fault is shown to nobody, and the fault is named', async () => {
  renderApp(
    fakeServices({
      causes: { kind: 'rejected', problems: [{ line: 14, path: 'causes[1].name', reason: 'It is empty.' }] },
    }),
  )
  expect((await screen.findByText(/Line 14/)).textContent).toBe('Line 14, causes[1].name: It is empty.')
})

test('a directory that could not be fetched can be asked for again', async () => {
  const reloadCauses = vi.fn()
  renderApp(
    fakeServices({ causes: { kind: 'unreachable', reason: 'The server did not answer.' } }, { reloadCauses }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reloadCauses).toHaveBeenCalledOnce()
})

test('a picture that cannot be loaded gives way to the monogram', async () => {
  const { container } = renderApp(fakeServices(), '#/cause/open-wells')
  await screen.findByRole('heading', { level: 1, name: 'Open Wells' })
  const picture = container.querySelector('main img')
  if (picture === null) throw new Error('There is no picture.')
  fireEvent.error(picture)
  expect(container.querySelector('main img')).toBeNull()
  expect(container.querySelector('main svg text')?.textContent).toBe('OW')
})

test('the page of a cause shows its address in full, with the proof and its date', async () => {
  renderApp(fakeServices(), '#/cause/night-school')
  await screen.findByRole('heading', { level: 1, name: 'Night School' })
  expect(document.title).toBe('Night School – do some good')
  expect(screen.getByText('0x976EA74026E726554dB657fA54763abd0C3a0aa9')).toBeTruthy()
  expect(screen.getByRole('link', { name: /own page/ }).getAttribute('href')).toBe(
    'https://cause.example/donate',
  )
  expect(screen.getByText('2 October 2026')).toBeTruthy()
})
