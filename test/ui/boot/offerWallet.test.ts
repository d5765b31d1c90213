import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { offerWallet } from '../../../src/boot/offerWallet'
import { buildAskedHost } from '../../support/buildAskedHost'
import { eventually } from '../../support/eventually'

const asked = (framed = false) => buildAskedHost({ framed })

/** The page comes after the script that watches for it. */
function drawPage() {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.replaceChildren(...page.body.children)
}

const button = () => document.querySelector<HTMLButtonElement>('[data-session] button')

beforeEach(() => document.body.replaceChildren())
afterEach(() => localStorage.clear())

test('the button stands in the header of index.html, and a press before the app is there is kept', async () => {
  const host = asked()
  offerWallet(window, host)
  drawPage()
  await eventually(() => expect(button()?.textContent).toBe('Connect Wallet'))
  expect(host.pressed).toBe(false)
  button()?.click()
  expect(host.pressed).toBe(true)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
})

test.each([
  ['a page is around us', asked(true), null],
  ['a wallet was connected the last time', asked(), '"io.metamask"'],
] as const)('there is no such button where %s', async (_, host, remembered) => {
  if (remembered !== null) localStorage.setItem('wagmi.recentConnectorId', remembered)
  const drawn = new Promise<void>((resolve) =>
    new MutationObserver(() => resolve()).observe(document, { childList: true, subtree: true }),
  )
  offerWallet(window, host)
  drawPage()
  await drawn
  expect(document.querySelector('[data-waiting]')).not.toBeNull()
  expect(button()).toBeNull()
})

test('the address of a remembered wallet stands there at once, as reconnecting and never as connected', async () => {
  localStorage.setItem('wagmi.recentConnectorId', '"io.metamask"')
  localStorage.setItem('dsg.lastWallet', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  offerWallet(window, asked())
  drawPage()
  const slot = () => document.querySelector<HTMLElement>('[data-session]')
  await eventually(() => expect(slot()?.textContent).toBe('Reconnecting…0xf39Fd6…b92266'))
  expect(slot()?.dataset['session']).toBe('deciding')
  expect(button()).toBeNull()
})

test('what is no address is not drawn, and an address alone remembers no wallet', async () => {
  localStorage.setItem('dsg.lastWallet', '<b>0x</b>')
  offerWallet(window, asked())
  drawPage()
  await eventually(() => expect(button()?.textContent).toBe('Connect Wallet'))
})

test('a pointer on the button starts to fetch the wallets, and nothing does before', async () => {
  document.head.innerHTML = '<link rel="wallets" href="./wallets.js">'
  const rel = () => document.querySelector('link')?.rel
  offerWallet(window, asked())
  drawPage()
  await eventually(() => expect(button()).not.toBeNull())
  expect(rel()).toBe('wallets')
  button()?.dispatchEvent(new Event('pointerenter'))
  expect(rel()).toBe('modulepreload')
})
