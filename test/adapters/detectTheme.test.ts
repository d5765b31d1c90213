import { expect, test } from 'vitest'
import { detectTheme } from '../../src/adapters/host/detectHost'

function start({ host = null as boolean | null, system = false }) {
  const wishes = Object.assign(new EventTarget(), { matches: system }) as unknown as {
    matches: boolean
  } & MediaQueryList
  const asked = { dark: host, listeners: new Set<() => void>() }
  return { asked, wishes, theme: detectTheme(asked, wishes) }
}

test('the system decides until the host has said something', () => {
  const { asked, wishes, theme } = start({ system: true })
  expect(theme.getState()).toEqual({ dark: true })
  Object.assign(wishes, { matches: false }).dispatchEvent(new Event('change'))
  expect(theme.getState()).toEqual({ dark: false })
  asked.dark = true
  for (const listener of asked.listeners) listener()
  expect(theme.getState()).toEqual({ dark: true })
})

test('what the host has said before counts, and the system’s wish no more', () => {
  const { wishes, theme } = start({ host: false, system: true })
  wishes.dispatchEvent(new Event('change'))
  expect(theme.getState()).toEqual({ dark: false })
})
