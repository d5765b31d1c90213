import { expect, test, vi } from 'vitest'
import { connect, getAccount } from 'wagmi/actions'
import { disconnectAll } from '../../../src/adapters/wagmi/openStandalone'
import { fakeConfig, fakeWallet } from './fakeWallets'
import { until } from '../../support/eventually'

test('of two wallets that are connected, none is left', async () => {
  const letGo = vi.fn(async () => undefined)
  const config = fakeConfig(['a', 'b'].map((id) => fakeWallet({ id, disconnect: letGo })))
  for (const connector of config.connectors) await connect(config, { connector })
  expect(config.state.connections.size).toBe(2)
  await disconnectAll(config)
  expect(getAccount(config).status).toBe('disconnected')
  expect(config.state.connections.size).toBe(0)
  expect(letGo).toHaveBeenCalledTimes(2)
})

test('a wallet of the last visit that is gone is not gone over to', async () => {
  const stored = new Map<string, string>()
  const before = fakeConfig([fakeWallet({ id: 'gone' })], stored)
  for (const connector of before.connectors) await connect(before, { connector })
  const config = fakeConfig([fakeWallet({ id: 'a' })], stored)
  await until(() => config.state.connections.size === 1)
  for (const connector of config.connectors) await connect(config, { connector })
  await disconnectAll(config)
  expect(getAccount(config).status).toBe('disconnected')
  expect(config.state.current).toBeNull()
})
