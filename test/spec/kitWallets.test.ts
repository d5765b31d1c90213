// @vitest-environment happy-dom
import {
  connectorsForWallets,
  getWalletConnectConnector,
  type Wallet,
  type WalletList,
} from '@rainbow-me/rainbowkit'
import { rainbowWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { mainnet } from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { popularWallets } from '../../src/adapters/wagmi/standaloneConfig'

/** The wallets that the app offers, as RainbowKit hands them to its dialog. */

const appName = 'do some good'
const projectId = 'f0'.repeat(16)

type Step = { readonly step: string; readonly title: string; readonly description: string }
type Instructions = { readonly learnMoreUrl: string; readonly steps: readonly Step[] }
type Details = Wallet & {
  readonly groupName: string
  readonly groupIndex: number
  readonly isRainbowKitConnector: boolean
  readonly showQrModal?: true
}

/** One for each wallet; WalletConnect has a second one for phones. */
function offered(project: string | null = projectId): readonly Details[] {
  const { connectors } = createConfig({
    chains: [mainnet],
    connectors: popularWallets({ appName, projectId: project }),
    transports: { 1: http('http://127.0.0.1:9') },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  return connectors
    .map((connector) => (connector as unknown as { readonly rkDetails: Details }).rkDetails)
    .filter(({ showQrModal }) => showQrModal !== true)
}

test('[S3.1] each has identity, pictures, group and what is needed to get and to open it', async () => {
  const wallets = offered()
  for (const wallet of wallets) {
    expect(wallet).toMatchObject({
      id: expect.stringMatching(/^\w+$/),
      name: expect.stringMatching(/\w/),
      iconBackground: expect.stringMatching(/^(#[0-9a-f]{3,6}|\w+)$/i),
      groupName: 'Popular',
      groupIndex: 1,
    })
    const icon = typeof wallet.iconUrl === 'string' ? wallet.iconUrl : await wallet.iconUrl()
    expect(icon, wallet.id).toMatch(/^data:image\//)
  }
  const rainbow = wallets.find(({ id }) => id === 'rainbow')
  expect(rainbow?.downloadUrls).toMatchObject({
    ios: expect.stringMatching(/^https:/),
    android: expect.stringMatching(/^https:/),
    mobile: expect.stringMatching(/^https:/),
    qrCode: expect.stringMatching(/^https:/),
    browserExtension: expect.stringMatching(/^https:/),
  })
  const uri = 'wc:0123@2?relay-protocol=irn'
  expect(rainbow?.mobile?.getUri?.(uri)).toContain(encodeURIComponent(uri))
  expect(rainbow?.qrCode?.getUri(uri)).toContain(encodeURIComponent(uri))
})

test('[S3.1, S3.2] the types say the same', () => {
  expectTypeOf<Wallet>().toMatchObjectType<{ id: string; name: string; iconBackground: string }>()
  expectTypeOf<Wallet['shortName']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Wallet['iconAccent']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Wallet['iconUrl']>().toEqualTypeOf<string | (() => Promise<string>)>()
  type QrCode = NonNullable<Wallet['qrCode']>
  expectTypeOf<QrCode['getUri']>().toEqualTypeOf<(uri: string) => string>()
  type Kind = NonNullable<QrCode['instructions']>['steps'][number]['step']
  expectTypeOf<Kind>().toEqualTypeOf<'create' | 'install' | 'refresh' | 'scan' | 'connect'>()
})

test('[S3.2] each set of instructions has steps of a known kind, with title and words, and a page to learn more', () => {
  const all = offered().flatMap(({ id, qrCode, extension }) =>
    [qrCode?.instructions, extension?.instructions].flatMap((instructions) =>
      instructions === undefined ? [] : [[id, instructions as Instructions] as const],
    ),
  )
  expect(all.length).toBeGreaterThan(3)
  for (const [id, { learnMoreUrl, steps }] of all) {
    expect(learnMoreUrl, id).toMatch(/^https:\/\//)
    expect(steps.length, id).toBeGreaterThan(1)
    for (const { step, title, description } of steps) {
      expect(['create', 'install', 'refresh', 'scan', 'connect']).toContain(step)
      expect(title, id).toMatch(/\w/)
      expect(description, id).toMatch(/\w/)
    }
  }
  const kinds = new Set(all.flatMap(([, { steps }]) => steps.map(({ step }) => step)))
  for (const kind of ['create', 'install', 'refresh', 'scan']) expect(kinds).toContain(kind)
})

describe('[S5.4] the accent of an icon', () => {
  const list = (iconAccent: string): WalletList => [
    { groupName: 'Popular', wallets: [(options) => ({ ...rainbowWallet(options), iconAccent })] },
  ]
  test.each(['#fff', '#1a1B1f'])('may be %s', (accent) => {
    expect(connectorsForWallets(list(accent), { appName, projectId }).length).toBeGreaterThan(0)
  })
  test.each(['red', 'fff', '#ffff', '#fffffff', '#ggg', '#fff ', 'rgb(0,0,0)'])('may not be %s', (accent) => {
    expect(() => connectorsForWallets(list(accent), { appName, projectId })).toThrow(
      'Property `iconAccent` is not a hex value for wallet: Rainbow',
    )
  })
})

describe('without a project id', () => {
  const says = 'No projectId found. Every dApp must now provide a WalletConnect Cloud projectId'
  test('[S8.5] RainbowKit says so', () => {
    expect(() => getWalletConnectConnector({ projectId: '' })).toThrow(says)
    const list = [{ groupName: 'Popular', wallets: [walletConnectWallet] }]
    expect(() => connectorsForWallets(list, { appName, projectId: '' })).toThrow(says)
  })

  test('[S5.2, S8.5] the app offers what needs none, and nothing is thrown', () => {
    const ids = offered(null).map(({ id }) => id)
    expect(ids).toContain('coinbase')
    expect(ids).not.toContain('walletConnect')
    expect(ids).not.toContain('rainbow')
  })
})
