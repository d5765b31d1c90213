import { expect, test } from 'vitest'
import { detectTheme } from '../../src/adapters/host/detectHost'

function start({ host = null as boolean | null, system = false }) {
  const wishes = Object.assign(new EventTarget(), { matches: system }) as unknown as {
    matches: boolean
  } & MediaQueryList
  const asked = { dark: host, listeners: new Set<() => void>() }
  const frames: (() => void)[] = []
  const theme = detectTheme(asked, wishes, (run) => frames.push(run))
  const paint = () => {
    for (const run of frames.splice(0)) run()
  }
  return { asked, wishes, theme, paint }
}

test('the system decides until the host has said something', () => {
  const { asked, wishes, theme, paint } = start({ system: true })
  expect(theme.getState()).toEqual({ dark: true })
  Object.assign(wishes, { matches: false }).dispatchEvent(new Event('change'))
  paint()
  expect(theme.getState()).toEqual({ dark: false })
  asked.dark = true
  for (const listener of asked.listeners) listener()
  paint()
  expect(theme.getState()).toEqual({ dark: true })
})

test('what the host has said before counts, and the system’s wish no more', () => {
  const { wishes, theme, paint } = start({ host: false, system: true })
  wishes.dispatchEvent(new Event('change'))
  paint()
  expect(theme.getState()).toEqual({ dark: false })
})

test('a host that changes it thousands of times in a frame changes the page once', () => {
  const { asked, theme, paint } = start({ host: false })
  let changes = 0
  theme.subscribe(() => (changes += 1))
  for (let count = 0; count < 4_301; count++) {
    asked.dark = !asked.dark
    for (const listener of asked.listeners) listener()
  }
  paint()
  expect(theme.getState()).toEqual({ dark: true })
  expect(changes).toBe(1)
})
