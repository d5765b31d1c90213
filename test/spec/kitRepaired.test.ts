// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletConnect } from 'wagmi/connectors'
import { probeKit } from './probeKit'
import { renderKit } from './renderKit'

/**
 * What these tests draw is the RainbowKit of the app, with build/kit/repairs.ts. One place of each file is enough: a file
 * is repaired whole, or not read at all.
 */

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.'))))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})

test('[S2.23, S8.4] the sign-in step speaks the words of the specification, and its errors are announced', async () => {
  const { seen, children } = probeKit()
  const adapter = {
    getNonce: async () => 'abcdefgh',
    createMessage: () => Promise.reject(new Error('The service does not answer.')),
    verify: async () => false,
    signOut: async () => undefined,
  }
  const { connect } = renderKit({ children, auth: { adapter, status: 'unauthenticated' } })
  await connect()
  await act(async () => seen.openConnect?.())
  expect(screen.getByRole('dialog', { name: 'Verify your account' })).toBeTruthy()
  const send = await screen.findByRole('button', { name: 'Send message' })
  await act(async () => void fireEvent.click(send))
  expect((await screen.findByRole('alert')).textContent).toBe('Error preparing message, please retry!')
})

test('a library of WalletConnect that could not be fetched once is fetched again', () => {
  // The library is fetched by a dynamic import, which a test cannot fail: its repair is looked for in the text.
  expect(walletConnect.toString()).toMatch(/initProvider\(\)\.catch\(/)
})
