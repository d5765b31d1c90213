import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { paymentsOf } from '../../../src/core/review/payments'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { TxEnd } from '../../../src/core/review/txEnd'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { AppContext } from '../../../src/ui/AppContext'
import { ExecutionNotice } from '../../../src/ui/acting/StepNotice'
import { Answer } from '../../../src/ui/review/payments/Answer'
import { Outgoing } from '../../../src/ui/review/payments/Outgoing'
import { Sheet } from '../../../src/ui/review/sheet/Sheet'
import { EndContext } from '../../../src/ui/review/useEnd'
import { found, read, reviewReading, stranger, type World } from '../../core/review/world'
import { aChain, buildRecord, chainTxHash, theCause, theSafe } from '../../support/safeFixtures'
import { fakeServices } from '../fakes'

afterEach(cleanup)

const place = { chain: { ...aChain, shortName: 'test' }, safe: theSafe }
const about = { purpose: null, author: null, plan: null, labels: new Map(), memos: new Map() }
/** Pays up to about one ETH to whoever is named. */
const refunding = { gasPrice: 10n ** 12n, baseGas: 10n ** 6n, refundReceiver: stranger }
const gift = { to: theCause, value: 5n * 10n ** 18n }

function show(end: TxEnd, tx: Partial<SafeTxRecord>) {
  const reading = reviewReading(tx)
  const review = reviewSafeTx(reading)
  const state = { kind: 'read', reading, review, readAtMs: 0, trouble: null } as const
  const names = assetNamesOf(aChain)
  const payments = paymentsOf(review.effects, theSafe, [])
  const labelled = { labels: new Map<number, string>(), memos: new Map<number, string>() }
  render(
    <AppContext value={fakeServices({ session: { kind: 'visitor', framed: false } })}>
      <EndContext value={end}>
        <Answer place={place} state={state} about={about} />
        <section aria-label="Outgoing">
          <Outgoing place={place} review={review} payments={payments} names={names} {...labelled} />
        </section>
      </EndContext>
    </AppContext>,
  )
  const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')
  return {
    title: plain(screen.getByRole('heading', { level: 1 })),
    outgoing: plain(screen.getByRole('region', { name: 'Outgoing' })),
  }
}

describe('a failed execution whose Safe has paid for it', () => {
  test('is named by the payments that were not made, without the fee that was', () => {
    expect(show('failed', { ...gift, ...refunding }).title).toBe('Failed: 5 ETH to Clean Water')
  })

  test('lists the fee apart from what would have left the Safe', () => {
    const { outgoing } = show('failed', { ...gift, ...refunding })
    expect(outgoing).toMatch(/^In all5 ETH/)
    expect(outgoing).toMatch(/Left the Safe all the same/)
    const fee = screen.getByRole('table', { name: 'Left the Safe all the same' })
    expect(within(fee).getByText(/for the execution/)).toBeTruthy()
    expect(fee.textContent).toContain(stranger)
  })

  test('does not say that nothing would have left it when only the fee was to be paid', () => {
    const { title, outgoing } = show('failed', { to: theCause, value: 0n, ...refunding })
    expect(title).toBe('Failed: Calls a contract')
    expect(outgoing).toMatch(/^Its calls would have paid nothing out of the Safe\.Left the Safe all the same/)
  })
})

test.each<TxEnd>(['open', 'done', 'never', 'unknown'])('the sums of one that is "%s" have the fee', (end) => {
  const { title, outgoing } = show(end, { ...gift, ...refunding })
  expect(title).toMatch(/up to 6(\.\d+)? ETH to 2 recipients/)
  expect(outgoing).toMatch(/at most 6(\.\d+)? ETH/)
  expect(outgoing).not.toMatch(/all the same/)
})

test('a printed sheet sums up the payments of a failed execution without the fee', () => {
  const failed: World = {
    setupOverrides: { nonce: read(8n) },
    nonceFate: found({ kind: 'executed', outcome: 'failure' }),
  }
  const reading = reviewReading({ ...gift, ...refunding }, failed)
  const review = reviewSafeTx(reading)
  render(
    <AppContext value={fakeServices({ session: { kind: 'visitor', framed: false } })}>
      <Sheet place={place} state={{ kind: 'read', reading, review, readAtMs: 0, trouble: null }} />
    </AppContext>,
  )
  const does = screen.getByRole('region', { name: 'What it would have done' })
  expect(does.textContent).toContain('In all, 5\u00a0ETH.')
})

test.each([
  ['tells', refunding, true],
  ['tells nothing of', {}, false],
])('the page that sent it %s a fee', (_what, fee, isTold) => {
  const execution = {
    kind: 'executed',
    isFinal: true,
    execution: {
      outcome: 'failure',
      txHash: chainTxHash('execution'),
      blockNumber: 5n,
      confirmations: 3,
    },
  } as const
  render(
    <ExecutionNotice
      place={place}
      execution={execution}
      record={buildRecord({ ...gift, ...fee })}
      onStopWaiting={() => {}}
    />,
  )
  expect(screen.queryByText('The Safe paid a fee for the execution all the same.') !== null).toBe(isTold)
})
