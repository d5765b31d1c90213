import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locateJson } from '../../../src/core/causes/locateJson'
import { finish } from '../../support/finish'

const text = `{
  "version": 1,
  "causes": [
    { "id": "wells",
      "recipients": [] },
    { "id": "books", "odd key":
      [1,
       2] }
  ]
}`

function locate(text: string) {
  const located = finish(locateJson(text))
  if (located.kind === 'broken') throw new Error(`broken at line ${located.line}`)
  return located
}

describe('locateJson', () => {
  test.each([
    [[], 1],
    [['version'], 2],
    [['causes'], 3],
    [['causes', 0], 4],
    [['causes', 0, 'id'], 4],
    [['causes', 0, 'recipients'], 5],
    [['causes', 1, 'id'], 6],
    [['causes', 1, 'odd key'], 6],
    [['causes', 1, 'odd key', 0], 7],
    [['causes', 1, 'odd key', 1], 8],
  ])('finds the line of %j', (path, line) => {
    expect(locate(text).placeOf(path).line).toBe(line)
  })

  test('gives the line of what is around a place that is missing', () => {
    expect(locate(text).placeOf(['causes', 0, 'name']).line).toBe(4)
    expect(locate(text).placeOf(['causes', 7, 'recipients', 0]).line).toBe(3)
    expect(locate(text).placeOf(['nothing', 'here']).line).toBe(1)
  })

  test.each(['\n', '\r\n', '\r'])('counts lines that end with %j', (lineEnd) => {
    expect(locate(text.replaceAll('\n', lineEnd)).placeOf(['causes', 1, 'odd key', 1]).line).toBe(8)
  })

  test('finds keys that an object has twice, also when one is written with escapes', () => {
    expect(locate('{"a": {"b": 1,\n"b": 2},\n"\\u0061": 3}').repeatedKeys).toEqual([
      { place: { line: 2, column: 1 }, path: ['a', 'b'] },
      { place: { line: 3, column: 1 }, path: ['a'] },
    ])
    expect(locate('[{"a": 1}, {"a": 2}]').repeatedKeys).toEqual([])
  })

  test.each([
    ['', 1, 1, 'a value'],
    ['{\n  "a": 1,\n}', 3, 1, 'a key in double quotes'],
    ['{"a" 1}', 1, 6, 'a colon'],
    ['[1,\n 2', 2, 3, 'a comma or a closing bracket'],
    ['[1 2]', 1, 4, 'a comma or a closing bracket'],
    ['[1}', 1, 3, 'a comma or a closing bracket'],
    ['[1,]', 1, 4, 'a value'],
    ["{'a': 1}", 1, 2, 'a key in double quotes or }'],
    ['{} {}', 1, 4, 'nothing more'],
    ['[01]', 1, 3, 'a comma or a closing bracket'],
    ['// no\n{}', 1, 1, 'a value'],
    ['"tab\there"', 1, 1, 'a value'],
    ['\ufeff{}', 1, 1, 'a value'],
    ['['.repeat(65), 1, 65, 'a value or ]'],
  ])('says where %j stops being JSON', (text, line, column, wanted) => {
    expect(finish(locateJson(text))).toEqual({ kind: 'broken', line, column, wanted })
  })

  test('locates every value of any JSON document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const pretty = JSON.stringify(value, null, 1)
        const visit = (value: unknown, path: readonly (string | number)[]) => {
          const line = pretty.split('\n')[locate(pretty).placeOf(path).line - 1] ?? ''
          if (typeof value !== 'object' || value === null) expect(line).toContain(JSON.stringify(value))
          else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
          else Object.entries(value).forEach(([key, item]) => visit(item, [...path, key]))
        }
        visit(JSON.parse(pretty), [])
      }),
      { numRuns: 300 },
    )
  })

  test('takes for JSON exactly what JSON.parse takes', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    const damaged = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
      .map(([json, at, cut, put]) => {
        const start = at % (json.length + 1)
        return json.slice(0, start) + put + json.slice(start + cut)
      })
    const pieces = fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '[',
          ']',
          ',',
          ':',
          '"a"',
          '"',
          '1',
          '-',
          '0',
          '.5',
          'e1',
          'true',
          ' ',
          '\\u00',
        ),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(damaged, pieces), (text) => {
        expect(finish(locateJson(text)).kind).toBe(isJson(text) ? 'found' : 'broken')
      }),
      { numRuns: 5000 },
    )
  })
})
