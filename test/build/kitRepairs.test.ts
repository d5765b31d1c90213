import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { applyRepair, repairKit } from '../../build/kit/repairKit'
import { repairs } from '../../build/kit/repairs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['node_modules/@rainbow-me/rainbowkit/dist', 'node_modules/@wagmi/connectors/dist/esm']
const files = folders.flatMap((folder) =>
  readdirSync(root + folder, { encoding: 'utf8' }).map((name) => `${root}${folder}/${name}`),
)
const pageOf = (page: string) => readFileSync(`${root}docs/upstream/${page}.md`, 'utf8')

describe.each(repairs)('$page', ({ file, changes, page }) => {
  const own = files.filter((path) => file.test(path))

  test('the installed release still needs it: else take it out of build/kit/repairs.ts, with its page', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const path of own) {
      const repaired = applyRepair(readFileSync(path, 'utf8'), { file, changes, page })
      for (const [, ours] of changes) expect(repaired).toContain(ours)
    }
  })
})

test('every page of docs/upstream can be filed: what happens, how to see it, where, and what to change', () => {
  const pages = readdirSync(`${root}docs/upstream`).filter((name) => name !== 'README.md')
  expect(pages.toSorted()).toEqual(
    // What the app works around without a change to a text.
    [...repairs.map(({ page }) => `${page}.md`), 'cancel-sign-in.md', 'batch-answers-by-place.md'].toSorted(),
  )
  for (const name of pages) {
    const text = pageOf(name.replace(/\.md$/, ''))
    expect(text.match(/^## .*$/gm), name).toEqual([
      '## What happens',
      '## How to reproduce',
      '## Where',
      '## Proposed change',
      '## Here',
    ])
  }
})

test('a text that upstream has changed, or has twice, is told with its page', () => {
  const repair = { page: 'a-page', file: /x/, changes: [['theirs', 'ours $&']] } as const
  expect(applyRepair('it is theirs.', repair)).toBe('it is ours $&.')
  for (const text of ['it is fixed', 'theirs and theirs'])
    expect(() => applyRepair(text, repair)).toThrow(/docs\/upstream\/a-page\.md/)
})

test('a build without one of the files ends, and a graph that need not have them goes on', () => {
  const end = (isWhole: boolean) => {
    const error = vi.fn()
    const buildEnd = repairKit({ isWhole }).buildEnd as unknown as (this: { error: typeof error }) => void
    buildEnd.call({ error })
    return error.mock.calls.flat()
  }
  expect(end(false)).toEqual([])
  expect(end(true)).toEqual([expect.stringMatching(/^There is no .* any more: see docs\/upstream\//)])
})
