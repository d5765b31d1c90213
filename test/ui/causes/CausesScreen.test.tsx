import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chain } from '../fakeCauses'
import { fakeServices, safeSession } from '../fakes'
import { fakeKit, walletSession } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a search narrows the list, and finding nothing offers the way back', async () => {
  renderApp(fakeServices())
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'school' } })
  await waitFor(() => expect(names()).toEqual(['Night School']))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  await waitFor(() => expect(names()).toEqual(['No cause matches']))
  fireEvent.click(screen.getByRole('button', { name: 'Show all causes' }))
  expect(screen.getByText('6 causes')).toBeTruthy()
})

test('what cannot be given to says why, and has no button', async () => {
  renderApp(fakeServices())
  expect(
    await screen.findByText('Not confirmed yet: you can read about this cause, but not give to it.'),
  ).toBeTruthy()
  expect(screen.getByText('Has no address on Local chain, the chain of your Safe.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Add to gift/ })).toHaveLength(4)
})

test('a directory with a fault is not shown, and the fault is named', async () => {
  renderApp(
    fakeServices({
      causes: { kind: 'rejected', problems: [{ line: 14, path: 'causes[1].name', reason: 'It is empty.' }] },
    }),
  )
  expect((await screen.findByText(/Line 14/)).closest(':not(span)')?.textContent).toBe(
    'Line 14, causes[1].name: It is empty.',
  )
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
  expect(await screen.findByText('0x976EA74026E726554dB657fA54763abd0C3a0aa9')).toBeTruthy()
  const proofs = screen.getAllByRole('link', { name: /^cause\.example/ })
  expect(proofs.map((link) => link.getAttribute('href'))).toContain('https://cause.example/donate')
  expect(screen.getByText('2 October 2026')).toBeTruthy()
})

test('[C5] an address that nobody confirmed is not said to have been compared', async () => {
  renderApp(fakeServices(), '#/cause/lantern')
  await screen.findByRole('heading', { level: 1, name: 'Lantern Refuge for Women and Children' })
  await screen.findByText('0xBcd4042DE499D14e55001CcbB24a551F3b954096')
  const main = screen.getByRole('main').textContent
  expect(main).toContain('0xBcd4042DE499D14e55001CcbB24a551F3b954096')
  expect(main).not.toContain('ompared')
  expect(main).not.toContain('2 October 2026')
  expect(main).toContain('The operator of this site has not confirmed this address.')
})

test('a comparison names who made it', async () => {
  renderApp(fakeServices(), '#/cause/night-school')
  await screen.findByRole('heading', { level: 1, name: 'Night School' })
  await screen.findByRole('heading', { level: 2, name: 'Where gifts go' })
  expect(screen.getByRole('main').textContent).toMatch(
    /The operator of this site compared this address with cause\.example.* on 2 October 2026\./,
  )
})

const polygon = { ...chain, id: 137, name: 'Polygon' }
const gnosis = { ...chain, id: 100, name: 'Gnosis Chain' }

test('[C8] a network without causes is said once, with the networks where giving works', async () => {
  const session = { ...safeSession, chainId: 137 }
  renderApp(fakeServices({ session }, { chains: [chain, polygon, gnosis] }))
  await screen.findByText(/^No cause here receives on/)
  const main = screen.getByRole('main').textContent
  expect(main.match(/Polygon/g)).toHaveLength(1)
  expect(main).toContain('No cause here receives on Polygon, the chain of your Safe.')
  expect(main).toContain('You can give on Local chain.')
  expect(main).not.toContain('Gnosis')
  expect(screen.queryByRole('button', { name: /^Add to gift/ })).toBeNull()
})

test('a wallet on a network without causes gets the way to another one', async () => {
  const wallets = fakeKit()
  const session = { ...walletSession, chainId: 137 }
  const services = fakeServices({ session, wallets, account: { kind: 'none' } }, { chains: [chain, polygon] })
  renderApp(services)
  await screen.findByRole('link', { name: 'Night School' })
  if (wallets.kind !== 'ready') throw new Error('There is no kit.')
  const openNetworks = vi.spyOn(wallets.kit, 'openNetworks')
  fireEvent.click(await screen.findByRole('button', { name: 'Switch network' }))
  expect(openNetworks).toHaveBeenCalledOnce()
})

test('an empty directory says nothing of networks', async () => {
  renderApp(fakeServices({ causes: { kind: 'ready', causes: [] } }))
  expect(await screen.findByText('There are no causes here yet')).toBeTruthy()
  expect(screen.queryByText(/receives on/)).toBeNull()
})

test('[C10] what is searched for stands in the address, and a link brings it back', async () => {
  renderApp(fakeServices(), '#/?q=school&field=Education')
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('school')
  await waitFor(() => expect(names()).toEqual(['Night School']))
  const before = window.history.length
  fireEvent.change(box, { target: { value: 'evening classes' } })
  expect(window.location.hash).toBe('#/?q=evening+classes&field=Education')
  expect(window.history.length).toBe(before)
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Field of work' }), { target: { value: '' } })
  expect(window.location.hash).toBe('#/')
  expect(names()).toHaveLength(6)
})

test('[C10] Back brings the search, the place on the page and the link that was followed', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  renderApp(fakeServices(), '#/?q=e')
  const link = await screen.findByRole('link', { name: 'River Watch' })
  vi.stubGlobal('scrollY', 640)
  link.focus()
  fireEvent.click(link)
  await screen.findByRole('heading', { level: 1, name: 'River Watch' })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 0)
  act(() => window.history.back())
  const again = await screen.findByRole('link', { name: 'River Watch' })
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('e')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  vi.unstubAllGlobals()
})

test('[C10] "All causes" brings back the search and the place too', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  renderApp(fakeServices(), '#/?q=school')
  const link = await screen.findByRole('link', { name: 'Night School' })
  vi.stubGlobal('scrollY', 320)
  fireEvent.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Night School' })
  fireEvent.click(screen.getByRole('link', { name: 'All causes' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('school')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 320)
  vi.unstubAllGlobals()
})

test('[C10] adding a cause moves the focus to the next step', async () => {
  renderApp(fakeServices())
  const add = await screen.findByRole('button', { name: /^Add to gift.*Night School/ })
  add.focus()
  fireEvent.click(add)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Set the amount.*Night School/ }))
})

test('leaving a search moves the focus to the search field', async () => {
  renderApp(fakeServices(), '#/?q=zebra')
  fireEvent.click(await screen.findByRole('button', { name: 'Show all causes' }))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(window.location.hash).toBe('#/')
})

const visitor = { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } } as const

test('the button that folds the filters counts those in use', async () => {
  renderApp(fakeServices(), '#/?q=school&field=Education')
  const fold = (await screen.findByText('Filters (1)')).closest('summary')
  fireEvent.change(screen.getByRole('combobox', { name: 'Field of work' }), { target: { value: '' } })
  expect(fold?.textContent).toBe('Filters')
})

test('a visitor can give to a cause from its page: with a wallet, or from a Safe in three steps', async () => {
  const connectWallet = vi.fn()
  renderApp(fakeServices(visitor, { connectWallet }), '#/cause/night-school')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect a wallet to give' }))
  expect(connectWallet).toHaveBeenCalledOnce()
  expect(screen.getByText(/^Without a wallet in this browser you can read everything here/)).toBeTruthy()
  expect(screen.queryByText('Add custom Safe App')).toBeNull()
  const inSafe = screen.getByRole('button', { name: 'Give from my Safe', expanded: false })
  fireEvent.click(inSafe)
  expect(inSafe.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Add custom Safe App')).toBeTruthy()
})

test('inside another page only a Safe can give, so no wallet is offered at a cause', async () => {
  const framed = { ...visitor, session: { kind: 'visitor', framed: true } } as const
  renderApp(fakeServices(framed), '#/cause/night-school')
  expect(await screen.findByRole('button', { name: 'Give from my Safe' })).toBeTruthy()
  expect(screen.getByText(/^This page is inside another page, where only a Safe can give\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect a wallet to give' })).toBeNull()
})

test('a visitor is offered no way to give to a cause that nobody confirmed', async () => {
  renderApp(fakeServices(visitor), '#/cause/lantern')
  expect(await screen.findByText(/^Not confirmed yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Give from my Safe' })).toBeNull()
})
