import { cleanup, render, screen } from '@testing-library/react'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { frictionOf, noTicks } from '../../../src/core/acting/friction'
import { FrictionList } from '../../../src/ui/acting/FrictionList'
import { batchContracts, callOf, delegateOf, packedBatch } from '../../core/review/bytes'
import { review, unreachable } from '../../core/review/world'
import { aChain, addressOf, theSafe } from '../../support/safeFixtures'

afterEach(cleanup)

const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }

test('recipients that were not compared with earlier ones are named as a group before a signature', () => {
  const payments = Array.from({ length: 12 }, (_, at) => callOf(addressOf(`clinic ${at}`), '0x', 10n ** 18n))
  const { checks, effects } = review(delegateOf(batchContracts.multiSend141, packedBatch(payments)), {
    earlierPayments: unreachable,
  })
  render(
    <FrictionList
      friction={frictionOf(checks, null, null)}
      place={place}
      effects={effects}
      labels={new Map()}
      ticks={noTicks}
      onTick={() => undefined}
    />,
  )
  expect(screen.getByText('Whether these hold could not be checked:')).toBeDefined()
  const item = screen.getByText(/^Every recipient is a confirmed cause/).closest('li')
  expect(item?.textContent).toMatch(/12 payments, 12 \w+, go to recipients who are not in the directory/)
  expect(item?.textContent).toContain(unreachable.reason)
})

test('what is still being read is not said to be unchecked', () => {
  const { checks, effects } = review(
    { to: addressOf('a clinic'), value: 1n },
    { earlierPayments: { ...unreachable, isComing: true } },
  )
  const recipients = checks.filter(({ id }) => id === 'recipients')
  render(
    <FrictionList
      friction={frictionOf(recipients, null, null)}
      place={place}
      effects={effects}
      labels={new Map()}
      ticks={noTicks}
      onTick={() => undefined}
    />,
  )
  expect(screen.getByText('Whether these hold is still being read:')).toBeDefined()
  expect(screen.queryByText('Whether these hold could not be checked:')).toBeNull()
})

test('what is at its own tick in full is named by its statement in the list to judge', () => {
  const spender = addressOf('who would take all')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })
  const { checks, effects } = review({ to: addressOf('a token'), value: 0n, data })
  render(
    <FrictionList
      friction={frictionOf(checks, null, null)}
      place={place}
      effects={effects}
      labels={new Map()}
      ticks={noTicks}
      onTick={() => undefined}
    />,
  )
  const ticked = screen.getByRole('group', { name: /^These do not hold/ })
  expect(ticked.textContent).toContain(spender)
  const list = screen.getByRole('group', { name: 'Only you can judge these:' })
  expect(list.textContent).toContain('Does not hold: It does nothing but pay')
  expect(list.textContent).not.toContain(spender)
})

test('once signed, what was ticked is folded, and anything new opens it again', () => {
  const { checks, effects } = review({ to: addressOf('a clinic'), value: 1n })
  const recipients = checks.filter(({ id }) => id === 'recipients')
  const friction = frictionOf(recipients, null, null)
  const list = (ticks: typeof noTicks) => (
    <FrictionList
      hasSigned
      friction={friction}
      place={place}
      effects={effects}
      labels={new Map()}
      ticks={ticks}
      onTick={() => undefined}
    />
  )
  const { rerender } = render(list({ failing: [], unchecked: ['recipients'] }))
  const summary = screen.getByText('One check did not pass. You have read this list, and went on.')
  expect(summary.closest('details')?.open).toBe(false)
  // Nothing was proved by a tick: the run that is not made yet stays said.
  expect(screen.getByText(/^Its run on a node is not done yet/).closest('details')).toBeNull()
  rerender(list(noTicks))
  expect(screen.queryByText(/You have read this list, and went on/)).toBeNull()
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

test('who has signed before and ticks the list now keeps it, and the focus: nothing went on yet', () => {
  const { checks, effects } = review({ to: addressOf('a clinic'), value: 1n })
  const recipients = checks.filter(({ id }) => id === 'recipients')
  const list = (ticks: typeof noTicks) => (
    <FrictionList
      hasSigned
      friction={frictionOf(recipients, null, null)}
      place={place}
      effects={effects}
      labels={new Map()}
      ticks={ticks}
      onTick={() => undefined}
    />
  )
  const { rerender } = render(list(noTicks))
  screen.getByRole('checkbox').focus()
  rerender(list({ failing: [], unchecked: ['recipients'] }))
  expect(screen.queryByText(/You have read this list, and went on/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})
