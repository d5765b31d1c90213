import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { showTheme } from '../../src/boot/showTheme'
import { buildAskedHost } from '../support/buildAskedHost'

function start(inRoot: string) {
  const window = new Window() as unknown as globalThis.Window & typeof globalThis
  window.document.body.innerHTML = `<div id="root">${inRoot}</div>`
  const asked = buildAskedHost()
  showTheme(window, asked)
  const sayDark = (dark: boolean) => {
    asked.dark = dark
    for (const listener of asked.listeners) listener()
  }
  return { theme: () => window.document.documentElement.dataset['theme'], sayDark }
}

test('what the host says is followed while the header of index.html stands there', () => {
  const { theme, sayDark } = start('<div data-waiting></div>')
  sayDark(true)
  expect(theme()).toBe('dark')
  sayDark(false)
  expect(theme()).toBe('light')
})

test('once the app has drawn itself, it decides', () => {
  const { theme, sayDark } = start('<div></div>')
  const before = theme()
  sayDark(true)
  expect(theme()).toBe(before)
})
