import { cleanup, render, screen } from '@testing-library/react'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { TxEnd } from '../../../src/core/review/txEnd'
import { CheckList } from '../../../src/ui/review/CheckList'
import { Findings } from '../../../src/ui/review/LeadNotice'
import { EndContext } from '../../../src/ui/review/useEnd'
import { reviewReading } from '../../core/review/world'
import { aChain, addressOf, theSafe } from '../../support/safeFixtures'

afterEach(cleanup)

const spender = addressOf('who would take all')

/** The findings and the checks of an approval without limit; how often each says whom it is for. */
function saidOf(end: TxEnd) {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })
  const review = reviewSafeTx(reviewReading({ to: addressOf('a token'), value: 0n, data: approve }))
  const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }
  render(
    <EndContext value={end}>
      <div data-testid="findings">
        <Findings place={place} review={review} />
      </div>
      <div data-testid="checks">
        <CheckList
          checks={review.checks}
          names={assetNamesOf(aChain)}
          judged={{ place, effects: review.effects, labels: new Map() }}
        />
      </div>
    </EndContext>,
  )
  const timesIn = (part: string) => (screen.getByTestId(part).textContent ?? '').split(spender).length - 1
  return { findings: timesIn('findings'), checks: timesIn('checks') }
}

test('what the findings at the top say in full, the checks refer to', () => {
  expect(saidOf('open')).toEqual({ findings: 1, checks: 0 })
  expect(screen.getByText('Nobody may spend tokens of the Safe later.')).toBeTruthy()
  expect(screen.getAllByText('In full at the top of this page.')).toHaveLength(2)
})

test('without findings, each check says itself what it found', () => {
  expect(saidOf('done')).toEqual({ findings: 0, checks: 2 })
})
