import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AskedHost } from '../../../src/boot/askHost'
import { showCauses } from '../../../src/boot/showCauses'
import { buildAskedHost } from '../../support/buildAskedHost'
import { eventually } from '../../support/eventually'

const safeAddress = '0x5Ab33F5dB6A1dA4fB6D5d3a5e0D5AFe8E0dF9A11'
const basketKey = `dsg.v1.basket.31337.${safeAddress.toLowerCase()}`

const asked = (framed = true) => buildAskedHost({ framed })

function answer(host: AskedHost, chainId = 31337) {
  const claim = {
    safeAddress,
    chainId,
    owners: [],
    threshold: 1,
    isReadOnly: false,
    nonce: 0,
    version: '1.4.1',
  }
  host.answer = { claim, origin: 'https://app.safe.global' }
  for (const listener of host.listeners) listener()
}

const page = `
  <div id="root"><div data-waiting><header></header><main></main></div></div>
  <template data-causes="visitor"><p>for visitors</p></template>
  <template data-causes="31337">
    <input name="q" /><select name="field"><option value=""></option><option>Water</option></select>
    <button type="button" value="open-wells"><span>Add to gift</span></button>
  </template>`

const shown = () => document.querySelector('main')?.textContent.trim()
const main = () => document.querySelector('main')
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

beforeEach(async () => {
  document.body.innerHTML = page
  window.history.replaceState(null, '', '#/')
  // The fake browser tells of the last test's address a task later.
  await twoFrames()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  globalThis.firstWords = undefined
  document.body.replaceChildren()
})

test('a Safe sees the causes of its chain once the host has answered, and nothing before', async () => {
  const host = asked()
  showCauses(window, host)
  document.dispatchEvent(new Event('readystatechange'))
  await twoFrames()
  expect(shown()).toBe('')
  answer(host)
  await eventually(() => expect(shown()).toMatch(/Add to gift$/))
})

test('a visitor sees them as soon as the page is parsed', async () => {
  showCauses(window, asked(false))
  document.dispatchEvent(new Event('readystatechange'))
  await eventually(() => expect(shown()).toBe('for visitors'))
})

test.each<readonly [string, () => void]>([
  ['the address names another screen', () => window.history.replaceState(null, '', '#/activity')],
  ['the address carries a search', () => window.history.replaceState(null, '', '#/?q=wells')],
  ['the visitor reads another language', () => (globalThis.firstWords = { Connected: 'Verbunden' })],
  ['a gift is in the making', () => localStorage.setItem(basketKey, '{}')],
  ['React has rendered', () => document.querySelector('[data-waiting]')?.removeAttribute('data-waiting')],
])('they are not shown where %s', async (_, arrange) => {
  arrange()
  const host = asked()
  showCauses(window, host)
  answer(host)
  await twoFrames()
  expect(shown()).toBe('')
})

test('they are not shown on a chain of which the page knows none', async () => {
  const host = asked()
  showCauses(window, host)
  answer(host, 10)
  await twoFrames()
  expect(shown()).toBe('')
})

test('a press is kept by its cause, and said to be under way', async () => {
  const host = asked()
  showCauses(window, host)
  answer(host)
  await eventually(() => expect(shown()).toMatch(/Add to gift$/))
  main()?.click()
  expect(host.pressedCauses.size).toBe(0)
  document.querySelector('span')?.click()
  expect([...host.pressedCauses]).toEqual(['open-wells'])
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
})

test('what is typed and chosen stands in the address', async () => {
  const host = asked()
  showCauses(window, host)
  answer(host)
  await eventually(() => expect(document.querySelector('input')).not.toBeNull())
  const input = document.querySelector('input')
  const select = document.querySelector('select')
  if (input === null || select === null) throw new Error('There is no search.')
  input.value = 'clean wells'
  select.value = 'Water'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(window.location.hash).toBe('#/?q=clean+wells&field=Water')
})

test('nobody waits for slow causes longer than five seconds: the rest of the page comes without them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const host = asked()
  answer(host)
  showCauses(window, host)()
  let isOver = false
  void host.leaving?.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isOver).toBe(true)
})

test.each<readonly [string, () => void]>([
  ['another screen', () => window.dispatchEvent(new Event('hashchange'))],
  ['what the header has', () => document.querySelector('header')?.click()],
])('%s is not waited for at all', async (_, want) => {
  const host = asked()
  showCauses(window, host)
  answer(host)
  await eventually(() => expect(host.leaving).not.toBeNull())
  want()
  await host.leaving
})
