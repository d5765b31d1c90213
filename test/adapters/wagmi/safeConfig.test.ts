// @vitest-environment happy-dom
import { getConnectorClient, sendTransaction } from 'wagmi/actions'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSafeWagmiConfig, type SafeProvider } from '../../../src/adapters/wagmi/safeConfig'
import type { AppChain } from '../../../src/core/chain'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const chain: AppChain = {
  id: 31337,
  name: 'Local chain',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:1'],
  serviceUrl: 'http://127.0.0.1:2/api',
  explorerUrl: null,
  tokens: [],
  confirmations: 1,
  pollMs: 1000,
}
const create = () => createSafeWagmiConfig({ safe: safe.toLowerCase() as typeof safe, chain })

async function provider() {
  const { connectors } = await create()
  return (await connectors[0]?.getProvider()) as SafeProvider
}

test('it comes connected to the Safe, on the Safe’s chain and no other', async () => {
  const config = await create()
  const connection = config.state.connections.get(config.state.current ?? '')
  expect(config.state.status).toBe('connected')
  expect(connection).toMatchObject({
    accounts: [safe],
    chainId: 31337,
    connector: { id: 'safe', type: 'safe' },
  })
  expect(config.chains.map(({ id }) => id)).toEqual([31337])
  expect(config.state.chainId).toBe(31337)
})

test('a wallet that announces itself in the frame (EIP-6963) is not taken up, and nothing is stored', async () => {
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: {
          info: { uuid: 'a-uuid', name: 'Injected', icon: 'data:image/svg+xml,', rdns: 'org.example.wallet' },
          provider: { request: async () => ['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'] },
        },
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', announce))
  const config = await create()
  announce()
  expect(config.connectors.map(({ id }) => id)).toEqual(['safe'])
  expect(localStorage.length).toBe(0)
})

test('each request for a way to send is refused with 4200', async () => {
  const { request } = await provider()
  for (const method of [
    'eth_sendTransaction',
    'wallet_sendCalls',
    'personal_sign',
    'eth_signTypedData_v4',
    'wallet_switchEthereumChain',
  ])
    await expect(request({ method })).rejects.toMatchObject({ code: 4200 })
})

test('the provider says who and where, in the forms of EIP-1193', async () => {
  const { request } = await provider()
  expect(await request({ method: 'eth_accounts' })).toEqual([safe])
  expect(await request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(await request({ method: 'net_version' })).toBe('31337')
})

describe('wagmi’s own actions', () => {
  test('cannot send by this connector', async () => {
    const config = await create()
    await expect(sendTransaction(config, { to: safe, value: 1n, gas: 21_000n })).rejects.toThrow(
      /is not asked for eth_sendTransaction/,
    )
  })

  test('see the Safe as the account', async () => {
    const client = await getConnectorClient(await create())
    expect(client.account.address).toBe(safe)
  })
})

test('Ethereum has the contracts that names are read through, other chains have none', async () => {
  const ethereum = await createSafeWagmiConfig({ safe, chain: { ...chain, id: 1, name: 'Ethereum' } })
  expect(ethereum.chains[0].contracts).toHaveProperty('ensUniversalResolver')
  expect((await create()).chains[0].contracts).toEqual({})
})
