import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Asset } from '../../../src/core/giving/gift'
import { AssetField } from '../../../src/ui/give/BasketLineFields'

afterEach(cleanup)

const ether: Asset = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
const token = (digits: string, symbol: string): Asset => ({
  kind: 'token',
  address: `0x${digits.repeat(20)}`,
  symbol,
  name: symbol,
  decimals: 6,
})
const [usdc, dai] = [token('c1', 'USDC'), token('da', 'DAI')]
const euro: Asset = { ...token('e7', 'EURX'), custom: true }

function show(chosen: Asset | null) {
  const held = { native: 0n, [`0x${'da'.repeat(20)}`]: 12_500_000_000n, [`0x${'e7'.repeat(20)}`]: 5_000_000n }
  render(
    <AssetField
      lineId="line-1"
      assets={[ether, usdc, dai, euro]}
      chosen={chosen}
      held={held}
      problems={[]}
      onChange={() => undefined}
    />,
  )
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

test('what is held comes first, with how much of it', () => {
  expect(show(null)).toEqual(['Choose', 'DAI · 12.5k', 'EURX · 5 · custom', 'ETH', 'USDC'])
})

test('the chosen asset has its symbol alone, and a custom one its mark beside the field', () => {
  expect(show(euro)).toEqual(['DAI · 12.5k', 'EURX', 'ETH', 'USDC'])
  expect(screen.getByText(/^Custom token, not from the list/).closest(':not(span)')?.textContent).toContain(
    `0x${'e7'.repeat(20)}`,
  )
})
