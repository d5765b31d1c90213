import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { LastSearch } from '../../../src/core/outbox/state'
import type { AccountOutbox } from '../../../src/flows/outbox/openOutbox'
import { nowMs } from '../fakes'
import { askedAt, fakeWallet, sendIntent, sentAt, walletServices } from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const hourMs = 3_600_000

/** The second of three payments was handed over at `nowMs`, and was looked for so many hours later. */
async function show(found: LastSearch['found'], hoursLater: number, outbox: Partial<AccountOutbox> = {}) {
  const lastSearch: LastSearch = { atMs: nowMs + hoursLater * hourMs, found, reason: 'This is why.' }
  const intent = sendIntent({ sent: sentAt(0), asked: askedAt(1) })
  renderApp(
    walletServices(
      fakeWallet({ shown: { kind: 'unknown', intent, isSearching: false, lastSearch } }, { outbox }),
    ),
    '#/give',
  )
  await screen.findByRole('heading', { level: 1, name: 'Payment 2 of 3 may have been sent' })
  return within(screen.getByRole('main'))
}

const notSent = () => screen.queryByRole('button', { name: 'I am sure it was not sent' })

test('without a search that worked there is no way on within a day, and it says when there will be one', async () => {
  const main = await show('unreachable', 23)
  expect(main.getByText(/^It could not be searched for on/)).toBeTruthy()
  expect(
    main.getByText(/^This is why\. That does not mean that nothing was sent\. If it stays so/),
  ).toBeTruthy()
  expect(notSent()).toBeNull()
})

test('a day later the user may decide, and reads that nothing was searched, what to compare and what it may cost', async () => {
  const sayNotSent = vi.fn()
  const main = await show('unreachable', 24, { sayNotSent })
  expect(main.queryByText(/If it stays so/)).toBeNull()
  const section = within(screen.getByRole('region', { name: 'If it was not sent' }))
  const words = section.getByText(/^We could not search for it/).textContent
  expect(words).toContain('all that Rainbow has sent since')
  expect(words).toContain('block explorer')
  expect(words).toContain('“May have been sent”')
  expect(section.getByText(/you would give twice/)).toBeTruthy()
  fireEvent.click(notSent() as HTMLElement)
  expect(sayNotSent).toHaveBeenCalledOnce()
})

test('a payment that is out and was requested again: the user rejects the second, or confirms that it was sent once', async () => {
  const sayNotSent = vi.fn()
  const intent = sendIntent({ sent: sentAt(0), asked: askedAt(0) })
  const lastSearch = { atMs: nowMs, found: 'used', reason: 'This is why.' } as const
  renderApp(
    walletServices(
      fakeWallet(
        { shown: { kind: 'unknown', intent, isSearching: false, lastSearch } },
        { outbox: { sayNotSent } },
      ),
    ),
    '#/give',
  )
  await screen.findByRole('heading', { level: 1, name: 'Payment 1 of 3 may have been sent twice' })
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/reject this one, or you give twice/)).toBeTruthy()
  expect(notSent()).toBeNull()
  fireEvent.click(main.getByRole('button', { name: 'I am sure it was sent only once' }))
  expect(sayNotSent).toHaveBeenCalledOnce()
})

test('a transaction that waits is no way on, however long it waits, and is not called a chain that is silent', async () => {
  const main = await show('waiting', 100)
  expect(main.getByText(/^A transaction of your wallet is still pending/)).toBeTruthy()
  expect(main.getByText('This is why.')).toBeTruthy()
  expect(notSent()).toBeNull()
})

test('what the chain cannot tell is not called sent, and not called not found', async () => {
  const main = await show('unprovable', 0)
  expect(main.getByText(/^The chain cannot tell whether it was sent/)).toBeTruthy()
  expect(main.getByText('This is why.')).toBeTruthy()
  expect(main.queryByText(/has sent something|Not found/)).toBeNull()
  expect(notSent()).toBeTruthy()
})

test('nobody calls it lost where the wallet may still show it, to this tab or to another', async () => {
  const main = await show('nothing', 0)
  const words = main.getByText(/^It was passed to Rainbow on/).textContent
  expect(words).toContain('no clear answer came back')
  expect(words).toContain('It may still be open in your wallet or in another tab.')
  expect(words).not.toContain('lost')
})

test('what the wallet answered stands there', async () => {
  const said = 'Your wallet had a fault of its own. In its own words: “Fault 7”'
  const intent = sendIntent({ sent: sentAt(0), asked: askedAt(1) })
  const shown = { kind: 'unknown', intent, isSearching: true, lastSearch: null, said } as const
  renderApp(walletServices(fakeWallet({ shown })), '#/give')
  expect(await screen.findByText(said)).toBeTruthy()
})
