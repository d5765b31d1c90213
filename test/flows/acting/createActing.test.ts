import { describe, expect, test } from 'vitest'
import { createFakeBrowser } from '../../support/fakeStorage'
import { createFakeLocks } from '../../support/fakeLocks'
import { addressOf, buildExecution, buildRecord, buildRejection, theSafe } from '../../support/safeFixtures'
import { openActing, signedBy, txHash } from './actingWorld'

const { safeTxHash } = buildRecord()
const rejectionHash = buildRejection().safeTxHash
const enough = buildRecord({ signedBy: ['Ada', 'Chidi'] })
const down = { kind: 'unreachable', reason: 'The service is down.' } as const

describe('signing', () => {
  test('a signature is posted, and counts before the service lists it', async () => {
    const { act, state, log } = openActing()
    expect(state().subject?.acting?.verified).toHaveLength(1)
    await act('confirm')
    expect(log).toEqual(['sign confirm', `confirm ${safeTxHash}`, 'again'])
    expect(state().step).toEqual({ kind: 'done', action: 'confirm' })
    expect(state().kept).toEqual([])
    expect(state().subject?.acting?.verified).toHaveLength(2)
    expect(state().subject?.acting?.obstacles.confirm).toEqual(expect.any(String))
  })

  test('v as 0 or 1 is posted as a Safe reads it', async () => {
    const signature = signedBy('Ben', safeTxHash)
    const raw = `${signature.slice(0, -2)}0${Number.parseInt(signature.slice(-2), 16) - 27}` as `0x${string}`
    const { act, state } = openActing({ outside: { sign: () => ({ kind: 'signed', signature: raw }) } })
    await act('confirm')
    expect(state().posted).toMatchObject([{ signature }])
  })

  test.each([
    ['over something else', signedBy('Ben', buildRecord({ nonce: 8n }).safeTxHash)],
    ['of another owner', signedBy('Ada', safeTxHash)],
    ['that is none', `0x${'00'.repeat(65)}` as const],
  ])('a signature %s is an alarm: it is posted nowhere, and no request follows', async (_name, signature) => {
    const { act, state, log, clock } = openActing({
      outside: { sign: () => ({ kind: 'signed', signature }) },
    })
    await act('confirm')
    expect(state().alarm).toMatchObject({
      action: 'confirm',
      askedHash: safeTxHash,
      owner: addressOf('Ben'),
      signature,
      sizeBytes: 65,
      atMs: clock.nowMs(),
      dismissed: null,
    })
    expect(state().kept).toEqual([])
    await act('confirm')
    await act('reject')
    expect(log).toEqual(['sign confirm'])
  })

  test('no is no, and the owner may begin again', async () => {
    const { act, state, outside, log } = openActing({ outside: { sign: () => ({ kind: 'rejected' }) } })
    await act('confirm')
    expect(state().step).toMatchObject({ kind: 'failed', problem: 'rejected' })
    outside.sign = (hash) => ({ kind: 'signed', signature: signedBy('Ben', hash) })
    await act('confirm')
    expect(log.filter((one) => one.startsWith('sign'))).toHaveLength(2)
  })

  test('a rejection is proposed under its own hash', async () => {
    const { act, log } = openActing()
    await act('reject')
    // The queue is read again: the rejection waits beside the transaction.
    expect(log).toEqual(['sign reject', `propose ${rejectionHash}`, 'again'])
  })

  test('what is not possible is not requested', async () => {
    const { act, log } = openActing({ as: 'Mallory' })
    for (const action of ['confirm', 'reject', 'approve', 'delete', 'execute'] as const) await act(action)
    expect(log).toEqual([])
  })
})

describe('the alarm of a foreign signature', () => {
  const foreign = signedBy('Ada', safeTxHash)
  const lying = { sign: () => ({ kind: 'signed', signature: foreign }) as const }

  test('is there after a reload, whichever wallet is connected', async () => {
    const browser = createFakeBrowser()
    const before = openActing({ outside: lying, storage: browser.openTab() })
    await before.act('confirm')
    before.flow.close()
    for (const as of ['Ben', 'Chidi', null]) {
      const after = openActing({ as, storage: browser.openTab() })
      expect(after.state().alarm).toEqual(before.state().alarm)
      await after.act('confirm')
      expect(after.log).toEqual([])
    }
  })

  test('stops the other tab too, also when it hears of nothing', async () => {
    const browser = createFakeBrowser()
    const second = openActing({ storage: browser.openTab() })
    const deaf = openActing({ storage: { ...browser.openTab(), subscribe: () => () => {} } })
    const first = openActing({ outside: lying, storage: browser.openTab() })
    await first.act('confirm')
    await second.clock.advance(0)
    expect(second.state().alarm).toEqual(first.state().alarm)
    await second.act('confirm')
    await deaf.act('confirm')
    expect([...second.log, ...deaf.log]).toEqual([])
    expect(deaf.state().alarm).toEqual(first.state().alarm)
  })

  test('is dismissed with a reason alone, in every tab, and the reason stays', async () => {
    const browser = createFakeBrowser()
    const { act, state, flow, outside, clock } = openActing({ outside: lying, storage: browser.openTab() })
    const second = openActing({ storage: browser.openTab() })
    await act('confirm')
    flow.dismissAlarm('  ')
    expect(state().alarm?.dismissed).toBeNull()
    await clock.advance(60_000)
    flow.dismissAlarm(' The wallet had two accounts. ')
    const dismissed = { reason: 'The wallet had two accounts.', atMs: clock.nowMs() }
    expect(state().alarm?.dismissed).toEqual(dismissed)
    await second.clock.advance(0)
    expect(second.state().alarm?.dismissed).toEqual(dismissed)
    outside.sign = (hash) => ({ kind: 'signed', signature: signedBy('Ben', hash) })
    await act('confirm')
    expect(state().step).toEqual({ kind: 'done', action: 'confirm' })
  })

  const another = buildRecord({ value: 9n, signedBy: ['Ada'] })

  test('holds for every transaction of the Safe with the wallet of that owner, in every tab and after a reload', async () => {
    const browser = createFakeBrowser()
    const open = openActing({ tx: another, storage: browser.openTab() })
    const first = openActing({ outside: lying, storage: browser.openTab() })
    await first.act('confirm')
    await open.clock.advance(0)
    first.flow.close()
    for (const { state, act, log } of [open, openActing({ tx: another, storage: browser.openTab() })]) {
      expect(state().alarm).toMatchObject({ safeTxHash, owner: addressOf('Ben'), dismissed: null })
      for (const action of ['confirm', 'reject', 'execute', 'delete'] as const) await act(action)
      expect(log).toEqual([])
    }
  })

  test('is dismissed from whichever transaction it is shown at, for all of them', async () => {
    const browser = createFakeBrowser()
    const first = openActing({ outside: lying, storage: browser.openTab() })
    await first.act('confirm')
    const second = openActing({ tx: another, storage: browser.openTab() })
    second.flow.dismissAlarm(' The wallet had two accounts. ')
    expect(second.state().alarm).toBeNull()
    await first.clock.advance(0)
    expect(first.state().alarm?.dismissed?.reason).toBe('The wallet had two accounts.')
    await second.act('confirm')
    expect(second.log).toContain('sign confirm')
  })

  test('of another owner, or of another Safe, holds nothing at another transaction', async () => {
    const browser = createFakeBrowser()
    await openActing({ outside: lying, storage: browser.openTab() }).act('confirm')
    for (const as of ['Chidi', null]) {
      const after = openActing({ as, tx: another, storage: browser.openTab() })
      expect(after.state().alarm).toBeNull()
    }
    const elsewhere = addressOf('another Safe')
    const key = `dsg.v1.alarm.31337.${theSafe}.${safeTxHash}`
    const text = browser.openTab().get(key)
    if (text === null) throw new Error('It was kept.')
    const other = createFakeBrowser()
    other.openTab().set(key.replace(theSafe, elsewhere), text)
    expect(openActing({ tx: another, storage: other.openTab() }).state().alarm).toBeNull()
  })

  test('that is active comes before one about this transaction that was dismissed', async () => {
    const browser = createFakeBrowser()
    const first = openActing({ outside: lying, storage: browser.openTab() })
    await first.act('confirm')
    first.flow.dismissAlarm('The wallet had two accounts.')
    const second = openActing({ outside: lying, tx: another, storage: browser.openTab() })
    await second.act('confirm')
    await first.clock.advance(0)
    expect(first.state().alarm).toMatchObject({ safeTxHash: another.safeTxHash, dismissed: null })
    first.flow.dismissAlarm('Again.')
    expect(first.state().alarm).toMatchObject({
      safeTxHash,
      dismissed: { reason: 'The wallet had two accounts.' },
    })
  })

  test('keeps the beginning of an answer that is far too long, and its size', async () => {
    const signature = `0x${'ab'.repeat(4_000_000)}` as const
    const { act, state } = openActing({ outside: { sign: () => ({ kind: 'signed', signature }) } })
    await act('confirm')
    expect(state().alarm).toMatchObject({ signature: `0x${'ab'.repeat(512)}`, sizeBytes: 4_000_000 })
  })
})

describe('a signature that could not be posted', () => {
  test('is kept, and posted by a press without another signature', async () => {
    const { act, state, outside, log, flow } = openActing({ outside: { write: down } })
    await act('confirm')
    expect(state().step).toMatchObject({ kind: 'failed', problem: 'notPosted' })
    expect(state().kept).toHaveLength(1)
    outside.write = { kind: 'done' }
    await flow.postKept()
    expect(state().kept).toEqual([])
    expect(log.filter((one) => one === 'sign confirm')).toHaveLength(1)
  })

  test.each([['confirm'], ['reject']] as const)(
    'is posted after a reload with nothing connected: %s',
    async (action) => {
      const browser = createFakeBrowser()
      const before = openActing({ outside: { write: down }, storage: browser.openTab() })
      await before.act(action)
      before.flow.close()
      const after = openActing({ as: null, storage: browser.openTab() })
      await after.clock.advance(0)
      const hash = action === 'confirm' ? safeTxHash : rejectionHash
      expect(after.log[0]).toBe(`${action === 'confirm' ? 'confirm' : 'propose'} ${hash}`)
      expect(after.state().kept).toEqual([])
      expect(after.storage.keys()).toEqual([])
    },
  )

  test('is not posted when what is stored is not the owner’s over this transaction', async () => {
    const browser = createFakeBrowser()
    const before = openActing({ outside: { write: down }, storage: browser.openTab() })
    await before.act('confirm')
    const tab = browser.openTab()
    const [key = ''] = tab.keys()
    tab.set(key, (tab.get(key) ?? '').replace(signedBy('Ben', safeTxHash), signedBy('Ada', safeTxHash)))
    const after = openActing({ as: null, storage: browser.openTab() })
    await after.clock.advance(0)
    expect(after.log).toEqual([])
    expect(after.state().step).toMatchObject({ kind: 'failed', problem: 'notPosted' })
  })
})

describe('executing', () => {
  test('it is simulated first, stored before the request, and followed by the Safe’s own event', async () => {
    const { act, state, log, storage, outside, clock } = openActing({ tx: enough })
    let storedWhenAsked: readonly string[] = []
    outside.send = () => {
      storedWhenAsked = storage.keys()
      return Promise.resolve({ kind: 'sent', txHash })
    }
    await act('execute')
    expect(log).toEqual(['try', 'send execute'])
    expect(storedWhenAsked).toHaveLength(1)
    await clock.advance(0)
    expect(state().execution).toEqual({ kind: 'sent', txHash, trouble: null })
    outside.execution = { kind: 'found', value: buildExecution({ confirmations: 1 }) }
    await clock.advance(10_000)
    expect(state().execution).toMatchObject({ kind: 'executed', isFinal: false })
    outside.execution = { kind: 'found', value: buildExecution({ confirmations: 3 }) }
    await clock.advance(10_000)
    expect(state().execution).toMatchObject({ kind: 'executed', isFinal: true })
    expect(storage.keys()).toEqual([])
  })

  test.each([
    [{ kind: 'reverts', code: 'GS013', reason: null }, /A call of this transaction fails.*GS013/],
    [{ kind: 'reverts', code: null, reason: 'paused' }, /The reason given is: paused\.$/],
    [{ kind: 'reverts', code: null, reason: 'It is paused.' }, /: It is paused\.$/],
    [{ kind: 'fails' }, /would be used up all the same/],
    [down, /could not be tried first/],
  ] as const)('what would fail is not sent: %j', async (trial, words) => {
    const { act, state, log, storage } = openActing({ tx: enough, outside: { trial } })
    await act('execute')
    expect(state().step).toMatchObject({ kind: 'failed', reason: expect.stringMatching(words) })
    expect(log).toEqual(['try'])
    expect(storage.keys()).toEqual([])
  })

  test('a wallet that says no leaves nothing behind', async () => {
    const send = () => Promise.resolve({ kind: 'rejected' } as const)
    const { act, state, storage } = openActing({ tx: enough, outside: { send } })
    await act('execute')
    expect(state().execution).toEqual({ kind: 'none' })
    expect(storage.keys()).toEqual([])
  })

  test('an unknown outcome is still followed, also after a reload', async () => {
    const browser = createFakeBrowser()
    const send = () => Promise.resolve({ kind: 'unknown', reason: 'It broke.' } as const)
    const before = openActing({ tx: enough, outside: { send }, storage: browser.openTab() })
    await before.act('execute')
    expect(before.state().execution).toEqual({ kind: 'sent', txHash: null, trouble: null })
    before.flow.close()
    const execution = { kind: 'found', value: buildExecution({ outcome: 'failure' }) } as const
    const after = openActing({ as: null, tx: enough, outside: { execution }, storage: browser.openTab() })
    await after.clock.advance(0)
    expect(after.state().execution).toMatchObject({ kind: 'executed', execution: { outcome: 'failure' } })
  })

  test('another transaction on the nonce ends it, and so does a revert', async () => {
    const replaced = openActing({ tx: enough, outside: { nonce: 8n } })
    await replaced.act('execute')
    await replaced.clock.advance(0)
    // One node may be behind another, and not have seen the block with the event.
    expect(replaced.state().execution).toMatchObject({ kind: 'sent' })
    await replaced.clock.advance(50_000)
    expect(replaced.state().execution).toMatchObject({ kind: 'sent' })
    replaced.outside.blockNumber += 2n
    await replaced.clock.advance(10_000)
    expect(replaced.state().execution).toEqual({ kind: 'replaced' })

    const receipt = { txHash, outcome: 'reverted', blockNumber: 1n, confirmations: 3, transfers: [] } as const
    const reverted = openActing({ tx: enough, outside: { receipt: { kind: 'found', value: receipt } } })
    await reverted.act('execute')
    await reverted.clock.advance(0)
    expect(reverted.state().execution).toEqual({ kind: 'failed', txHash })
  })

  test('an unreachable node proves nothing', async () => {
    const { act, state, clock } = openActing({ tx: enough, outside: { execution: down, nonce: 8n } })
    await act('execute')
    await clock.advance(0)
    expect(state().execution).toEqual({ kind: 'sent', txHash, trouble: 'The service is down.' })
  })
})

test('of two tabs one acts at a time', async () => {
  const locks = createFakeLocks()
  let answer = () => {}
  const send = () =>
    new Promise<{ readonly kind: 'rejected' }>((resolve) => (answer = () => resolve({ kind: 'rejected' })))
  const first = openActing({ tx: enough, locks, outside: { send } })
  const second = openActing({ tx: enough, locks })
  const acting = first.act('execute')
  await first.clock.advance(0)
  await second.act('execute')
  expect(second.log).toEqual([])
  expect(second.state().step).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/Another tab/) })
  answer()
  await acting
  await first.clock.advance(1_000)
  await second.act('execute')
  expect(second.log).toEqual(['try', 'send execute'])
})

test('an approval on chain is polled until it is there', async () => {
  const { act, state, log, clock, outside } = openActing()
  await act('approve')
  expect(state().step).toEqual({ kind: 'done', action: 'approve' })
  await clock.advance(20_000)
  expect(log).toEqual(['send approve'])
  outside.approvedBy = [addressOf('Ben')]
  await clock.advance(10_000)
  expect(log).toEqual(['send approve', 'again'])
})

test('a deletion is requested from its proposer, and its signature is recovered too', async () => {
  const { act, state, log } = openActing({ as: 'Ada', tx: { safe: theSafe } })
  await act('delete')
  // What the fake wallet signs is the safeTxHash and not the request to delete.
  expect(state().alarm).toMatchObject({ action: 'delete', owner: addressOf('Ada') })
  expect(state().alarm?.askedHash).not.toBe(safeTxHash)
  expect(log).toEqual(['sign delete'])
})

test('a closed flow sends no request', async () => {
  const { act, flow, log, clock } = openActing({ tx: enough })
  await act('execute')
  flow.close()
  const asked = log.length
  await act('reject')
  await clock.advance(300_000)
  expect(log).toHaveLength(asked)
  expect(clock.sleeping).toBe(0)
})

test('after the user stops waiting, a new execution is followed again', async () => {
  const { act, state, storage, flow, clock, log, outside } = openActing({ tx: enough })
  await act('execute')
  await act('execute')
  expect(log).toEqual(['try', 'send execute'])
  flow.stopWaiting()
  expect(state()).toMatchObject({ execution: { kind: 'none' }, step: { kind: 'idle' } })
  expect(storage.keys()).toEqual([])
  await clock.advance(1_000)
  await act('execute')
  outside.execution = { kind: 'found', value: buildExecution() }
  await clock.advance(20_000)
  expect(state().execution).toMatchObject({ kind: 'executed', isFinal: true })
  expect(log.filter((one) => one === 'send execute')).toHaveLength(2)
})

test('after a revert it can be executed again in the same tab', async () => {
  const receipt = { txHash, outcome: 'reverted', blockNumber: 1n, confirmations: 3, transfers: [] } as const
  const { act, state, clock, outside } = openActing({
    tx: enough,
    outside: { receipt: { kind: 'found', value: receipt } },
  })
  await act('execute')
  await clock.advance(1_000)
  expect(state().execution.kind).toBe('failed')
  outside.receipt = { kind: 'missing' }
  await act('execute')
  await clock.advance(0)
  expect(state().execution).toEqual({ kind: 'sent', txHash, trouble: null })
})

test('a reading during the request starts no poll, and the answer is followed', async () => {
  let answer = () => {}
  const send = () =>
    new Promise<{ readonly kind: 'sent'; readonly txHash: typeof txHash }>((resolve) => {
      answer = () => resolve({ kind: 'sent', txHash })
    })
  const { act, state, read, clock } = openActing({ tx: enough, outside: { send } })
  const acting = act('execute')
  await clock.advance(0)
  read(enough)
  await clock.advance(0)
  expect(state()).toMatchObject({ step: { kind: 'asking' }, execution: { kind: 'none' } })
  answer()
  await acting
  await clock.advance(0)
  expect(state().execution).toEqual({ kind: 'sent', txHash, trouble: null })
})

test('what the wallet of another tab refuses is no longer followed', async () => {
  const browser = createFakeBrowser()
  let answer = () => {}
  const send = () =>
    new Promise<{ readonly kind: 'rejected' }>((resolve) => (answer = () => resolve({ kind: 'rejected' })))
  const first = openActing({ tx: enough, outside: { send }, storage: browser.openTab() })
  const acting = first.act('execute')
  await first.clock.advance(0)
  const second = openActing({ tx: enough, storage: browser.openTab() })
  await second.clock.advance(0)
  answer()
  await acting
  await second.clock.advance(10_000)
  expect(second.state().execution).toEqual({ kind: 'none' })
  await second.act('execute')
  expect(second.log).toContain('send execute')
})

test('another tab learns the hash when the wallet of the first has answered', async () => {
  const browser = createFakeBrowser()
  let answer = () => {}
  const send = () =>
    new Promise<{ readonly kind: 'sent'; readonly txHash: typeof txHash }>((resolve) => {
      answer = () => resolve({ kind: 'sent', txHash })
    })
  const first = openActing({ tx: enough, outside: { send }, storage: browser.openTab() })
  const acting = first.act('execute')
  await first.clock.advance(0)
  const second = openActing({ as: null, tx: enough, storage: browser.openTab() })
  await second.clock.advance(0)
  expect(second.state().execution).toEqual({ kind: 'sent', txHash: null, trouble: null })
  answer()
  await acting
  await second.clock.advance(10_000)
  expect(second.state().execution).toEqual({ kind: 'sent', txHash, trouble: null })
})

test('a signature kept for another transaction of the same nonce is left for its own review', async () => {
  const browser = createFakeBrowser()
  const before = openActing({ outside: { write: down }, storage: browser.openTab() })
  await before.act('confirm')
  const tab = browser.openTab()
  const rival = buildRecord({ value: 9n, signedBy: ['Ada'] })
  const after = openActing({ tx: rival, storage: tab })
  await after.clock.advance(0)
  expect(after.state()).toMatchObject({ kept: [], step: { kind: 'idle' } })
  expect(after.log).toEqual([])
  expect(tab.keys()).toHaveLength(1)
})

describe('of two tabs that show one transaction', () => {
  test('the other follows what the first sends, and its press sends nothing', async () => {
    const browser = createFakeBrowser()
    const locks = createFakeLocks()
    const first = openActing({ tx: enough, locks, storage: browser.openTab() })
    const second = openActing({ tx: enough, locks, storage: browser.openTab() })
    await first.act('execute')
    await second.clock.advance(0)
    expect(second.state().execution.kind).toBe('sent')
    await second.act('execute')
    expect(second.log).toEqual([])
    await second.clock.advance(10_000)
    expect(second.state().execution).toMatchObject({ kind: 'sent', txHash })
    second.outside.execution = { kind: 'found', value: buildExecution({ confirmations: 3 }) }
    await second.clock.advance(10_000)
    expect(second.state().execution).toMatchObject({ kind: 'executed', isFinal: true })
  })

  test('a press that comes before the news reads what was sent once it has the lock', async () => {
    const browser = createFakeBrowser()
    const locks = createFakeLocks()
    // This tab hears of no change by itself: only its own reads tell.
    const deaf = { ...browser.openTab(), subscribe: () => () => {} }
    const first = openActing({ tx: enough, locks, storage: browser.openTab() })
    const second = openActing({ tx: enough, locks, storage: deaf })
    await first.act('execute')
    await first.clock.advance(1_000)
    const acting = second.act('execute')
    await second.clock.advance(1_000)
    await acting
    expect(second.log).toEqual([])
    expect(second.state()).toMatchObject({ step: { kind: 'idle' }, execution: { kind: 'sent', txHash } })
  })
})

describe('what is stored of it and cannot be read', () => {
  const place = `31337.${theSafe}.${safeTxHash}`
  const alarmKey = `dsg.v1.alarm.${place}`
  const sentKey = `dsg.v1.execution.31337.${safeTxHash}`

  test('an alarm at another transaction of the Safe holds this one back too, and is discarded from here', async () => {
    const browser = createFakeBrowser()
    const elsewhere = alarmKey.replace(safeTxHash, `0x${'ab'.repeat(32)}`)
    browser.data.set(elsewhere, '{"version":2}')
    const { act, flow, log } = openActing({ storage: browser.openTab(), tx: enough })
    await act('confirm')
    expect(log).toEqual([])
    flow.discardUnread('alarm')
    expect(browser.data.has(elsewhere)).toBe(false)
    await act('reject')
    expect(log).toContain('sign reject')
  })

  test.each([
    ['of a later version', '{"version":2,"action":"confirm"}'],
    ['cut off', '{"version":1,"action":"conf'],
  ])('an alarm %s: nothing is signed or sent until it is discarded', async (_what, text) => {
    const browser = createFakeBrowser()
    browser.data.set(alarmKey, text)
    const { act, flow, state, log } = openActing({ storage: browser.openTab(), tx: enough })
    expect(state().unread).toMatchObject({ alarm: { text }, execution: null })
    for (const action of ['confirm', 'reject', 'execute'] as const) await act(action)
    flow.dismissAlarm('I have looked.')
    expect(log).toEqual([])
    expect(browser.data.get(alarmKey)).toBe(text)
    flow.discardUnread('alarm')
    expect(browser.data.has(alarmKey)).toBe(false)
    await act('reject')
    expect(log).toContain('sign reject')
  })

  test.each([
    ['of a later version', '{"version":2,"sent":true}'],
    ['cut off', '{"version":1,"from'],
  ])('an execution %s: it is not sent a second time until that is discarded', async (_what, text) => {
    const browser = createFakeBrowser()
    browser.data.set(sentKey, text)
    const { act, flow, state, log } = openActing({ storage: browser.openTab(), tx: enough, as: 'Ada' })
    expect(state().unread).toMatchObject({ alarm: null, execution: { text } })
    await act('execute')
    expect(log.filter((one) => one.includes('execute'))).toEqual([])
    flow.stopWaiting()
    expect(browser.data.get(sentKey)).toBe(text)
    flow.discardUnread('execution')
    await act('execute')
    expect(log.filter((one) => one.includes('execute'))).toHaveLength(1)
  })

  test('a signature that a later version keeps is not written over', async () => {
    const browser = createFakeBrowser()
    const key = `dsg.v1.signature.31337.${theSafe}.7.${safeTxHash}.${addressOf('Ben')}`
    browser.data.set(key, '{"version":2}')
    const { act, log } = openActing({ storage: browser.openTab() })
    await act('confirm')
    expect(log).toContain(`confirm ${safeTxHash}`)
    expect(browser.data.get(key)).toBe('{"version":2}')
  })

  test.each([
    ['this transaction', safeTxHash],
    ['its rejection', rejectionHash],
  ])('a signature over %s: it is said, kept, and discarded on request', (_what, hash) => {
    const browser = createFakeBrowser()
    const key = `dsg.v1.signature.31337.${theSafe}.7.${hash}.${addressOf('Ben')}`
    const text = '{"version":1,"kind":"con'
    browser.data.set(key, text)
    const { flow, state } = openActing({ storage: browser.openTab() })
    expect(state().unread).toMatchObject({ signature: { why: 'damaged', text } })
    expect(browser.data.get(key)).toBe(text)
    flow.discardUnread('signature')
    expect(browser.data.has(key)).toBe(false)
    expect(state().unread.signature).toBeNull()
  })

  test('a signature over a rival: its own review says it', () => {
    const browser = createFakeBrowser()
    const rival = buildRecord({ value: 7n }).safeTxHash
    browser.data.set(`dsg.v1.signature.31337.${theSafe}.7.${rival}.${addressOf('Ben')}`, '{')
    expect(openActing({ storage: browser.openTab() }).state().unread.signature).toBeNull()
  })
})
