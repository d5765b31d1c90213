import * as fc from 'fast-check'
import { getAddress, maxUint256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { encodeGiftDocument, maxGiftTextLength } from '../../../src/core/giving/giftDocument'
import {
  encodePlan,
  type PlanDocument,
  planJson,
  readPlan,
  readPlanFile,
  writePlan,
  writePlanFile,
} from '../../../src/core/giving/planDocument'
import { addressOf, daiAddress, safe, usdcAddress } from './world'

const gift = {
  causeId: 'wells',
  name: 'Open Wells',
  recipient: addressOf('a1'),
  token: usdcAddress,
  amount: 1_500_000n,
}
const about = {
  createdAtMs: Date.UTC(2026, 10, 20, 14, 5),
  purpose: 'Third quarter',
  author: null,
  directory: null,
}
const plan: PlanDocument = {
  ...about,
  name: 'Quarter',
  parts: [
    { chainId: 1, safe, gifts: [gift] },
    { chainId: 8453, safe: addressOf('5b'), gifts: [{ ...gift, token: null, amount: 1n }] },
  ],
}

test('the JSON of a plan stays what it is', () => {
  expect(planJson(plan)).toBe(
    '{"version":2,"name":"Quarter","created":"2026-11-20T14:05:00.000Z","purpose":"Third quarter",' +
      `"parts":[{"chainId":1,"safe":"${safe}","tokens":["${usdcAddress}"],` +
      `"gifts":[["wells","Open Wells","${addressOf('a1')}",0,"1500000"]]},` +
      `{"chainId":8453,"safe":"${addressOf('5b')}","tokens":[],` +
      `"gifts":[["wells","Open Wells","${addressOf('a1')}",null,"1"]]}]}`,
  )
  expect(readPlan(encodePlan(plan))).toEqual({ kind: 'plan', plan })
})

test('a gift document is a plan of one part, and the other way round', () => {
  const document = { ...about, chainId: 1, safe, gifts: [gift] }
  const text = encodeGiftDocument(document)
  const one = { ...about, name: null, parts: [{ chainId: 1, safe, gifts: [gift] }] }
  expect(readPlan(text)).toEqual({ kind: 'plan', plan: one })
  expect(encodePlan(one)).toBe(text)
})

const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte !== 0))
  .map((bytes) => getAddress(toHex(bytes)))
const label = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, 'x').slice(0, 64))
const anyPlan: fc.Arbitrary<PlanDocument> = fc.record({
  name: fc.option(label),
  createdAtMs: fc.integer({ min: 0, max: 4e12 }),
  purpose: fc.option(label),
  author: fc.option(label),
  directory: fc.constant(null),
  parts: fc.array(
    fc.record({
      chainId: fc.integer({ min: 1, max: 2 ** 40 }),
      safe: anyAddress,
      gifts: fc.array(
        fc.record({
          causeId: fc.option(label),
          name: fc.option(label),
          recipient: anyAddress,
          token: fc.constantFrom(usdcAddress, daiAddress, null),
          amount: fc.bigInt({ min: 1n, max: maxUint256 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

describe('nothing is lost, and nothing is read that is not meant', () => {
  test('a plan becomes a link or a file, and the same plan again', () => {
    fc.assert(
      fc.property(anyPlan, (one) => {
        const text = encodePlan(one)
        const read = readPlan(text)
        expect(read).toEqual({ kind: 'plan', plan: one })
        expect(read.kind === 'plan' && encodePlan(read.plan)).toBe(text)
        const file = writePlanFile(one)
        expect(file.kind === 'text' && readPlanFile(file.text)).toEqual({ kind: 'plan', plan: one })
      }),
    )
  })

  test('no text makes it throw, or touches what all objects inherit', () => {
    const json = fc.json().map((text) => Buffer.from(text).toString('base64url'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), json), (text) => {
        expect(readPlan(text).kind).toBe('problem')
        expect(readPlanFile(text).kind).toBe('problem')
      }),
    )
    const hostile = planJson(plan).replace('{"version":2', '{"__proto__":{"polluted":1},"version":2')
    expect(readPlanFile(hostile).kind).toBe('problem')
    expect('polluted' in {}).toBe(false)
  })

  test('a character changed, cut off or added makes no plan, or another one', () => {
    const text = encodePlan(plan)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', 'A', '-', 'Z'), (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + 1)
        const read = readPlan(changed)
        if (read.kind === 'plan') expect(encodePlan(read.plan)).toBe(changed)
      }),
    )
  })
})

const asText = (json: string) => Buffer.from(json).toString('base64url')
test.each([
  [planJson(plan).replace('"version":2', '"version":4'), 'version', /newer version/],
  // Version 3 without a note has another text: that of version 2.
  [planJson(plan).replace('"version":2', '"version":3'), null, /one form/],
  [planJson({ ...plan, parts: [] }), 'parts', /no part/],
  [planJson(plan).replace('"chainId":8453', '"chainId":0'), 'parts[1].chainId', /1 or more/],
  [planJson(plan).replace('"Open Wells",', '"Open\u202eWells",'), 'parts[0].gifts[0].name', /hidden/],
  [planJson(plan).replace(',0,"1500000"', ',4,"1500000"'), 'parts[0].gifts[0].token', /no such token/],
  [planJson(plan).replace('"name"', '"more":1,"name"'), 'more', /not known here/],
  [planJson(plan).replace('{"version"', '{ "version"'), null, /one form/],
])('what is wrong is named by its field: %#', (json, field, words) => {
  expect(readPlan(asText(json))).toEqual({
    kind: 'problem',
    field,
    problem: expect.stringMatching(words) as string,
  })
})

test('a plan too long for a link is offered as a file', () => {
  const gifts = Array.from({ length: 400 }, () => gift)
  const long = { ...plan, parts: [{ chainId: 1, safe, gifts }] }
  expect(encodePlan(long).length).toBeGreaterThan(maxGiftTextLength)
  expect(writePlan(long)).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/as a file/) as string,
  })
  expect(writePlanFile(long).kind).toBe('text')
  expect(writePlan(plan).kind).toBe('text')
})
