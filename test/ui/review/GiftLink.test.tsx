import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readGiftDocument } from '../../../src/core/giving/readGiftDocument'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import { AppContext } from '../../../src/ui/AppContext'
import { LiveRegion } from '../../../src/ui/parts/LiveRegion'
import { GiftLink } from '../../../src/ui/review/GiftLink'
import { chain } from '../fakeCauses'
import { fakeServices, gifts, nowMs, safe, safeTxHashOf, trackedTx } from '../fakes'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

function show(item: TrackedTx) {
  render(
    <AppContext value={fakeServices()}>
      <LiveRegion>
        <GiftLink item={item} chain={chain} />
      </LiveRegion>
    </AppContext>,
  )
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The link' })
  const [path = '', query = ''] = value.slice(value.indexOf('#') + 1).split('?')
  return { link: value, path, giftText: new URLSearchParams(query).get('gift') }
}

test('the link names the transaction, and carries the requested gift to the last digit', () => {
  const { path, giftText } = show(trackedTx({}))
  expect(path).toBe(`/review/${chain.shortName}:${safe}/${safeTxHashOf(1)}`)
  const read = readGiftDocument(giftText ?? '')
  if (read.kind !== 'document') throw new Error(read.problem)
  expect(read.document).toMatchObject({ chainId: chain.id, safe: getAddress(safe), createdAtMs: nowMs })
  expect(read.document.gifts).toEqual(
    gifts.map(({ causeId, payeeName, recipient, asset, amount }) => ({
      causeId,
      name: payeeName,
      recipient,
      token: asset.kind === 'token' ? asset.address : null,
      amount,
    })),
  )
  expect(read.document.directory).toMatch(/^0x[\da-f]{64}$/)
})

test('a gift that was found in the queue has no description: what was meant, only its proposer knows', () => {
  const { giftText } = show(trackedTx({ rebuilt: true }))
  expect(giftText).toBeNull()
  expect(
    screen.getByText(/was not proposed in this browser, so the link carries no description/),
  ).toBeTruthy()
})

test('a gift that does not fit a link is offered without its description, with the reason', () => {
  const [one] = trackedTx({}).gifts
  if (one === undefined) throw new Error('There is no gift.')
  const { giftText } = show(trackedTx({ gifts: Array.from({ length: 400 }, () => one) }))
  expect(giftText).toBeNull()
  expect(screen.getByText(/carries no description.*400 payments is too long for a link/)).toBeTruthy()
})

describe('the share sheet', () => {
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Share the link' }))
    await act(async () => undefined)
  }
  const share = (answer: () => Promise<void>) => {
    const spy = vi.fn(answer)
    Object.assign(navigator, { share: spy })
    return spy
  }

  test('is offered where the device has one, and gets the whole link', async () => {
    const spy = share(async () => undefined)
    const { link } = show(trackedTx({}))
    await press()
    expect(spy).toHaveBeenCalledWith({ url: link })
    expect(screen.queryByText(/may not open the share sheet/)).toBeNull()
  })

  test('is not offered where there is none', () => {
    show(trackedTx({}))
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull()
  })

  test.each([
    ['NotAllowedError', 1],
    ['AbortError', 0],
  ])('that ends with %s is told about only where it was refused', async (name, told) => {
    share(() => Promise.reject(new DOMException('No.', name)))
    show(trackedTx({}))
    await press()
    expect(screen.queryAllByText(/may not open the share sheet/, { selector: 'p' })).toHaveLength(told)
  })
})

test('the QR code is drawn once it is shown, not before', async () => {
  show(trackedTx({}))
  const code = { name: 'QR code of the link' }
  expect(screen.queryByRole('img', code)).toBeNull()
  fireEvent.click(screen.getByText('Show it as a QR code'))
  expect(await screen.findByRole('img', code)).toBeTruthy()
})
