import { describe, expect, test } from 'vitest'
import { readCallTree } from '../../../src/core/review/callTree'
import { leadByBytes, leadOf } from '../../../src/core/review/danger'
import { nothingRead, withoutNonce, type ReviewInput } from '../../../src/core/review/reviewInput'
import { contractsToProve, reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { benignCases, hostileCases, oncePassed } from './corpus'

const cases = [...benignCases, ...hostileCases, ...oncePassed]

function bytesAlone(input: ReviewInput): ReviewInput {
  const contracts = contractsToProve(readCallTree(input.record, input.safe))
  const { nonceFate: _, ...others } = input
  return { ...others, ...nothingRead(contracts) }
}

/** All of the chain, and nothing of the queue. */
function withChain(input: ReviewInput): ReviewInput {
  const { nonceFate: _, ...others } = input
  return { ...others, rivals: nothingRead([]).rivals, setup: withoutNonce(input.setup) }
}

const withoutTokens = (input: ReviewInput): ReviewInput => ({
  ...input,
  chain: { ...input.chain, tokens: [] },
})

const outcomesOf = (input: ReviewInput) =>
  new Map(reviewSafeTx(input).checks.map(({ id, outcome }) => [id, outcome]))
const inTheEnd = new Map(cases.map(({ input }) => [input, outcomesOf(input)]))

describe.each([
  ['the bytes alone', bytesAlone],
  ['the bytes alone without the tokens', (input: ReviewInput) => bytesAlone(withoutTokens(input))],
  ['the chain without the queue', withChain],
  ['the chain without the queue and the tokens', (input: ReviewInput) => withChain(withoutTokens(input))],
])('from %s', (_, partOf) => {
  test.each(cases)('nothing holds or fails that does not in the end: $title', ({ input }) => {
    const early = [...outcomesOf(partOf(input))].filter(([, outcome]) => outcome !== 'unchecked')
    expect([...(inTheEnd.get(input) ?? [])]).toEqual(expect.arrayContaining(early))
  })
})

test.each(cases)('what weighs most by the bytes weighs most in the end: $title', ({ input }) => {
  const part = reviewSafeTx(bytesAlone(withoutTokens(input)))
  const early = leadByBytes(part.effects, {
    isConfirmed: () => false,
    names: assetNamesOf({ ...input.chain, tokens: [] }),
  })
  if (early === null) return
  const { effects } = reviewSafeTx(input)
  const late = leadOf(effects, { isConfirmed: () => true, names: assetNamesOf(input.chain) })
  expect(late?.effect.kind).toBe(early.effect.kind)
  expect(late?.effect.path).toEqual(early.effect.path)
})
