import { connect } from 'wagmi/actions'
import { patchConnectors } from '../../../src/adapters/wagmi/patchConnectors'
import { fakeConfig, fakeWallet, type FakeWalletOptions } from './fakeWallets'

export const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
export const refuse = (ms: number) => async () => {
  if (ms > 0) await after(ms)
  throw new Error('no')
}

/** wagmi with these wallets, whose connectors are patched; and what they tell. */
export function startAttempts(...options: readonly FakeWalletOptions[]) {
  return startAttemptsWith(new Map(), ...options)
}

/** The same, on what an earlier visit has stored. */
export function startAttemptsWith(stored: Map<string, string>, ...options: readonly FakeWalletOptions[]) {
  const wallets = options.map(fakeWallet)
  const config = fakeConfig(wallets, stored)
  const told: unknown[] = []
  const stop = patchConnectors(config, {
    onRelaySilent: () => told.push('silent'),
    onRelayHeard: () => told.push('heard'),
    onLink: (link) => told.push(link),
  })
  /** Connects, and says after how many ms it ended, and how. */
  const attempt = (place: number) => {
    const connector = config.connectors[place]
    if (connector === undefined) throw new Error(`There is no wallet ${place}.`)
    const startedMs = Date.now()
    const ended: { how?: string; ms?: number } = {}
    const end = (how: string) => Object.assign(ended, { how, ms: Date.now() - startedMs })
    void connect(config, { connector }).then(
      () => end('connected'),
      (error: Error) => end(error.message),
    )
    return ended
  }
  return { wallets, config, told, stop, attempt }
}
