import { beforeEach, expect, test, vi } from 'vitest'
import { type Line, type WarmUp, warmWallets } from '../../src/compose/warmWallets'
import { createFakeClock } from '../support/fakeClock'

const links =
  '<link rel="wallets" href="https://giving.example/a.js"><link rel="reading" href="https://giving.example/b.js">' +
  '<link rel="wallets" href="https://giving.example/c.css" as="style">'

/** A tab in which nothing else happens. What it does is written down in order. */
function openTab(parts: { readonly line?: Line; readonly missing?: string } = {}) {
  const clock = createFakeClock()
  const done: string[] = []
  const warmUp: WarmUp = {
    page: document,
    line: parts.line,
    clock,
    async fetchFile(url) {
      done.push(`fetch ${url.split('/').at(-1) ?? ''}`)
      return new Response('', { status: url.endsWith(parts.missing ?? 'nothing') ? 404 : 200 })
    },
    whenIdle: async () => void done.push('idle'),
    run: () => void done.push('run'),
  }
  return { clock, done, warm: () => warmWallets(warmUp) }
}

beforeEach(() => {
  document.head.innerHTML = links
})

const everything = ['idle', 'fetch a.js', 'fetch c.css', 'idle', 'run']

test('the wallets’ files are fetched and run in a tab with nothing to do, and not at once', async () => {
  const { clock, done, warm } = openTab()
  const warming = warm()
  await clock.advance(500)
  expect(done).toEqual([])
  await clock.advance(5_000)
  await warming
  expect(done).toEqual(everything)
})

test.each<[string, Line, readonly string[]]>([
  ['a fast line', { saveData: false, effectiveType: '4g' }, everything],
  ['a slow line', { saveData: false, effectiveType: '3g' }, []],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, []],
])('over %s', async (_, line, expected) => {
  const { clock, done, warm } = openTab({ line })
  const warming = warm()
  await clock.advance(10_000)
  await warming
  expect(done).toEqual(expected)
})

test('a hidden tab fetches nothing until it is shown', async () => {
  const { clock, done, warm } = openTab()
  clock.setVisible(false)
  const warming = warm()
  await clock.advance(60_000)
  expect(done).toEqual([])
  clock.setVisible(true)
  await clock.advance(0)
  await warming
  expect(done).toEqual(everything)
})

test('files that are on their way already are left to whoever wanted them', async () => {
  const { clock, done, warm } = openTab()
  const warming = warm()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=wallets]')) link.rel = 'preload'
  await clock.advance(10_000)
  await warming
  expect(done).toEqual(['idle'])
})

test('a file that does not come ends it without a word: the press tries again', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { clock, done, warm } = openTab({ missing: 'c.css' })
  const warming = warm()
  await clock.advance(10_000)
  await warming
  expect(done).toEqual(['idle', 'fetch a.js', 'fetch c.css'])
  expect(report).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
