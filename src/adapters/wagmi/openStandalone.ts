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

/** By then the wallet of the last visit has answered, or does not: an extension may have stopped. */
const patienceMs = 10_000

/** wagmi for a normal tab, and what the rest of the app needs to know of it. */
export type Standalone = {
  readonly config: Config
  readonly connection: StoreApi<WalletConnection>
  disconnect(): Promise<void>
  /** Asks the wallet of the last visit, and no other, whether it is still connected. Never throws. */
  restore(): Promise<void>
}

/** Makes wagmi for a normal tab. Nothing is connected, and nobody is asked, before a person wants it or `restore` is called. */
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
        // The wallet is gone or silent, or its library could not be fetched: the person connects anew.
        reportError(error)
        if (!isConnected()) stopReconnecting(config)
      } finally {
        // Its provider may still be on its way.
        if (!isConnected()) setRestoring(false)
      }
    },
  }
}

/** While it reconnects, wagmi counts a wallet of which it has the address as connected, and the kit would open no dialog. */
function stopReconnecting(config: Config) {
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}
