import { webcrypto } from 'node:crypto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { openSealer } from '../../../src/adapters/sealer'
import { readDeviceFile, writeDeviceFile } from '../../../src/core/devices/deviceFile'
import { parseSignInKey, signInKey, signInText } from '../../../src/core/signIn/signInRecord'
import type { SignInState } from '../../../src/core/signIn/signInState'
import { sealSignIns } from '../../../src/flows/devices/deviceSignIns'
import type { SignIn } from '../../../src/flows/signIn/signInParts'
import type { KeyValueStorage } from '../../../src/ports/storage'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { finish } from '../../support/finish'
import { pendingSignIn, signInAccount } from '../../support/pendingSignIn'
import { fakeAccount, fakeServices, fakeStorage, readyWith } from '../fakes'
import { renderApp } from '../renderApp'

const account = { ...signInAccount, chainId: 1 }
const key = signInKey(account)
const endsAtMs = Date.now() + 3_600_000
const text = signInText.serialise({ record: pendingSignIn({ of: account, endsAtMs }) })
const plans = 'dsg.v1.plans.1.0x5afe3855358e112b5647b952709e6165e1c1eeee'
const plansText = JSON.stringify({
  version: 1,
  plans: [{ id: 'plan-1', name: 'Spring', savedAtMs: 1, text: 'x' }],
})
const password = 'a password of mine'

const sealer = openSealer(webcrypto as unknown as Crypto)

function open(storage: KeyValueStorage, { sealing = sealer, signIn = null as SignIn | null } = {}) {
  const services = fakeServices(
    { storage, account: readyWith(fakeAccount({}, { signIn })) },
    {
      openNotes: () => Promise.resolve(createFakeNoteStore()),
      openSealer: () => Promise.resolve(sealing),
    },
  )
  renderApp(services, '#/devices')
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const saveSection = () => section('Save what this browser keeps')
const bringSection = () => section('Bring in the file of another browser')

/** The texts of the files that are saved from now on. */
function savedFiles(): Promise<string>[] {
  const texts: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    texts.push((file as Blob).text())
    return 'blob:x'
  })
  return texts
}

// A download leads the fake browser away; and the other files of the project share the page.
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const { href } = window.location
beforeEach(() => happyDOM.setURL('https://app.test/'))
afterAll(() => happyDOM.setURL(href))
afterEach(() => {
  vi.restoreAllMocks()
})

async function fileWithSignIn(): Promise<string> {
  const parsed = parseSignInKey(key)
  if (sealer === null || parsed === null) throw new Error('There is a sealer, and an account.')
  const sealed = await sealSignIns([{ key, text: text, account: parsed, endsAtMs }], { sealer, password })
  return finish(writeDeviceFile({ savedAtMs: 1, kept: { [plans]: plansText }, notes: {}, sealed }))
}

async function choose(file: string) {
  const bring = await bringSection()
  const input = bring.getByLabelText('File')
  const form = input.closest('form')
  // No user can choose a file here.
  vi.spyOn(FormData.prototype, 'get').mockReturnValue(new File([file], 'device.json'))
  if (form !== null) fireEvent.submit(form)
  return bring
}

test('nothing is said of sign-ins where none is under way', async () => {
  open(fakeStorage())
  const save = await saveSection()
  expect(save.queryByRole('checkbox')).toBeNull()
  expect(save.getByRole('button', { name: 'Save the file' })).toBeDefined()
})

test('a sign-in that begins and ends in this tab comes and goes', async () => {
  const storage = fakeStorage()
  const state = createStore<SignInState>(() => ({ kind: 'idle', problem: null }))
  open(storage, { signIn: { account, state } as unknown as SignIn })
  const save = await saveSection()
  expect(save.queryByRole('checkbox')).toBeNull()
  act(() => {
    storage.set(key, text)
    state.setState({ kind: 'idle', problem: null }, true)
  })
  expect(save.getByRole('checkbox', { name: /^Take the sign-in along/ })).toBeDefined()
  act(() => {
    storage.remove(key)
    state.setState({ kind: 'idle', problem: null }, true)
  })
  expect(save.queryByRole('checkbox')).toBeNull()
})

test('the rest is saved without a password, and without a trace of the sign-in', async () => {
  const files = savedFiles()
  open(fakeStorage({ [key]: text, [plans]: plansText }))
  const save = await saveSection()
  expect(save.getByText(account.address)).toBeDefined()
  fireEvent.click(save.getByRole('button', { name: 'Save the file' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]).not.toMatch(/sealed|secret/)
})

test('a short password is named at its field; a good one seals the sign-in, and is gone from the page', async () => {
  const files = savedFiles()
  open(fakeStorage({ [key]: text }))
  const save = await saveSection()
  fireEvent.click(save.getByRole('checkbox', { name: 'Take the sign-in along, sealed with a password' }))
  const field = save.getByLabelText<HTMLInputElement>('Password for the sign-in')
  expect(field.type).toBe('password')
  expect(field.autocomplete).toBe('new-password')
  expect(save.getByText(/Whoever has both can finish the sign-in/)).toBeDefined()
  fireEvent.click(save.getByRole('checkbox', { name: 'Show the password' }))
  expect(field.type).toBe('text')

  fireEvent.change(field, { target: { value: 'too short' } })
  fireEvent.click(save.getByRole('button', { name: 'Save the file' }))
  expect(await save.findByText(/fewer than 12 characters/)).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(files).toHaveLength(0)

  fireEvent.change(field, { target: { value: password } })
  fireEvent.click(save.getByRole('button', { name: 'Save the file' }))
  expect(await save.findByText(/opens with the password alone/)).toBeDefined()
  expect(save.queryByLabelText('Password for the sign-in')).toBeNull()
  expect(field.value).toBe('')
  expect(document.body.innerHTML).not.toContain(password)
  const file = (await files[0]) ?? ''
  expect(file).not.toMatch(/secret|nonce|password/)
  const reading = readDeviceFile(file)
  const sealed = reading.kind === 'file' ? reading.file.sealed : null
  expect(sealed && (await sealer?.open(sealed, password))).toContain('secret of nonce100')
})

test('without WebCrypto the screen says why a sign-in cannot be taken along or opened, and the rest can', async () => {
  open(fakeStorage({ [key]: text }), { sealing: null })
  const save = await saveSection()
  expect(await save.findByText(/a browser encrypts only on pages that are opened with https/)).toBeDefined()
  expect(save.queryByRole('checkbox')).toBeNull()
  const bring = await choose(await fileWithSignIn())
  expect(await bring.findByText(/a browser decrypts only on pages that are opened with https/)).toBeDefined()
  expect(bring.queryByLabelText('Password of the file')).toBeNull()
  fireEvent.click(bring.getByRole('button', { name: 'Bring in the rest without the sign-in' }))
  expect(await bring.findByText('One entry was added.')).toBeDefined()
})

test('a wrong password is said at its field, and loses nothing of the file', async () => {
  const storage = fakeStorage()
  open(storage)
  const bring = await choose(await fileWithSignIn())
  const field = await bring.findByLabelText<HTMLInputElement>('Password of the file')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.autocomplete).toBe('current-password')
  const press = () => fireEvent.click(bring.getByRole('button', { name: 'Open and bring in everything' }))
  press()
  expect(await bring.findByText(/^Enter the password that was chosen/)).toBeDefined()
  fireEvent.change(field, { target: { value: 'another password' } })
  press()
  expect(await bring.findByText(/the password is another one, or the file was altered/)).toBeDefined()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('')
  expect(storage.keys()).toEqual([])

  fireEvent.change(field, { target: { value: password } })
  press()
  expect(await bring.findByText('2 entries were added.')).toBeDefined()
  expect(bring.getByText(/^The sign-in goes on here after a reload/)).toBeDefined()
  expect(storage.get(key)).toBe(text)
  expect(bring.queryByLabelText('Password of the file')).toBeNull()
  expect(document.activeElement).toBe(bring.getByRole('heading'))
  expect(bring.getByRole('button', { name: 'Reload the page to see all of it' })).toBeDefined()
})

test('the rest can be brought in alone', async () => {
  const storage = fakeStorage()
  open(storage)
  const bring = await choose(await fileWithSignIn())
  await bring.findByLabelText('Password of the file')
  fireEvent.click(bring.getByRole('button', { name: 'Bring in the rest without the sign-in' }))
  expect(await bring.findByText('One entry was added.')).toBeDefined()
  expect(storage.get(plans)).toContain('Spring')
  expect(storage.get(key)).toBeNull()
})

test('a sign-in that stays out is said, with the reason', async () => {
  const other = pendingSignIn({ of: account, nonce: 'nonce200', endsAtMs })
  const own = signInText.serialise({ record: other })
  const storage = fakeStorage({ [key]: own, [plans]: plansText })
  open(storage)
  const bring = await choose(await fileWithSignIn())
  const field = await bring.findByLabelText('Password of the file')
  fireEvent.change(field, { target: { value: password } })
  fireEvent.click(bring.getByRole('button', { name: 'Open and bring in everything' }))
  expect(await bring.findByText(/another one of the same account is under way here/)).toBeDefined()
  expect(bring.queryByText('Everything in it was here already.')).toBeNull()
  expect(storage.get(key)).toBe(own)
})
