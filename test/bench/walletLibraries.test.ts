import { expect, test } from 'vitest'
import { walletLibraries } from '../../bench/summary/walletLibraries'

const file = (...packages: string[]) => ({
  packages,
  hasCommonJsViem: false,
  sources: [],
  imports: [],
  dynamicImports: [],
  isEntry: false,
  graph: 'wallets' as const,
})

const modules = {
  'wallets.js': file('@rainbow-me/rainbowkit', '@wagmi/connectors', '@wagmi/core', 'viem', 'qr'),
  'relay.js': file('@walletconnect/core', '@wagmi/connectors/node_modules/@walletconnect/ethereum-provider'),
  'phone.js': file('@wagmi/connectors/node_modules/cbw-sdk', 'debug'),
  'modal.js': file('@reown/appkit-ui', 'lit-html'),
}

test('what every visitor with a wallet needs is not of one wallet', () => {
  expect(walletLibraries(modules, ['wallets.js', 'another.js'])).toEqual([])
})

test('a wallet’s own packages are named once, those that another package brings along too', () => {
  const paths = ['phone.js', 'relay.js', 'modal.js', 'relay.js', 'wallets.js']
  expect(walletLibraries(modules, paths)).toEqual([
    '@reown/appkit-ui',
    '@wagmi/connectors/node_modules/@walletconnect/ethereum-provider',
    '@wagmi/connectors/node_modules/cbw-sdk',
    '@walletconnect/core',
  ])
})
