import { type Chain, getAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { chains, defaultChainIds } from '../../src/config/chains'
import { urlProblem } from '../../src/config/urlProblem'
import { heartbeatMs } from '../../src/core/tracking/heartbeatMs'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { buildTrackedTx } from '../support/safeFixtures'

test('ids and short names are unique, and the default chains are among them', () => {
  expect(new Set(chains.map(({ id }) => id)).size).toBe(chains.length)
  expect(new Set(chains.map(({ shortName }) => shortName)).size).toBe(chains.length)
  expect(chains.map(({ id }) => id)).toEqual(expect.arrayContaining([...defaultChainIds]))
})

describe.each(chains.map((chain) => [chain.name, chain] as const))('%s', (_, chain) => {
  test('is the chain that viem knows by this id', () => {
    const known = Object.values(viemChains).find(({ id }) => id === chain.id) as Chain | undefined
    expect(chain.nativeCurrency.decimals).toBe(known?.nativeCurrency.decimals)
    expect(chain.nativeCurrency.symbol.toUpperCase()).toBe(known?.nativeCurrency.symbol.toUpperCase())
  })

  test('has the Multicall3 of https://www.multicall3.com/deployments and an explorer that links can begin with', () => {
    expect(chain.multicall3).toBe('0xcA11bde05977b3631167028862bE2a173976CA11')
    expect(chain.explorerUrl).toMatch(/^https:.*[^/]$/)
  })

  test('carries nothing of viem’s that the page would fetch for nothing', () => {
    expect(JSON.parse(JSON.stringify(chain))).toEqual(chain)
    expect(chain).not.toHaveProperty('contracts')
  })

  test('[S7.4, S7.5] is read through more than one encrypted server', () => {
    expect(chain.rpcUrls.length).toBeGreaterThan(1)
    for (const url of [...chain.rpcUrls, chain.serviceUrl]) expect(urlProblem(url)).toBeNull()
  })

  test('has its transaction service at Safe', () => {
    expect(chain.serviceUrl).toMatch(/^https:\/\/api\.safe\.global\/tx-service\/[a-z0-9]+\/api$/)
  })

  test('[A5] has a poll interval that costs the service no more, and shows a co-signature within 30 seconds', () => {
    // A shorter one shortens the heartbeat too.
    expect(heartbeatMs(86_400_000, chain.pollMs)).toBe(heartbeatMs(86_400_000, Infinity))
    const signatures = { signed: [], missing: [], threshold: 1 }
    const item = buildTrackedTx({ phase: { status: 'awaitingConfirmations', signatures } })
    expect(statusTable.awaitingConfirmations.pollMs(chain, item)).toBeLessThanOrEqual(30_000)
  })

  test('has tokens with right checksums, each once', () => {
    const addresses = chain.tokens.map(({ address }) => address)
    expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
