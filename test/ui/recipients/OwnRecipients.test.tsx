import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RecipientFinding } from '../../../src/core/review/recipientFindings'
import type { Giver } from '../../../src/ui/give/giver'
import { OwnRecipients } from '../../../src/ui/recipients/OwnRecipients'
import { mayGoTo, type OwnState } from '../../../src/ui/recipients/ownState'
import type { Findings } from '../../../src/ui/recipients/useRecipientChecks'

/** The nodes: each answer is given by the test. */
const checks = vi.hoisted(() => ({
  check: vi.fn<() => Promise<Findings>>(),
  checkNames: vi.fn<() => Promise<Findings>>(),
}))
vi.mock('../../../src/ui/recipients/useRecipientChecks', () => ({ useRecipientChecks: () => checks }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const address = '0x1111111111111111111111111111111111111111'
const alike = '0x1111222222222222222222222222222222221111'
const recipients = [{ address, name: 'Clinic', ensNames: ['clinic.eth'] }] as const
const onEthereum: RecipientFinding = { weight: 'alarm', sentence: 'On Ethereum there is a contract here.' }
const nameUnread: RecipientFinding = { weight: 'alarm', sentence: 'clinic.eth could not be checked.' }
const unread: RecipientFinding = { weight: 'unchecked', sentence: 'Earlier payments could not be read.' }
const lookAlike: RecipientFinding = {
  weight: 'alarm',
  sentence: 'It looks like Clean Water.',
  compare: [alike],
}
const about = (...findings: readonly RecipientFinding[]): Findings => new Map([[address, findings]])

async function show(findings: Findings) {
  checks.check.mockResolvedValueOnce(findings)
  let confirm: (() => Promise<boolean>) | null = null
  const store = createStore<OwnState>(() => ({ kind: 'waiting' }))
  const setConfirm = (next: (() => Promise<boolean>) | null) => {
    confirm = next
  }
  const ignore = () => {}
  render(
    <OwnRecipients
      // Only the checks read it.
      giver={{} as Giver}
      recipients={recipients}
      store={store}
      isListed={false}
      onConfirm={setConfirm}
      onRead={ignore}
    />,
  )
  await screen.findByRole('checkbox')
  return {
    mayGo: () => mayGoTo(recipients, store.getState()),
    confirm: () => confirm?.(),
    send: () => act(async () => confirm?.()),
  }
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

test('a look-alike found later needs a consent of its own', async () => {
  const { mayGo } = await show(about(nameUnread, unread))
  fireEvent.click(box())
  expect([box().checked, mayGo()]).toEqual([true, true])

  checks.check.mockResolvedValueOnce(about(lookAlike))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(lookAlike.sentence)
  expect([box().checked, mayGo()]).toEqual([false, false])
  fireEvent.click(box())
  expect([box().checked, mayGo()]).toEqual([true, true])
})

test('the same alarms, read again, keep the consent', async () => {
  const { mayGo } = await show(about(onEthereum, unread))
  fireEvent.click(box())
  checks.check.mockResolvedValueOnce(about(onEthereum))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByText(unread.sentence)).toBeNull())
  expect([box().checked, mayGo()]).toEqual([true, true])
})

test('a new alarm just before sending stops the gift, until the user has consented to it too', async () => {
  checks.checkNames.mockResolvedValue(about(nameUnread))
  const { mayGo, send } = await show(about(lookAlike))
  fireEvent.click(box())
  expect(await send()).toBe(false)
  expect(screen.getByText(nameUnread.sentence)).toBeTruthy()
  expect(screen.getByText(lookAlike.sentence)).toBeTruthy()
  expect([box().checked, mayGo()]).toEqual([false, false])

  expect(await send()).toBe(false)
  fireEvent.click(box())
  expect(await send()).toBe(true)
})

test('an alarm found while the names are resolved for sending stops the gift', async () => {
  const { confirm } = await show(about(onEthereum, unread))
  fireEvent.click(box())
  let answerNames: (findings: Findings) => void = () => {}
  const names = new Promise<Findings>((resolve) => {
    answerNames = resolve
  })
  checks.checkNames.mockReturnValueOnce(names)
  checks.check.mockResolvedValueOnce(about(onEthereum, lookAlike))
  const sent = confirm()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(lookAlike.sentence)
  answerNames(new Map())
  expect(await act(async () => sent)).toBe(false)
  expect(box().checked).toBe(false)
})
