import { expect, test, vi } from 'vitest'
import { safeLink } from '../../src/config/safeLink'
import type { SafeTxHash } from '../../src/core/safe/safeTx'

vi.mock('../../src/config/appConfig', () => ({
  appConfig: { safeHosts: ['https://app.safe.global', 'https://wallet.example'] },
}))

const safesOwn = (shortName: string) => ({
  shortName,
  serviceUrl: `https://api.safe.global/tx-service/${shortName}/api`,
})
const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const safeTxHash = `0x${'ab'.repeat(32)}` as SafeTxHash

test('a link names the chain, the Safe and the transaction', () => {
  expect(safeLink(safesOwn('oeth'), safe, { safeTxHash })).toBe(
    `https://app.safe.global/transactions/tx?safe=oeth:${safe}&id=${safeTxHash}`,
  )
  expect(safeLink(safesOwn('eth'), safe, 'queue')).toBe(
    `https://app.safe.global/transactions/queue?safe=eth:${safe}`,
  )
})

test('a page that is not on the list of Safe hosts is never linked to', () => {
  expect(safeLink(safesOwn('eth'), safe, 'home', 'https://evil.example')).toBe(
    `https://app.safe.global/home?safe=eth:${safe}`,
  )
})

test('the parent window is linked to when it is on the list', () => {
  expect(safeLink(safesOwn('eth'), safe, 'home', 'https://wallet.example')).toBe(
    `https://wallet.example/home?safe=eth:${safe}`,
  )
})

test('a chain with a service of its own is not looked for in Safe’s own wallet', () => {
  const chain = { shortName: 'local', serviceUrl: 'https://service.example/api' }
  expect(safeLink(chain, safe, 'queue')).toBe(`https://wallet.example/transactions/queue?safe=local:${safe}`)
})
