import { fireEvent, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chain } from '../fakeCauses'
import { fakeServices, safe } from '../fakes'
import { renderApp } from '../renderApp'

const other = { ...chain, id: 100, name: 'Gnosis Chain', shortName: 'gno' }
const hash = `0x${'a1'.repeat(32)}`
const account = getAddress(safe)

function open(path: string, chains = [chain, other]) {
  renderApp(
    fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' } }, { chains }),
    `#${path}`,
  )
}

async function enter(label: string, button: string, value: string) {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: button }))
  return field
}

const starts = [
  ['/queue', 'Safe', 'Read its queue', 'queue'],
  ['/review', 'Safe', 'Read it', 'queue'],
  ['/record', 'Safe or wallet', 'Read its record', 'record'],
  ['/check', 'Safe or wallet', 'Read what it gave', 'record'],
] as const

test.each(starts)('%s takes the address of a Safe', async (path, label, button, screenName) => {
  open(path)
  await enter(label, button, ` gno:${account}. `)
  expect(window.location.hash).toBe(`#/${screenName}/gno:${account}`)
})

test.each(starts)('%s takes a link of Safe{Wallet} to a transaction', async (path, label, button) => {
  open(path)
  const link = `https://app.safe.global/transactions/tx?safe=gno:${account}&id=multisig_${account}_${hash}`
  await enter(label, button, link)
  expect(window.location.hash).toBe(`#/review/gno:${account}/${hash}`)
})

test.each(starts)('%s says what it expected instead', async (path, label, button) => {
  open(path)
  const field = await enter(label, button, 'nonsense')
  expect(screen.getByText(/“nonsense” names no Safe\. Enter an address/)).toBeDefined()
  expect(document.activeElement).toBe(field)
})

test.each(starts)(
  '%s asks for the chain of an address that names none',
  async (path, label, button, screenName) => {
    open(path)
    await enter(label, button, account)
    const choice = screen.getByRole('group', { name: /^On which chain is 0x/ })
    expect(choice.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Gnosis Chain' }))
    expect(window.location.hash).toBe(`#/${screenName}/gno:${account}`)
  },
)

test('a link of another page loses its note', async () => {
  const path = `#/review/gno:${account}/${hash}?note=eyJ9`
  open('/queue')
  await enter('Safe', 'Read its queue', `https://elsewhere.example/${path}`)
  expect(window.location.hash).toBe(`#/review/gno:${account}/${hash}`)
})

test('a link of this page keeps its note', async () => {
  const path = `#/review/gno:${account}/${hash}?note=eyJ9`
  open('/queue')
  await enter('Safe', 'Read its queue', new URL(path, window.location.href).href.replace('#', '%23'))
  expect(window.location.hash).toBe(path)
})

test('a hash beside a link has to be the one of the link', async () => {
  open('/review')
  const field = await screen.findByLabelText(/^safeTxHash/)
  fireEvent.change(field, { target: { value: `0x${'b2'.repeat(32)}` } })
  await enter('Safe', 'Read it', `#/review/gno:${account}/${hash}`)
  expect(screen.getByText(/^The link above names another transaction/)).toBeDefined()
  expect(document.activeElement).toBe(field)
})

test('the first screen and the footer lead to all four', async () => {
  open('/')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const path of ['#/queue', '#/review', '#/record', '#/check'])
    expect(links.filter((href) => href === path).length, path).toBe(2)
})
