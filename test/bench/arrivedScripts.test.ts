import { expect, test } from 'vitest'
import { arrivedScripts } from '../../bench/summary/arrivedScripts'

const page = 'http://127.0.0.1:8801/'
const file = (path: string, endMs: number) => ({ url: `${page}${path}`, startMs: 0, endMs, kind: 'script' })

const load = {
  files: [
    file('assets/index-1.js', 100),
    file('assets/index-1.css', 90),
    file('assets/late-1.js', 300),
    file('assets/index-1.js', 110),
    // Failed, or told us nothing.
    file('assets/lost-1.js', 0),
    { url: 'http://127.0.0.1:9999/other.js', startMs: 0, endMs: 50, kind: 'script' },
  ],
}

test('a script counts once, from the moment when all of it has come', () => {
  expect(arrivedScripts(load, page, 299)).toEqual(['assets/index-1.js'])
  expect(arrivedScripts(load, page, 300)).toEqual(['assets/index-1.js', 'assets/late-1.js'])
})

test('without a moment, everything that ever came counts', () => {
  expect(arrivedScripts(load, page)).toEqual(['assets/index-1.js', 'assets/late-1.js'])
})
