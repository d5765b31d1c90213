import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Session } from '../../../src/core/session'
import type { SignInRequest, SignInState } from '../../../src/core/signIn/signInState'
import type { SafeMessageHash } from '../../../src/core/safe/safeTx'
import type { TrackedMessage } from '../../../src/core/tracking/trackedItem'
import type { SignIn } from '../../../src/flows/signIn/signInParts'
import { AppContext } from '../../../src/ui/AppContext'
import { SignInSection } from '../../../src/ui/signIn/SignInSection'
import { chain } from '../fakeCauses'
import { fakeAccount, fakeServices, nowMs, owners, safe, safeSession } from '../fakes'
import { walletSession } from '../fakeWallet'
import { renderApp } from '../renderApp'
import { WalletProviders } from '../WalletProviders'

afterEach(cleanup)

const item: TrackedMessage = {
  kind: 'safeMessage',
  chainId: chain.id,
  safe,
  messageHash: `0x${'ab'.repeat(32)}` as SafeMessageHash,
  innerHash: `0x${'cd'.repeat(32)}`,
  title: 'Sign-in to good.example',
  createdAtMs: nowMs,
  lastGoodAtMs: nowMs,
  note: null,
  rebuilt: false,
  phase: {
    status: 'needsConfirmation',
    signatures: { signed: [owners[0]], missing: [owners[1], owners[2]], threshold: 2 },
  },
}
const request: SignInRequest = {
  message: 'good.example wants you to sign in',
  secret: 'a secret',
  endsAtMs: nowMs + 1,
  safeMessage: item,
}
const pending = { kind: 'pending', request, way: 'messages', item, trouble: null } as const

function fakeSignIn(initial: SignInState, durable = true) {
  const asked: string[] = []
  const state = createStore<SignInState>(() => initial)
  const verb = (name: string) => async () => void asked.push(name)
  const signIn: SignIn = {
    account: { address: safe, chainId: chain.id },
    site: { appName: 'do some good', domain: 'good.example', uri: 'https://good.example/' },
    state,
    stuck: createStore(() => false),
    durable,
    unreadable: null,
    discard: () => undefined,
    prepare: verb('prepare'),
    send: verb('send'),
    cancel: () => void asked.push('cancel'),
    refresh: verb('refresh'),
    signOut: verb('signOut'),
  }
  return { signIn, asked, become: (next: SignInState) => act(() => state.setState(next, true)) }
}

function openDialog(
  initial: SignInState = { kind: 'idle', problem: null },
  durable = true,
  session: Session = safeSession,
) {
  const fake = fakeSignIn(initial, durable)
  render(
    <AppContext value={fakeServices({ session })}>
      <SignInSection signIn={fake.signIn} />
    </AppContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: /Verify your account|See who has signed/ }))
  return { ...fake, dialog: within(screen.getByRole('dialog', { name: 'Verify your account' })) }
}

test('[S1.9, S2.24] without a sign-in service there is no sign-in anywhere', async () => {
  renderApp(fakeServices({ account: { kind: 'ready', account: fakeAccount(), Providers: WalletProviders } }))
  fireEvent.click(screen.getByRole('button', { name: /Connected/ }))
  expect(await screen.findByRole('heading', { name: 'Owners' })).toBeTruthy()
  expect(screen.queryByText(/verify your account|sign-in|sign in/i)).toBeNull()
})

test('[S1.9] with one, the account panel has it', async () => {
  const { signIn } = fakeSignIn({ kind: 'idle', problem: null })
  const account = fakeAccount({}, { signIn })
  renderApp(fakeServices({ account: { kind: 'ready', account, Providers: WalletProviders } }))
  fireEvent.click(screen.getByRole('button', { name: /Connected/ }))
  expect(await screen.findByRole('button', { name: 'Verify your account' })).toBeTruthy()
})

test('[S2.23, S2.24] the dialog has Send message and Cancel, and one label for each phase', () => {
  const { dialog, asked, become } = openDialog()
  expect(asked).toEqual(['prepare'])
  const send = dialog.getByRole('button', { name: 'Send message' })
  const labels: (string | null)[] = []
  for (const next of [
    { kind: 'preparing' },
    { kind: 'ready', request },
    { kind: 'asking', request },
    { kind: 'checking', request },
  ] as const) {
    become(next)
    labels.push(send.textContent)
    fireEvent.click(send)
  }
  expect(labels).toEqual([
    'Preparing message...',
    'Send message',
    'Waiting for signature...',
    'Verifying signature...',
  ])
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(dialog.getByText(request.message)).toBeTruthy()
})

test.each([
  ['preparing', 'Error preparing message, please retry!'],
  ['signing', 'Error signing message, please retry!'],
  ['verifying', 'Error verifying signature, please retry!'],
  ['other', 'Oops, something went wrong!'],
] as const)('[S8.4] a failure of %s is said at once, and the button is there again', (problem, words) => {
  const { dialog, become, asked } = openDialog()
  become({ kind: 'idle', problem })
  expect(dialog.getByRole('alert').textContent).toBe(words)
  fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
  expect(asked).toContain('send')
})

test('while co-signers sign, it says how many have, who, and until when; closing does not give it up', () => {
  const { dialog, become, asked } = openDialog(pending)
  expect(dialog.getByText('Needs 1 more signature (1 of 2)')).toBeTruthy()
  for (const owner of owners) expect(dialog.getByText(owner)).toBeTruthy()
  expect(dialog.getByText(/You can close this page and come back to it here until/)).toBeTruthy()
  become({ ...pending, trouble: 'The sign-in service is down.' })
  expect(dialog.getByText(/The sign-in service is down. Nothing is lost/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toContain('cancel')
})

test('once enough have signed nobody is to ask for more, and the panel says that it is not done yet', () => {
  const { dialog, become } = openDialog(pending)
  expect(dialog.getByText(/Ask your co-signers/)).toBeTruthy()
  const signed: TrackedMessage = { ...item, phase: { status: 'signed', signature: '0x12' } }
  const trouble = 'The sign-in service does not take the signatures yet.'
  become({ ...pending, item: signed, trouble })
  expect(dialog.queryByText(/Ask your co-signers/)).toBeNull()
  expect(dialog.getByText('Not signed in yet')).toBeTruthy()
  expect(
    dialog.getByText(/does not take the signatures yet\. Nothing is lost, and we keep asking\./),
  ).toBeTruthy()
})

test('what nobody keeps is not promised: without storage the page has to stay open', () => {
  const { dialog } = openDialog(pending, false)
  expect(dialog.getByText(/Keep this page open until/)).toBeTruthy()
})

test('Stop waiting gives it up', () => {
  const { dialog, asked } = openDialog(pending)
  fireEvent.click(dialog.getByRole('button', { name: 'Stop waiting' }))
  expect(asked).toContain('cancel')
})

test('another message than the one that was asked for is an alarm', () => {
  const { dialog } = openDialog({ ...pending, item: { ...item, note: { kind: 'forged', field: 'message' } } })
  expect(dialog.getByRole('alert').textContent).toMatch(/Do not sign/)
})

test.each([
  ['asking', true],
  ['checking', false],
] as const)('closed while %s, what has been signed is not thrown away', (kind, givesUp) => {
  const { dialog, asked } = openDialog({ kind, request })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(asked.includes('cancel')).toBe(givesUp)
})

test('signed in, the dialog closes, the focus stays in the panel, and there is a way out', () => {
  const { become, asked } = openDialog({ kind: 'checking', request })
  const signedIn = { kind: 'signedIn', expiresAtMs: nowMs, notKept: null } as const
  become(signedIn)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign-in' }))
  expect(screen.getByText(/Verified: you are signed in until/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(asked).toContain('signOut')
  become({ ...signedIn, notKept: 'Your browser keeps no cookie here.' })
  expect(screen.getByText(/until this page is closed/)).toBeTruthy()
  expect(screen.getByText('Your browser keeps no cookie here.')).toBeTruthy()
})

test('signed out while the service does not answer, the panel says so until it does', () => {
  const { signIn } = fakeSignIn({ kind: 'idle', problem: null })
  render(<SignInSection signIn={signIn} />)
  act(() => signIn.stuck.setState(true, true))
  expect(screen.getByRole('alert').textContent).toMatch(/^You are not signed out yet/)
  act(() => signIn.stuck.setState(false, true))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what failed after the dialog was closed is said in the panel, and nowhere twice while it is open', () => {
  const { become } = openDialog({ kind: 'checking', request })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  become({ kind: 'idle', problem: 'verifying' })
  expect(screen.getByRole('alert').textContent).toBe('Error verifying signature, please retry!')
  fireEvent.click(screen.getByRole('button', { name: 'Verify your account' }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('[S4.16] a request without a signature is not told in the dialog, and quietly in the panel once that is closed', () => {
  const { dialog, become } = openDialog({ kind: 'asking', request })
  become({ kind: 'idle', problem: null, unsigned: true })
  expect(dialog.queryByText(/no signature/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(/^Not verified: no signature came back\. Nothing has changed/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the panel says what verifying is for, and that giving does not need it', () => {
  render(<SignInSection signIn={fakeSignIn({ kind: 'idle', problem: null }).signIn} />)
  expect(screen.getByText(/^Verifying shows the organisation .*Giving does not need it\.$/)).toBeTruthy()
})

test('a message that has expired is said in the panel, with the way to a new one', () => {
  const { signIn } = fakeSignIn({ kind: 'idle', problem: 'expired' })
  render(<SignInSection signIn={signIn} />)
  expect(screen.getByRole('alert').textContent).toMatch(/has expired.*Sign in again\.$/)
  expect(screen.getByRole('button', { name: 'Verify your account' })).toBeTruthy()
})

test.each([
  ['in Safe{Wallet}, what its dialog asks for is said', safeSession, 1],
  ['in a wallet, nothing is said of Safe{Wallet}', walletSession, 0],
] as const)('[B5] while the signature is awaited %s', (_, session, count) => {
  const { dialog } = openDialog({ kind: 'asking', request }, true, session)
  expect(dialog.queryAllByText(/I understand the risks/)).toHaveLength(count)
})
