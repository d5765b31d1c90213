import { expect, test } from 'vitest'
import { describeChunks } from '../../bench/summary/describeChunks'

const url = 'http://127.0.0.1:8801/'
const contents = (graph: 'app' | 'wallets') => ({
  packages: [],
  hasCommonJsViem: false,
  sources: [],
  imports: [],
  dynamicImports: [],
  isEntry: false,
  graph,
})
const size = (brotli: number) => ({ raw: 3 * brotli, gzip: 2 * brotli, brotli })

const modules = {
  'first.js': contents('app'),
  'never.js': contents('app'),
  'small.js': contents('wallets'),
  'large.js': contents('wallets'),
  'seldom.js': contents('wallets'),
  'unmeasured.js': contents('app'),
}
const sizes = new Map([
  ['first.js', size(10)],
  ['never.js', size(1)],
  ['small.js', size(2)],
  ['large.js', size(20)],
  ['seldom.js', size(5)],
])

const run = (pressedMs: number | null, files: Record<string, number>) => ({
  pressedMs,
  files: Object.entries(files).map(([path, endMs]) => ({
    url: url + path,
    startMs: 0,
    endMs,
    kind: 'script',
  })),
})
const runs = [
  run(100, { 'first.js': 50, 'small.js': 200, 'large.js': 300 }),
  run(100, { 'first.js': 60, 'small.js': 90, 'large.js': 300, 'seldom.js': 400 }),
  run(null, { 'first.js': 70, 'small.js': 250, 'large.js': 80 }),
]
const moments = [
  { name: 'before', until: ({ pressedMs }: (typeof runs)[number]) => pressedMs },
  { name: 'after', until: () => Number.POSITIVE_INFINITY },
]

test('a file belongs to the first moment by which most runs had it; in this order, the heaviest first', () => {
  const chunks = describeChunks(modules, { url, sizes }, runs, moments)
  expect(chunks.map(({ path, arrival }) => [path, arrival])).toEqual([
    ['first.js', 'before'],
    ['large.js', 'after'],
    ['small.js', 'after'],
    ['seldom.js', 'on demand'],
    ['never.js', 'on demand'],
  ])
})

test('files of the other graph are known as such', () => {
  const chunks = describeChunks(modules, { url, sizes }, runs, moments)
  expect(chunks.filter(({ graph }) => graph === 'wallets').map(({ path }) => path)).toEqual([
    'large.js',
    'small.js',
    'seldom.js',
  ])
})
