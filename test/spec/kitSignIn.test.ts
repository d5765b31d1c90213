// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { keepConnected } from '../../src/ui/wallet/rainbowkit/keepConnected'
import { probeKit } from './probeKit'
import { renderKit } from './renderKit'

/** "Verify your account" in RainbowKit's own dialog. */

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No network here.'))))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})

async function openStep({ keeps }: { readonly keeps: boolean }) {
  const cancel = vi.fn()
  const adapter = {
    getNonce: async () => 'abcdefgh',
    createMessage: async () => 'Sign in',
    verify: async () => false,
    signOut: async () => undefined,
    cancel,
  }
  const isAsked = createStore(() => true)
  const mutationCache = new MutationCache(
    keeps ? { onMutate: (_, { options }) => keepConnected({ isAsked, adapter }, options.mutationKey) } : {},
  )
  const { seen, children } = probeKit()
  const kit = renderKit({
    children,
    auth: { adapter, status: 'unauthenticated' },
    client: new QueryClient({ mutationCache }),
  })
  await kit.connect()
  await act(async () => seen.openConnect?.())
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await screen.findByRole('button', { name: 'Cancel' })
  return { ...kit, cancel, press }
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each(['Cancel', 'Close'])('[S2.23] %s closes the step, and the wallet stays connected', async (name) => {
  const { press, config, cancel } = await openStep({ keeps: true })
  await press(name)
  await noDialog()
  expect(config.state.status).toBe('connected')
  expect(cancel).toHaveBeenCalledOnce()
})

test('RainbowKit still disconnects by itself: keepConnected and docs/upstream/cancel-sign-in.md are needed', async () => {
  const { press, config } = await openStep({ keeps: false })
  await press('Cancel')
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})
