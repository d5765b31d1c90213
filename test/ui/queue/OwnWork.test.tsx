import { cleanup, render, screen, within } from '@testing-library/react'
import { encodeFunctionData, erc20Abi, maxUint256, type Address } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { checkRow, type RowCheck } from '../../../src/core/queue/checkRow'
import { groupQueue } from '../../../src/core/queue/groupQueue'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { AppContext } from '../../../src/ui/AppContext'
import { OwnWork } from '../../../src/ui/queue/OwnWork'
import {
  aChain,
  addressOf,
  aToken,
  buildRecord,
  buildSetup,
  owners,
  theCause,
  theSafe,
} from '../../support/safeFixtures'
import { fakeServices } from '../fakes'

afterEach(cleanup)

const [, ben = theSafe] = owners
const host = 'https://app.safe.global'

function check(record: SafeTxRecord): RowCheck {
  const safe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }
  const steps = checkRow(record, safe)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const pays = (nonce: bigint, signedBy: readonly string[]) =>
  buildRecord({ calls: [{ to: theCause, value: 10n ** 18n, data: '0x' }], nonce, signedBy: [...signedBy] })
/** More than are named without links, and none of anybody's business here. */
const others = [20n, 21n, 22n, 23n, 24n].map((nonce) => pays(nonce, ['Ada', 'Ben']))
const approves = (nonce: bigint) =>
  buildRecord({
    calls: [
      {
        to: aToken.address,
        value: 0n,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [addressOf('a stranger'), maxUint256],
        }),
      },
    ],
    nonce,
  })

function show(records: readonly SafeTxRecord[], { owner = null, framedBy = null, atMs = 0 }: Shown = {}) {
  const queue = groupQueue({
    rows: records.map((record) => ({ kind: 'record', record })),
    nonce: 7n,
    checkOf: check,
  })
  const setup = buildSetup({
    nonce: { kind: 'read', value: 7n },
    threshold: { kind: 'read', value: 2 },
  })
  render(
    <AppContext value={fakeServices()}>
      <OwnWork
        place={{ chain: aChain, safe: theSafe }}
        state={{ queue, setup, unchecked: 0, atMs }}
        owner={owner}
        host={framedBy}
      />
    </AppContext>,
  )
}
type Shown = {
  readonly owner?: Address | null
  readonly framedBy?: string | null
  readonly atMs?: number
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('an owner gets a link to each: what can be executed first, then what lacks the own signature, with its danger', () => {
  const records = [pays(7n, ['Ada', 'Ben']), pays(8n, ['Ada', 'Ben']), approves(9n), pays(10n, ['Ada'])]
  show([...records, ...others], { owner: ben })
  expect(rows()).toEqual([
    expect.stringMatching(/^#7 can be executed/),
    expect.stringMatching(/^#8 can be executed after #7/),
    expect.stringMatching(/^Review and sign #9.*without limit/),
    expect.stringMatching(/^Review and sign #101\sETH to 0x/),
  ])
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Review and sign #9' })
  expect(link.getAttribute('href')).toContain(records[2]?.safeTxHash)
  expect(screen.queryByRole('link', { name: /Safe\{Wallet\}/ })).toBeNull()
})

test('what waits under one number is listed with its rivals, of which only one can be executed', () => {
  show([pays(7n, ['Ada']), approves(7n), ...others], { owner: ben })
  expect(rows()).toHaveLength(2)
  expect(rows().filter((row) => /^Review [12] of 2 at #7: only one/.test(row ?? ''))).toHaveLength(2)
  expect(rows().some((row) => /without limit/.test(row ?? ''))).toBe(true)
})

test('in a short queue, whose rows are near by, it names the numbers and repeats neither rows nor links', () => {
  show([pays(7n, ['Ada', 'Ben']), approves(8n), pays(9n, ['Ada'])], { owner: ben })
  expect(screen.getByText('#7 can be executed.')).toBeTruthy()
  expect(screen.getByText('Your signature is missing on #8 and #9.')).toBeTruthy()
  expect(screen.queryAllByRole('link')).toEqual([])
  cleanup()
  show([pays(7n, ['Ada'])], { framedBy: host })
  expect(screen.getByText('#7 needs signatures.')).toBeTruthy()
})

test('a gap in the numbers means that nothing can be executed', () => {
  show([pays(8n, ['Ada', 'Ben'])], { owner: ben })
  expect(rows()).toEqual([])
})

test('in the frame each row opens its transaction in the wallet, in a new tab', () => {
  const records = [pays(7n, ['Ada', 'Ben']), pays(8n, ['Ada'])]
  show([...records, ...others], { framedBy: host })
  expect(rows()).toEqual([
    expect.stringMatching(/^#7 can be executed/),
    expect.stringMatching(/^#8 needs signatures/),
  ])
  const links = within(screen.getByRole('list')).getAllByRole('link', { name: /in Safe\{Wallet\}/ })
  expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('href')])).toEqual(
    records.map(({ safeTxHash }) => ['_blank', expect.stringContaining(`id=${safeTxHash}`)]),
  )
})

test('of a Safe of others, and without an old one, it shows nothing', () => {
  show([pays(7n, ['Ada'])])
  expect(screen.queryByRole('region')).toBeNull()
})

test('what has waited long is named by its runs of numbers', () => {
  const nonces = [7n, 8n, 9n, 12n, 20n, 21n]
  const [first] = nonces.map((nonce) => pays(nonce, ['Ada']))
  show(
    nonces.map((nonce) => pays(nonce, ['Ada'])),
    { atMs: (first?.submittedAtMs ?? 0) + 8 * 24 * 3_600_000 },
  )
  expect(screen.getByText(/^#7 to #9, #12, #20 and #21 were proposed more than 7 days ago/)).toBeTruthy()
})
