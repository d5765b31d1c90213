import type { AppConfig } from '../src/config/env'
import { isOnThisMachine } from '../src/config/safeHosts'

/** Header name to value. */
export type Headers = Readonly<Record<string, string>>

/** Path pattern (`*` stands for anything) to the headers of what matches. No header stands under two patterns of one path. */
export type HeaderMap = Readonly<Record<string, Headers>>

/** The SHA-256 of nothing: allows the empty `<style>` of styled-components, whose rules only our script can insert. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The servers of WalletConnect's own library (its version in package-lock.json), without its telemetry. */
const walletConnectServers = {
  relay: ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com'],
  /** Attests the site's origin to a wallet. In a frame, and by request. */
  verify: ['https://verify.walletconnect.org', 'https://verify.walletconnect.com'],
} as const

/**
 * The relay to Coinbase Wallet on a phone. Its popup (keys.coinbase.com) is a page of its own with its own CSP. The requests
 * that its library would send to other servers are never made: see src/adapters/wagmi/openStandalone.ts.
 */
const coinbaseServers = ['https://www.walletlink.org', 'wss://www.walletlink.org'] as const

/** Where viem fetches an ENS avatar that is stored on IPFS or Arweave. */
const avatarServers = ['https://ipfs.io', 'https://arweave.net'] as const

const noServers = { relay: [], verify: [] } as const
/** The one chain that names are registered on. */
const mainnetId = 1

type PolicyInput = {
  readonly config: AppConfig
  /** CSP sources of the inline scripts, each like `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
  /** … and of the inline styles. */
  readonly styleHashes: readonly string[]
}

/**
 * The Content-Security-Policy that a `<meta>` element can carry: everything but `frame-ancestors`. It is in the page
 * itself, for hosts without custom headers.
 */
export function metaPolicy({ config, scriptHashes, styleHashes }: PolicyInput): string {
  const nodesAndServices = config.chains.flatMap((chain) => [...chain.rpcUrls, chain.serviceUrl])
  const { relay, verify } = config.walletConnectProjectId === null ? noServers : walletConnectServers
  const avatars = config.chains.some(({ id }) => id === mainnetId) ? avatarServers : []
  const insights = originsOf([config.insightsUrl])
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...insights],
    'style-src': ["'self'", emptyStyleHash, ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', ...avatars],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originsOf(nodesAndServices),
      ...originsOf([config.authUrl, config.pricesUrl]),
      ...insights,
      ...relay,
      ...verify,
      ...coinbaseServers,
      ...avatars,
    ],
    ...(verify.length > 0 && { 'frame-src': verify }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Ours, and that of the library that WalletConnect's dialog is made of.
    'trusted-types': [
      'row-worker',
      ...(config.insightsUrl === null ? [] : ['insights']),
      ...(relay.length > 0 ? ['lit-html'] : []),
    ],
    // WebKit upgrades loopback too, and then loads nothing of the local world.
    ...(isLocalWorld(nodesAndServices) ? {} : { 'upgrade-insecure-requests': [] }),
  } satisfies Record<string, readonly string[]>
  return policyText(directives)
}

/**
 * Every header that the app needs from its server: the one source of all header files, of the preview server
 * and of the tests. No X-Frame-Options: it cannot name a list, and `frame-ancestors` can.
 */
export function securityHeaders(input: PolicyInput): HeaderMap {
  return {
    '/*': {
      'Content-Security-Policy': `${metaPolicy(input)}; ${frameAncestors(input.config.safeHosts)}`,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy':
        'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=(), browsing-topics=(), clipboard-write=(self)',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
    },
    '/': { 'Cache-Control': 'no-cache' },
    '/index.html': { 'Cache-Control': 'no-cache' },
    '/causes.json': { 'Cache-Control': 'no-cache' },
    '/tokens.json': { 'Cache-Control': 'no-cache' },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ...Object.fromEntries(readByTheWallet.map((path) => [path, openToAll])),
  }
}

/** Who may put the app into a frame. */
export function frameAncestors(safeHosts: readonly string[]): string {
  return policyText({ 'frame-ancestors': ["'self'", ...safeHosts] })
}

/** The wallet fetches these from its own origin to list the app; nothing else here is meant for other sites. */
export const readByTheWallet = ['/manifest.json', '/icon.svg', '/icon-180.png']
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** Returns true when a server is plain http on this machine: nobody else is served such a build. */
function isLocalWorld(servers: readonly string[]): boolean {
  return servers.some((server) => URL.canParse(server) && isOnThisMachine(new URL(server)))
}

/** The origins of URLs: a path is on our own server, which the CSP allows anyway. */
function originsOf(places: readonly (string | null)[]): string[] {
  return places.flatMap((place) => (place !== null && URL.canParse(place) ? [new URL(place).origin] : []))
}

function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}
