import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TxEnd } from '../../../src/core/review/txEnd'
import { PaidAllTheSame } from '../../../src/ui/review/PaidAllTheSame'
import { EndContext } from '../../../src/ui/review/useEnd'
import { review, stranger } from '../../core/review/world'
import { aChain, theCause, theSafe } from '../../support/safeFixtures'

afterEach(cleanup)

const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }

function shown(end: TxEnd, gasPrice: bigint) {
  const refunding = { gasPrice, baseGas: 10n ** 6n, refundReceiver: stranger }
  render(
    <EndContext value={end}>
      <PaidAllTheSame place={place} review={review({ to: theCause, value: 1n, ...refunding })} />
    </EndContext>,
  )
  return document.body.textContent
}

test('a failed execution that the Safe has paid for is not told as one by which nothing left', () => {
  const words = shown('failed', 10n ** 12n)
  expect(words).toMatch('It failed, and money left the Safe all the same')
  expect(words).toMatch(/paid up to 1(\.\d+)?\sETH to/)
})

test.each([
  ['one that failed without a refund', 'failed', 0n],
  ['one that never happened', 'never', 10n ** 12n],
  ['one that is executed, whose sums say it', 'done', 10n ** 12n],
] as const)('but not %s', (_what, end, gasPrice) => {
  expect(shown(end, gasPrice)).toBe('')
})
