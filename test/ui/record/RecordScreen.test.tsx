import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readRecordFile } from '../../../src/core/record/recordFile'
import type { RecordState } from '../../../src/flows/record/recordState'
import { chainTxHash } from '../../support/safeFixtures'
import { safe, fakeServices, safeSession } from '../fakes'
import { fakeWallet, walletServices } from '../fakeWallet'
import { renderApp } from '../renderApp'
import { besideGifts, fakeGifts, fakeHistory, fakeRecord } from './fakeRecord'

/** The record of a Safe that a link names, with nothing connected. */
async function open(state: Partial<RecordState> = {}, query = '') {
  const { record, pressed } = fakeRecord(state)
  const services = fakeServices(
    { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } },
    { openHistory: () => Promise.resolve(fakeHistory(record)) },
  )
  renderApp(services, `#/record/local:${safe}${query}`)
  await screen.findByRole('heading', { level: 1, name: 'The record' })
  return { record, pressed }
}

const walletReach: RecordState['reach'] = {
  kind: 'wallet',
  sent: 12,
  block: 19_400_123n,
  tokens: { fromBlock: 1_200n, block: 19_400_123n, recipients: 4 },
}

const manyUnread = (count: number): RecordState['unread'] =>
  Array.from({ length: count }, (_, at) => ({
    safeTxHash: null,
    txHash: chainTxHash(`unread ${at}`),
    atMs: at,
    reason: 'No source shows what the owners signed.',
  }))

const region = (name: string) => within(screen.getByRole('region', { name }))
const rows = () => region('Payments').getAllByRole('rowheader')

describe('the record', () => {
  test('says what it covers', async () => {
    await open({ gifts: fakeGifts(3) })
    const title = await screen.findByText('Complete since the Safe began.')
    expect(title.closest('p')?.textContent).toMatch(
      /^Complete since the Safe began\. All that its owners signed and that was executed, up to block 19,400,123, read on /,
    )
  })

  test('adds up each token by itself, and a token that is not in the list carries its address', async () => {
    const gifts = fakeGifts(60)
    await open({ gifts })
    const totals = await screen.findByRole('region', { name: 'In all' })
    const names = within(totals)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(names.filter((name) => name.startsWith('USDC'))).toHaveLength(2)
    expect(names.filter((name) => name.includes('Its name is the contract’s own word'))).toHaveLength(1)
  })

  test('shows failed, partial and missing gifts as they were', async () => {
    await open({ gifts: fakeGifts(60) })
    await screen.findByRole('region', { name: 'Payments' })
    const gifts = region('Payments')
    expect((await gifts.findAllByText('Failed: nothing was given')).length).toBeGreaterThan(0)
    expect(gifts.getAllByText('Delivered in part').length).toBeGreaterThan(0)
    expect(gifts.getAllByText('Nothing arrived').length).toBeGreaterThan(0)
  })

  test('lists 50 gifts, and 50 more when asked', async () => {
    await open({ gifts: fakeGifts(120) })
    await screen.findByRole('region', { name: 'Payments' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
    expect(rows()).toHaveLength(100)
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
    expect(rows()).toHaveLength(120)
    expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull()
  })

  test('lists all on paper', async () => {
    await open({ gifts: fakeGifts(120) })
    await screen.findByRole('region', { name: 'Payments' })
    fireEvent(window, new Event('beforeprint'))
    expect(rows()).toHaveLength(120)
  })

  test('lists all on paper, printed the moment the first rows are there', async () => {
    const counts: number[] = []
    const observer = new MutationObserver(() => {
      if (counts.length > 0 || screen.queryByRole('region', { name: 'Payments' }) === null) return
      window.dispatchEvent(new Event('beforeprint'))
      counts.push(rows().length)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await open({ gifts: fakeGifts(120) })
    await screen.findByRole('region', { name: 'Payments' })
    observer.disconnect()
    expect(counts).toEqual([120])
  })

  test('adds up every recipient on paper where one was paid twice', async () => {
    const ether = { token: null, symbol: 'ETH', decimals: 18 }
    const cause = (at: number) => ({
      id: `cause-${at}`,
      name: `Cause ${at}`,
      country: null,
      registration: null,
    })
    const gifts = fakeGifts(24).map((gift, at) => ({
      ...gift,
      asset: ether,
      arrived: 10n ** 18n,
      cause: cause(at % 23),
    }))
    await open({ gifts })
    await screen.findByRole('region', { name: 'By recipient' })
    expect(screen.getByRole('button', { name: 'Show 13 more' })).toBeTruthy()
    fireEvent(window, new Event('beforeprint'))
    const [, onPaper] = screen.getAllByRole('region', { name: 'By recipient', hidden: true })
    if (onPaper === undefined) throw new Error('No table on paper')
    const rows = within(onPaper).getAllByRole('rowheader', { hidden: true })
    expect(rows).toHaveLength(23)
    expect(rows[0]?.closest('tr')?.textContent).toMatch(/^Cause 02\sETH$/)
  })

  test('loses no more than the part that cannot show a gift', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [first, ...others] = fakeGifts(12)
    if (first === undefined) throw new Error('No gift')
    const broken = { ...first, asset: { token: 'nonsense' as Address, symbol: 'ODD', decimals: 18 } }
    await open({ gifts: [broken, ...others] })
    await screen.findByRole('region', { name: 'Payments' })
    expect(screen.getByRole('heading', { level: 1, name: 'The record' })).toBeTruthy()
    expect(region('In all').getByRole('rowheader', { name: /^ETH/ })).toBeTruthy()
    expect(region('In all').getAllByText(/stopped working/)).toHaveLength(1)
    expect(rows().length).toBeGreaterThanOrEqual(11)
    noise.mockRestore()
  })

  test('keeps the choice in the address', async () => {
    await open({ gifts: fakeGifts(60) })
    await screen.findByRole('option', { name: 'Open Wells' })
    fireEvent.change(screen.getByLabelText('Recipient'), { target: { value: 'open-wells' } })
    expect(window.location.hash).toMatch(/\?cause=open-wells$/)
    await waitFor(() =>
      expect(rows().every(({ textContent }) => textContent.startsWith('Open Wells'))).toBe(true),
    )
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } })
    expect(window.location.hash).toMatch(/\?cause=open-wells&status=failed$/)
    fireEvent.click(screen.getByRole('button', { name: 'Show all payments' }))
    expect(window.location.hash).not.toContain('?')
  })

  test('names the cause of a link before and after the other causes are listed', async () => {
    await open({ gifts: fakeGifts(60) }, '?cause=open-wells')
    const chosen = await screen.findByLabelText<HTMLSelectElement>('Recipient')
    expect(chosen.selectedOptions[0]?.textContent).toBe('Open Wells')
    await within(chosen).findByRole('option', { name: 'Night School' })
    expect(chosen.selectedOptions[0]?.textContent).toBe('Open Wells')
    expect(within(chosen).getAllByRole('option', { name: 'Open Wells' })).toHaveLength(1)
  })

  test('says how many payments it leaves out, and lists them when asked', async () => {
    await open({ gifts: fakeGifts(14) }, '?others=no')
    expect(
      await screen.findByText(/^2 payments went to addresses that are not in the directory/),
    ).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'List them too' }))
    await waitFor(() => expect(rows()).toHaveLength(14))
    expect(region('Payments').getAllByText(/Not in the directory:/)).toHaveLength(2)
  })

  test('adds up all that was paid, and apart what went to causes and to others', async () => {
    const [one, two, three] = fakeGifts(3).map((gift, at) => ({
      ...gift,
      asset: { token: null, symbol: 'ETH', decimals: 18 },
      amount: BigInt(at + 1) * 10n ** 18n,
      arrived: BigInt(at + 1) * 10n ** 18n,
      outcome: 'delivered' as const,
    }))
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three gifts')
    await open({ gifts: [one, two, { ...three, cause: null }] })
    const totals = await screen.findByRole('region', { name: 'In all' })
    expect(totals.textContent).toContain('2 payments to causes of the directory, and 1 to others')
    const [cell] = within(totals).getAllByRole('cell')
    expect(cell?.textContent).toBe('6 ETH3 ETH to causes3 ETH to others')

    await screen.findByRole('option', { name: 'Causes alone' })
    fireEvent.change(screen.getByLabelText('Paid to'), { target: { value: 'no' } })
    expect(await screen.findByRole('region', { name: 'In this selection' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'In all' })).toBeNull()
    expect(screen.getByText('One payment to others is left out of it, as you have chosen.')).toBeDefined()
    expect(window.location.hash).toMatch(/\?others=no$/)
  })

  test('names the period of the totals, and leads to each section', async () => {
    await open({ gifts: fakeGifts(14) }, '?period=2026')
    expect(await screen.findByRole('region', { name: '2026' })).toBeDefined()
    const jumps = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const title of ['Keep it', 'Balances', 'By recipient', 'Payments', 'Network fees and refunds']) {
      const heading = await screen.findByRole('heading', { name: title })
      fireEvent.click(jumps.getByRole('button', { name: title }))
      expect(document.activeElement).toBe(heading)
    }
    await within(screen.getByLabelText('Token')).findByRole('option', { name: 'ETH' })
    fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'native' } })
    expect(await screen.findByRole('region', { name: '2026, in this selection' })).toBeDefined()
    expect(screen.getByText('Filters (2)')).toBeDefined()
  })

  test('shows what went to others alone, from a link', async () => {
    await open({ gifts: fakeGifts(14) }, '?others=only')
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(await screen.findByText('None of it went to a cause of the directory.')).toBeDefined()
  })

  test('shows all payments also to a link of an earlier release, which asked for them', async () => {
    await open({ gifts: fakeGifts(14) }, '?others=yes')
    expect(await screen.findByRole('region', { name: 'In all' })).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Paid to').value).toBe('')
  })

  test('stops and goes on', async () => {
    const { record, pressed } = await open({
      phase: 'reading',
      reach: { kind: 'unknown' },
      progress: { read: 12, of: 40, source: 'service', isRead: false, block: null },
    })
    expect(
      await screen.findByText(
        '12 of 40 transactions read, from the transaction service, each checked on the chain.',
      ),
    ).toBeDefined()
    expect(
      screen.getByRole('progressbar', { name: 'Executed transactions that have been read' }),
    ).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(pressed.stop).toBe(1)
    record.state.setState({ phase: 'stopped' })
    fireEvent.click(await screen.findByRole('button', { name: 'Go on reading' }))
    expect(pressed.resume).toBe(1)
  })

  test('says what is still missing once all transactions are read', async () => {
    await open({
      gifts: fakeGifts(1),
      phase: 'reading',
      progress: { read: 40, of: 40, source: 'service', isRead: true, block: null },
    })
    expect(
      await screen.findByText(
        /^40 of 40 transactions read\. The proposals that were replaced come from .*, in up to a minute/,
      ),
    ).toBeDefined()
  })

  test('that could not be read says why, and never that nothing was given', async () => {
    const { pressed } = await open({
      phase: 'failed',
      reach: { kind: 'unknown' },
      trouble: 'The node of this chain did not answer.',
    })
    expect(await screen.findByText('The record could not be read')).toBeDefined()
    expect(screen.getByText('The node of this chain did not answer.')).toBeDefined()
    expect(screen.queryByText(/has given nothing/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(pressed.resume).toBe(1)
  })

  test('says that nothing was given only when it is complete', async () => {
    const { record } = await open({ reach: { kind: 'since', fromBlock: 5n, block: 9n } })
    expect(await screen.findByText(/^Gifts before block 5 may be missing\. Read on/)).toBeDefined()
    expect(screen.queryByText('This account has given nothing yet')).toBeNull()
    record.state.setState({ reach: { kind: 'complete', block: 9n, atMs: 0 } })
    expect(await screen.findByText('This account has given nothing yet')).toBeDefined()
    record.state.setState({ unread: besideGifts.unread ?? [] })
    expect(await screen.findByText('No gift was found among what could be read.')).toBeDefined()
    expect(screen.queryByText('This account has given nothing yet')).toBeNull()
  })

  test('lists what could not be read, and proposals that were replaced', async () => {
    await open({ gifts: fakeGifts(1), ...besideGifts })
    const missing = await screen.findByRole('region', { name: 'What is not in the record' })
    expect(within(missing).getByText(/executed by another contract/)).toBeDefined()
    expect(within(missing).getByText('Transaction #12 with 3 payments.')).toBeDefined()
  })

  test('lists 50 transactions that are no gifts, and 50 more when asked', async () => {
    await open({ gifts: fakeGifts(1), unread: manyUnread(180) })
    const missing = await screen.findByRole('region', { name: 'What is not in the record' })
    const items = () => within(missing).getAllByRole('listitem')
    await waitFor(() => expect(items()).toHaveLength(50))
    expect(within(missing).getByText('50 of 180 shown.')).toBeDefined()
    for (const shown of [100, 150]) {
      fireEvent.click(within(missing).getByRole('button', { name: 'Show 50 more' }))
      expect(items()).toHaveLength(shown)
    }
    fireEvent.click(within(missing).getByRole('button', { name: 'Show 30 more' }))
    expect(items()).toHaveLength(180)
    // The button is gone.
    expect(within(missing).queryByRole('button')).toBeNull()
    expect(items()[150]?.contains(document.activeElement)).toBe(true)
  })

  test('lists all transactions that are no gifts on paper', async () => {
    await open({ gifts: fakeGifts(1), unread: manyUnread(80) })
    const missing = await screen.findByRole('region', { name: 'What is not in the record' })
    fireEvent(window, new Event('beforeprint'))
    expect(within(missing).getAllByRole('listitem')).toHaveLength(80)
  })

  test('says how far back it has looked for replaced proposals, and looks further', async () => {
    const proposals = { isReading: false, rows: 400, downTo: 12n, isAll: false, trouble: null }
    const { record, pressed } = await open({ gifts: fakeGifts(1), proposals })
    const missing = await screen.findByRole('region', { name: 'What is not in the record' })
    expect(
      within(missing).getByText(
        'The newest 400 proposals that were not executed were read, down to transaction #12. Older ones may have been replaced too.',
      ),
    ).toBeDefined()
    fireEvent.click(within(missing).getByRole('button', { name: 'Look further back' }))
    expect(pressed.further).toBe(1)
    record.state.setState({ ...besideGifts, proposals: { ...proposals, rows: 410, isAll: true } })
    expect(
      await within(missing).findByText(
        'All 410 proposals that the transaction service lists as not executed were read.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Look further back' })).toBeNull()
  })

  test('says what the browser does not keep', async () => {
    await open({ gifts: fakeGifts(1), keeping: { notes: 'full', executions: 'kept' } })
    expect(await screen.findByText(/^This browser has no room left for the page\./)).toBeDefined()
    expect(screen.queryByText(/the next visit reads it again/)).toBeNull()
  })

  test('counts fees once a transaction, whatever the number of gifts in it', async () => {
    await open({ gifts: fakeGifts(25) })
    const costs = await screen.findByRole('region', { name: 'Network fees and refunds' })
    expect(within(costs).getByText(/Network fees of/).textContent).toMatch(/^Network fees of 1 transaction,/)
    expect(within(costs).getByText('0.0021')).toBeDefined()
  })
})

describe('files', () => {
  const saved: Blob[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:record'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  })
  afterEach(() => void vi.restoreAllMocks())

  const written = async (button: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    return waitFor(() => {
      const [blob] = saved
      if (blob === undefined) throw new Error('Nothing was saved.')
      return blob.text()
    })
  }

  test('hold the gifts that are shown, and the JSON what it covers', async () => {
    await open({ gifts: fakeGifts(60), ...besideGifts }, '?cause=open-wells')
    await screen.findByRole('region', { name: 'Payments' })
    const json = await written('Download JSON')
    const read = readRecordFile(json)
    let step = read.next()
    while (step.done !== true) step = read.next()
    expect(step.value).toMatchObject({
      kind: 'file',
      file: { filter: { cause: 'open-wells' }, covers: { kind: 'complete' }, ...besideGifts },
    })
    if (step.value.kind === 'file') expect(step.value.file.gifts).toHaveLength(rows().length)
  })

  test('are a table for a spreadsheet', async () => {
    await open({ gifts: fakeGifts(2) })
    const lines = (await written('Download CSV')).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\ufeff?time_utc,chain_id,/)
  })

  test('for grant tools name a token that only calls itself so by its address', async () => {
    await open({ gifts: fakeGifts(11) })
    expect(await written('Download DAOIP-5')).toMatch(/"USDC \(0x000000…000BaD\)"/i)
  })

  test('hold all payments unless the user leaves some out, and the JSON says which', async () => {
    await open({ gifts: fakeGifts(14) })
    type Written = { filter: { others: string }; gifts: { cause: null | object }[] }
    const all = JSON.parse(await written('Download JSON')) as Written
    expect(all.gifts).toHaveLength(14)
    expect(all.gifts.filter(({ cause }) => cause === null)).toHaveLength(2)
    // Earlier releases wrote "" where they left others out.
    expect(all.filter.others).toBe('yes')
    saved.length = 0
    await screen.findByRole('option', { name: 'Causes alone' })
    fireEvent.change(screen.getByLabelText('Paid to'), { target: { value: 'no' } })
    await screen.findByRole('region', { name: 'In this selection' })
    const chosen = JSON.parse(await written('Download JSON')) as Written
    expect(chosen.gifts).toHaveLength(12)
    expect(chosen.filter.others).toBe('no')
  })

  test('say that an incomplete record is not complete', async () => {
    await open({ gifts: fakeGifts(2), reach: { kind: 'unknown' } })
    expect(await screen.findByText(/^The record is not complete/)).toBeDefined()
  })
})

describe('the charts', () => {
  test('are read out: the longest bar in words, and every figure in a table', async () => {
    await open({ gifts: fakeGifts(60) })
    const charts = await screen.findByRole('region', { name: 'By recipient' })
    expect(within(charts).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Q\d \d+ to Q4 2026\. The most was paid in Q\d \d+: [\d.,]+ \w+\.$/,
    )
    const [byCause, byTime] = within(charts).getAllByRole('table')
    expect(byCause?.querySelector('caption')?.textContent).toMatch(/^8 recipients\. The most went to /)
    expect(byTime?.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
  })

  test('can count gifts, where amounts of two tokens have no common length', async () => {
    await open({ gifts: fakeGifts(60) })
    fireEvent.change(await screen.findByLabelText('Measured in'), { target: { value: 'gifts' } })
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\d+ payments\.$/)
  })
})

describe('the table by cause and token', () => {
  test('has a row for each cause, one for everybody else, and the sums', async () => {
    const [one, two, three, four] = fakeGifts(4)
    if (one === undefined || two === undefined || three === undefined || four === undefined)
      throw new Error('Four gifts')
    const ether = { token: null, symbol: 'ETH', decimals: 18 }
    const paid = (gift: typeof one, tenths: bigint) => ({
      ...gift,
      asset: ether,
      arrived: tenths * 10n ** 17n,
      amount: tenths * 10n ** 17n,
      outcome: 'delivered' as const,
    })
    const cause = (id: string, name: string) => ({ id, name, country: null, registration: null })
    await open({
      gifts: [
        { ...paid(one, 20n), cause: cause('wells', 'Wells') },
        { ...two, asset: two.asset, arrived: 5n * 10n ** 6n, cause: cause('wells', 'Wells') },
        { ...paid(three, 1n), cause: cause('bread', 'Bread') },
        { ...paid(four, 3n), cause: null },
      ],
    })
    const table = await screen.findByRole('region', { name: 'By cause and token' })
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Cause', 'ETH', 'USDC'],
      ['Bread', '0.1 ETH', ''],
      ['Wells', '2 ETH', '5 USDC'],
      ['To others', '0.3 ETH', ''],
      ['In all', '2.4 ETH', '5 USDC'],
    ])
  })
})

describe('without a link', () => {
  test('a visitor names the Safe', async () => {
    const services = fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' } })
    renderApp(services, '#/record')
    const field = await screen.findByLabelText('Safe or wallet')
    fireEvent.change(field, { target: { value: 'nonsense' } })
    fireEvent.click(screen.getByRole('button', { name: 'Read its record' }))
    expect(screen.getByText(/“nonsense” names no Safe/)).toBeDefined()
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: `local:${safe}` } })
    fireEvent.click(screen.getByRole('button', { name: 'Read its record' }))
    expect(window.location.hash).toMatch(/^#\/record\/local:0x/)
  })

  test('the open Safe is read', async () => {
    const { record } = fakeRecord({ gifts: fakeGifts(2) })
    renderApp(
      fakeServices({ session: safeSession }, { openHistory: () => Promise.resolve(fakeHistory(record)) }),
      '#/record',
    )
    expect(await screen.findByRole('region', { name: 'Payments' })).toBeDefined()
  })

  test('the open wallet is read, with what no node can tell of it', async () => {
    const { record } = fakeRecord({ gifts: fakeGifts(2), reach: walletReach })
    renderApp(
      {
        ...walletServices(fakeWallet()),
        openHistory: () => Promise.resolve(fakeHistory(record)),
      },
      '#/record',
    )
    const covers = await screen.findByRole('region', { name: 'What this record of a wallet covers' })
    const [tokens, coin, own] = within(covers).getAllByRole('definition')
    expect(tokens?.textContent).toMatch(
      /^Payments to the 4 addresses of the directory.* from block 1,200 to block 19,400,123\.$/,
    )
    expect(coin?.textContent).toMatch(
      /^Only payments that this browser has followed\. A node cannot list the ETH/,
    )
    expect(own?.textContent).toMatch(/^Only payments that this browser has followed\.$/)
    expect(within(covers).getByText(/has sent at most 12 transactions/)).toBeDefined()
    expect(screen.queryByText(/[Cc]omplete since/)).toBeNull()
    expect(await screen.findByText(/^The record is not complete/)).toBeDefined()
  })

  test('an address that has sent nothing has given nothing, and may be a Safe that is not deployed', async () => {
    await open({ reach: { ...walletReach, sent: 0, tokens: null } })
    expect(
      await screen.findByText(/has sent no transaction up to block 19,400,123.*not deployed yet/),
    ).toBeDefined()
    expect(screen.queryByText('This account has given nothing yet')).toBeNull()
  })

  test('an address that is none is named', async () => {
    renderApp(fakeServices(), '#/record/eth:0x12')
    expect(await screen.findByRole('heading', { name: 'This link names no account' })).toBeDefined()
  })
})
