import { expect, test } from 'vitest'
import { scriptBytes } from '../../bench/summary/scriptBytes'

const url = 'http://127.0.0.1:8801/'
const size = (bytes: number) => ({ raw: bytes, gzip: bytes / 2, brotli: bytes / 4 })
const sizes = new Map([
  ['a.js', size(400)],
  ['b.js', size(80)],
  ['picture.js', size(8)],
])
const run = (untilMs: number | null, files: Record<string, number>) => ({
  untilMs,
  files: Object.entries(files).map(([path, endMs]) => ({
    url: url + path,
    startMs: 0,
    endMs,
    kind: 'script',
  })),
})
const until = ({ untilMs }: ReturnType<typeof run>) => untilMs

test('what had come is added up in each run, and the middle of the runs is taken', () => {
  const runs = [
    run(100, { 'a.js': 50, 'b.js': 200 }),
    run(100, { 'a.js': 50, 'b.js': 90 }),
    run(100, { 'a.js': 50, 'b.js': 90, 'picture.js': 95 }),
  ]
  expect(scriptBytes(runs, { url, sizes }, until)).toEqual({ files: 2, raw: 480, gzip: 240, brotli: 120 })
})

test('runs that never came to the moment do not count, and without any there is no figure', () => {
  const lost = run(null, { 'a.js': 50, 'b.js': 60 })
  const kept = run(55, { 'a.js': 50, 'b.js': 60 })
  expect(scriptBytes([lost, kept, lost], { url, sizes }, until)).toMatchObject({ files: 1, raw: 400 })
  expect(scriptBytes([lost], { url, sizes }, until)).toBeNull()
})

test('of a part of the files only that part is counted', () => {
  const pictures = new Map([...sizes].filter(([path]) => path === 'picture.js'))
  const runs = [run(100, { 'a.js': 50, 'picture.js': 60 })]
  expect(scriptBytes(runs, { url, sizes: pictures }, until)).toEqual({ files: 1, ...size(8) })
})
