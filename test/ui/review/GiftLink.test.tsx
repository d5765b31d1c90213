import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readGiftDocument } from '../../../src/core/giving/readGiftDocument'
import { readLinkNoteText } from '../../../src/flows/review/linkNoteText'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { AppContext } from '../../../src/ui/AppContext'
import { LiveRegion } from '../../../src/ui/parts/LiveRegion'
import { GiftLink } from '../../../src/ui/review/GiftLink'
import { chain } from '../fakeCauses'
import { fakeServices, fakeStorage, gifts, nowMs, safe, safeTxHashOf, trackedTx } from '../fakes'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

async function show(item: TrackedTx, services = fakeServices()) {
  render(
    <AppContext value={services}>
      <LiveRegion>
        <GiftLink item={item} chain={chain} />
      </LiveRegion>
    </AppContext>,
  )
  const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The link' })
  return { link: value, ...partsOf(value) }
}

/** Opens the fold of the link with the whole description. */
function showLong() {
  fireEvent.click(screen.getByText(/^A longer link/))
  const [, long] = screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: 'The link' })
  return partsOf(long?.value ?? '')
}

function partsOf(link: string) {
  const [path = '', query = ''] = link.slice(link.indexOf('#') + 1).split('?')
  return { path, query: new URLSearchParams(query) }
}

test('the link names the transaction, and carries only what its bytes cannot say', async () => {
  const { path, query } = await show(trackedTx({}))
  expect(path).toBe(`/review/${chain.shortName}:${safe}/${safeTxHashOf(1)}`)
  // All recipients are causes of the directory: they have their names there.
  expect([...query.keys()]).toEqual([])
})

test('a browser that cannot pack the words gets the link without them', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  const named = trackedTx({}).gifts.map((gift) => ({ ...gift, causeId: null, payeeName: 'Our printer' }))
  const { path, query } = await show(trackedTx({ gifts: named }))
  vi.unstubAllGlobals()
  expect(path).toBe(`/review/${chain.shortName}:${safe}/${safeTxHashOf(1)}`)
  expect([...query.keys()]).toEqual([])
})

test('it carries the giver’s own names of recipients outside the directory', async () => {
  const named = trackedTx({}).gifts.map((gift) => ({ ...gift, causeId: null, payeeName: 'Our printer' }))
  const { query } = await show(trackedTx({ gifts: named }))
  const note = await readLinkNoteText(query.get('note') ?? '')
  expect([...(note?.labels ?? [])]).toEqual(named.map((_, index) => [index, 'Our printer']))
})

test('both links carry the giver’s notes for payees', async () => {
  const noted = trackedTx({}).gifts.map((gift, at) => ({ ...gift, memo: `Invoice ${at}` }))
  const { query } = await show(trackedTx({ gifts: noted }))
  showLong()
  const long = await waitFor(() => {
    const [, field] = screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: 'The link' })
    if (field === undefined) throw new Error('It is not written yet.')
    return partsOf(field.value).query
  })
  expect(long.has('gift')).toBe(true)
  for (const one of [query, long]) {
    const note = await readLinkNoteText(one.get('note') ?? '')
    expect([...(note?.memos ?? [])]).toEqual(noted.map(({ memo }, index) => [index, memo]))
  }
})

test.each(['the purposes', 'its note'])(
  'where %s cannot be read the link is not said to be whole',
  async (what) => {
    const notes = createFakeNoteStore()
    const stored = `dsg.v1.purposes.${chain.id}.${safe.toLowerCase()}`
    if (what === 'its note') notes.damage({ chainId: chain.id, owner: safe }, safeTxHashOf(1), { id: 1 })
    const storage = fakeStorage(what === 'its note' ? {} : { [stored]: '{' })
    await show(trackedTx({}), fakeServices({ storage }, { openNotes: () => Promise.resolve(notes) }))
    expect(await screen.findByText(/cannot be read, so the link may lack it/)).toBeTruthy()
  },
)

test('the longer link carries the requested gift to the last digit', async () => {
  await show(trackedTx({}))
  const { path, query } = showLong()
  expect(path).toBe(`/review/${chain.shortName}:${safe}/${safeTxHashOf(1)}`)
  const read = readGiftDocument(query.get('gift') ?? '')
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

test('a gift that was found in the queue has no description: what was meant, only its proposer knows', async () => {
  const { query } = await show(trackedTx({ rebuilt: true }))
  expect([...query.keys()]).toEqual([])
  expect(
    screen.getByText(/was not proposed in this browser, so the link carries no description/),
  ).toBeTruthy()
})

test('a gift that does not fit a link is offered without its description, with the reason', async () => {
  const [one] = trackedTx({}).gifts
  if (one === undefined) throw new Error('There is no gift.')
  await show(trackedTx({ gifts: Array.from({ length: 400 }, () => one) }))
  expect([...showLong().query.keys()]).toEqual([])
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
    const { link } = await show(trackedTx({}))
    await press()
    expect(spy).toHaveBeenCalledWith({ url: link })
    expect(screen.queryByText(/may not open the share sheet/)).toBeNull()
  })

  test('is not offered where there is none', async () => {
    await show(trackedTx({}))
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull()
  })

  test.each([
    ['NotAllowedError', 1],
    ['AbortError', 0],
  ])('that ends with %s is told about only where it was refused', async (name, told) => {
    share(() => Promise.reject(new DOMException('No.', name)))
    await show(trackedTx({}))
    await press()
    expect(screen.queryAllByText(/may not open the share sheet/, { selector: 'p' })).toHaveLength(told)
  })
})

test('the QR code is drawn once it is shown, not before', async () => {
  await show(trackedTx({}))
  const code = { name: 'QR code of the link' }
  expect(screen.queryByRole('img', code)).toBeNull()
  fireEvent.click(screen.getByText('Show it as a QR code'))
  expect(await screen.findByRole('img', code)).toBeTruthy()
})
