import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'
import type { StoreApi } from 'zustand/vanilla'
import type { WalletConnection } from '../../ports/wallet'
import { createSystemClock } from '../systemClock'
import { withinLimit } from '../withinLimit'
import { disconnectAll } from './disconnectAll'
import { followConnection } from './followConnection'
import { patchConnectors, type PatchOptions } from './patchConnectors'
import { reconnectLast } from './reconnectLast'
import { createStandaloneConfig, type StandaloneOptions } from './standaloneConfig'

/** Longest wait for the remembered wallet to reconnect, in ms: an extension may have stopped. */
const patienceMs = 10_000

/** wagmi for a normal tab, as the rest of the app uses it. */
export type Standalone = {
  readonly config: Config
  readonly connection: StoreApi<WalletConnection>
  disconnect(): Promise<void>
  /** Reconnects the remembered wallet, and no other. Never throws. */
  restore(): Promise<void>
}

/** Creates wagmi for a normal tab. Sends no request to a wallet before the user connects one or `restore` is called. */
export function openStandalone(options: StandaloneOptions & PatchOptions): Standalone {
  const config = createStandaloneConfig(options)
  const connection = followConnection(config)
  patchConnectors(config, options)

  const isConnected = () => getAccount(config).status === 'connected'
  const setRestoring = (restoring: boolean) =>
    connection.setState((state) => (state.kind === 'none' ? { kind: 'none', restoring } : state), true)

  return {
    config,
    connection,
    disconnect: () => disconnectAll(config),
    async restore() {
      setRestoring(true)
      try {
        await withinLimit(reconnectLast(config), { clock: createSystemClock(), limitMs: patienceMs })
      } catch (error) {
        // The wallet is gone or silent, or its library failed to load: the user connects again.
        reportError(error)
        if (!isConnected()) stopReconnecting(config)
      } finally {
        // Connected, but its provider may not have loaded yet.
        if (!isConnected()) setRestoring(false)
      }
    },
  }
}

/**
 * Ends wagmi's reconnect. Until then wagmi reports a wallet with a known address as connected, and RainbowKit would
 * open no dialog.
 */
function stopReconnecting(config: Config) {
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}
