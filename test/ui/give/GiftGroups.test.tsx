import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getAddress, keccak256, toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { RecipientFinding } from '../../../src/core/review/recipientFindings'
import { AppContext } from '../../../src/ui/AppContext'
import { GiftGroups } from '../../../src/ui/give/GiftGroups'
import { mayGoTo, type OwnRecipient, type OwnState } from '../../../src/ui/recipients/ownState'
import { chain } from '../fakeCauses'
import { fakeServices, safe } from '../fakes'

afterEach(cleanup)

const recipients = Array.from({ length: 14 }, (_, at): OwnRecipient => ({
  address: getAddress(`0x${keccak256(toHex(`clinic ${at}`)).slice(-40)}`),
  name: `Clinic ${at}`,
  ensNames: [],
}))
const gifts = recipients.map(({ address, name }, at): TrackedGift => ({
  causeId: null,
  payeeName: name,
  recipient: address,
  symbol: 'ETH',
  decimals: 18,
  token: null,
  amount: BigInt(at + 1) * 10n ** 18n,
}))
const unlisted: RecipientFinding = { weight: 'notice', sentence: 'Nobody has used it.' }
const onEthereum: RecipientFinding = { weight: 'alarm', sentence: 'A contract on Ethereum has this address.' }
const likeCause: RecipientFinding = {
  weight: 'alarm',
  sentence: 'It looks like another.',
  compare: [recipients[13]?.address ?? '0x'],
}

test('a notice and an alarm are said once for all they hold for, with one tick; a look-alike has its own', () => {
  const store = createStore<OwnState>(() => ({ kind: 'waiting' }))
  let listed = 0
  render(
    <AppContext value={fakeServices()}>
      <GiftGroups
        giver={{ chain, address: safe }}
        gifts={gifts}
        own={{ recipients, store }}
        onListed={() => (listed += 1)}
      />
    </AppContext>,
  )
  expect(listed).toBe(1)
  const mayGo = () => mayGoTo(recipients, store.getState())
  expect(mayGo()).toBe(false)

  const found = (at: number) => [at === 0 ? likeCause : at < 3 ? onEthereum : unlisted]
  act(() =>
    store.setState(
      {
        kind: 'known',
        accepted: new Map(),
        findings: new Map(recipients.map(({ address }, at) => [address, found(at)])),
      },
      true,
    ),
  )
  for (const { sentence } of [unlisted, onEthereum, likeCause])
    expect(screen.getAllByText(sentence)).toHaveLength(1)
  const foldOf = (title: string) => screen.getByText(title).closest('details')
  expect(foldOf('1 to look at one by one')?.open).toBe(true)
  expect(foldOf('2 with the same warning')?.open).toBe(true)
  expect(foldOf('11 to recipients who are not in the directory')?.open).toBe(false)

  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(2)
  for (const box of boxes) {
    expect(mayGo()).toBe(false)
    fireEvent.click(box)
  }
  expect(mayGo()).toBe(true)
  fireEvent.click(boxes[1] as HTMLInputElement)
  expect(mayGo()).toBe(false)
})
