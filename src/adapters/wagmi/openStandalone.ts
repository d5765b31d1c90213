import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'
import type { StoreApi } from 'zustand/vanilla'
import type { WalletConnection } from '../../ports/wallet'
import { disconnectAll } from './disconnectAll'
import { followConnection } from './followConnection'
import { patchConnectors, type PatchOptions } from './patchConnectors'
import { reconnectLast } from './reconnectLast'
import { createStandaloneConfig, type StandaloneOptions } from './standalone'

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

  const setRestoring = (restoring: boolean) =>
    connection.setState((state) => (state.kind === 'none' ? { kind: 'none', restoring } : state), true)

  return {
    config,
    connection,
    disconnect: () => disconnectAll(config),
    async restore() {
      setRestoring(true)
      try {
        await reconnectLast(config)
      } catch (error) {
        // The wallet is gone, or its library could not be fetched: the person connects anew.
        reportError(error)
      } finally {
        // Its provider may still be on its way.
        if (getAccount(config).status !== 'connected') setRestoring(false)
      }
    },
  }
}
