import { cleanup, render, screen } from '@testing-library/react'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { checkOf } from '../../../src/core/review/check'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { isGrouped, ToJudge } from '../../../src/ui/review/payments/ToJudge'
import { batchContracts, delegateOf, packedBatch } from '../../core/review/bytes'
import { reviewReading } from '../../core/review/world'
import { aChain, addressOf, theSafe } from '../../support/safeFixtures'

afterEach(cleanup)

test('whoever gets more than the listed assets of the group is named with all of it', () => {
  const strangers = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => addressOf(name))
  const unknownToken = addressOf('a token that nobody vouches for')
  const token = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [strangers[2]!, 777n],
  })
  const calls = [
    ...strangers.map((to) => ({ to, value: 10n ** 18n })),
    { to: unknownToken, value: 0n, data: token },
  ]
  const { effects, checks } = reviewSafeTx(
    reviewReading(delegateOf(batchContracts.callOnly141, packedBatch(calls))),
  )
  const check = checkOf(checks, 'recipients')
  if (!isGrouped(check)) throw new Error('The recipients are not grouped.')
  render(
    <ToJudge
      place={{ chain: { ...aChain, shortName: 'test' }, safe: theSafe }}
      effects={effects}
      check={check}
      names={assetNamesOf(aChain)}
      labels={new Map()}
    />,
  )
  expect(screen.getByText(/^6 payments, 6/)).toBeTruthy()
  expect(screen.getByText(/777.*:/).closest('li')?.textContent).toContain(strangers[2])
})
