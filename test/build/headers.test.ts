import { createClient, custom } from 'viem'
import { parseAvatarRecord } from 'viem/ens'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { headerFiles } from '../../build/headerFiles'
import { metaPolicy, securityHeaders } from '../../build/securityHeaders'
import { parseEnv } from '../../src/config/env'

const config = parseEnv({
  VITE_SAFE_HOSTS: 'https://safe.example.org',
  VITE_CHAINS: '1',
  VITE_RPC_URLS_1: 'https://rpc.example.org/key/1,https://rpc.example.org/key/2',
})
const input = { config, scriptHashes: ["'sha256-abc='"], styleHashes: ["'sha256-def='"] }
const map = securityHeaders(input)
const policy = map['/*']?.['Content-Security-Policy'] ?? ''
const directive = (name: string, text = policy) =>
  text
    .split('; ')
    .find((part) => part.split(' ')[0] === name)
    ?.split(' ')
    .slice(1)
/** The policy of a build with these settings, beside a chain that has no names. */
const policyWith = (env: Record<string, string>) =>
  metaPolicy({
    config: parseEnv({ VITE_CHAINS: '100', VITE_RPC_URLS_100: 'https://rpc.example.org', ...env }),
    scriptHashes: [],
    styleHashes: [],
  })
const plain = ["'self'", 'https://rpc.example.org', 'https://api.safe.global']
const phoneWallets = ['https://www.walletlink.org', 'wss://www.walletlink.org']

afterEach(() => vi.unstubAllGlobals())

describe('the policy', () => {
  test('lets the page talk to itself, the RPC, the service and Coinbase’s link, each origin once, and to nobody else', () => {
    expect(directive('connect-src', policyWith({}))).toEqual([...plain, ...phoneWallets])
    expect(directive('default-src')).toEqual(["'none'"])
    expect(directive('frame-src')).toBeUndefined()
  })

  test('lets it talk to WalletConnect only with a project id, and never to its telemetry', () => {
    const withId = policyWith({ VITE_WALLETCONNECT_PROJECT_ID: '3f9a1c7e5b2d48f60a91c3e7d5b8f214' })
    const verify = ['https://verify.walletconnect.org', 'https://verify.walletconnect.com']
    const relay = ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com']
    expect(directive('connect-src', withId)).toEqual([...plain, ...relay, ...verify, ...phoneWallets])
    expect(directive('frame-src', withId)).toEqual(verify)
    expect(policyWith({ VITE_WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' })).not.toContain('walletconnect')
  })

  test('upgrades requests to https, and not in the local world, where WebKit would load nothing', () => {
    expect(directive('upgrade-insecure-requests')).toEqual([])
    expect(policyWith({ VITE_RPC_URLS_100: 'https://127.0.0.1:8545' })).toContain('upgrade-insecure-requests')
    for (const node of ['http://127.0.0.1:8545', 'http://localhost:8545'])
      expect(policyWith({ VITE_RPC_URLS_100: node })).not.toContain('upgrade-insecure-requests')
  })

  test('lets it talk to a sign-in service on another server, and needs no word for one on its own', () => {
    const elsewhere = policyWith({ VITE_AUTH_URL: 'https://auth.example.org/v1' })
    expect(directive('connect-src', elsewhere)).toContain('https://auth.example.org')
    expect(policyWith({ VITE_AUTH_URL: '/auth' })).toBe(policyWith({}))
  })

  test('[S1.4] runs the script of analytics from its own server only when one is set', () => {
    const stats = policyWith({ VITE_INSIGHTS_URL: 'https://stats.example.org/insights/script.js' })
    expect(directive('script-src', stats)).toEqual(["'self'", 'https://stats.example.org'])
    expect(directive('connect-src', stats)).toContain('https://stats.example.org')
    expect(directive('trusted-types', stats)).toEqual(['row-worker', 'insights'])
    const own = policyWith({ VITE_INSIGHTS_URL: '/_vercel/insights/script.js' })
    expect(own.replace(' row-worker insights', ' row-worker')).toBe(policyWith({}))
  })

  test('names the policy of the library that WalletConnect’s dialog is made of only where that is set up', () => {
    const linked = policyWith({ VITE_WALLETCONNECT_PROJECT_ID: '0123456789abcdef0123456789abcdee' })
    expect(directive('trusted-types', linked)).toEqual(['row-worker', 'lit-html'])
    expect(directive('trusted-types', policyWith({}))).toEqual(['row-worker'])
  })

  test.each([
    'ipfs://QmSP4nq9fnN9dAiCj42ug9Wa79rqmQerZXZch82VqpiH7U/image.gif',
    'ar://4lPrU_2R5mHkvqg3Y7Xw2rMHUSGYgQv6PCvVPVoWdGk',
  ])('[S9.26] lets the picture of a name through that is at %s, where there are names', async (record) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response(null, { headers: { 'content-type': 'image/gif' } })
    })
    const nobody = createClient({ transport: custom({ request: async () => null }) })
    const shown = await parseAvatarRecord(nobody, { record })
    const places = { 'connect-src': asked[0] ?? '', 'img-src': shown }
    for (const [name, place] of Object.entries(places)) {
      expect(directive(name)).toContain(new URL(place).origin)
      expect(directive(name, policyWith({}))).not.toContain(new URL(place).origin)
    }
  })

  test('lets only the Safe hosts frame the app, and no old header says otherwise', () => {
    expect(directive('frame-ancestors')).toEqual([
      "'self'",
      'https://app.safe.global',
      'https://safe.example.org',
    ])
    expect(JSON.stringify(map)).not.toMatch(/x-frame-options/i)
  })

  test('runs our own files and the one inline script, and nothing that is made up at run time', () => {
    expect(directive('script-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(directive('require-trusted-types-for')).toEqual(["'script'"])
    expect(directive('trusted-types')).toEqual(['row-worker'])
    expect(policy).not.toMatch(/unsafe|\*|strict-dynamic/)
  })

  test('takes styles from our own files, the page itself and an empty style element', () => {
    expect(directive('style-src')).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-def='",
    ])
  })

  test('in the page is the same, but for frame-ancestors, which a page cannot say of itself', () => {
    expect(policy).toBe(
      `${metaPolicy(input)}; frame-ancestors 'self' https://app.safe.global https://safe.example.org`,
    )
  })
})

describe('the headers', () => {
  test('only what the wallet reads is open to other sites', () => {
    const open = Object.entries(map).filter(([, headers]) => 'Access-Control-Allow-Origin' in headers)
    expect(open.map(([path]) => path)).toEqual(['/manifest.json', '/icon.svg', '/icon-180.png'])
    for (const [, headers] of open) expect(headers['Access-Control-Allow-Origin']).toBe('*')
  })

  test('encryption is asked for on the host of the app alone: its subdomains may be none of our business', () => {
    const always = map['/*']?.['Strict-Transport-Security'] ?? ''
    expect(always).toMatch(/^max-age=\d{8}/)
    expect(always).not.toMatch(/includeSubDomains|preload/i)
  })

  test('no header is set twice for one path, which some hosts would join with a comma', () => {
    for (const path of [
      '/',
      '/index.html',
      '/assets/index-abc.js',
      '/manifest.json',
      '/causes.json',
      '/tokens.json',
      '/icon.svg',
    ]) {
      const names = Object.entries(map)
        .filter(([pattern]) =>
          pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
        )
        .flatMap(([, headers]) => Object.keys(headers))
      expect(names).toEqual([...new Set(names)])
    }
  })

  test('the page is asked for anew each time, its files with a hash in the name never', () => {
    expect(map['/']?.['Cache-Control']).toBe('no-cache')
    expect(map['/assets/*']?.['Cache-Control']).toContain('immutable')
  })
})

describe('the files for static hosts', () => {
  const files = headerFiles(map)

  test.each(Object.entries(files))('%s carries the whole policy, and the manifest’s openness', (_, text) => {
    const unescaped = text.replaceAll(String.raw`\"`, '"')
    expect(unescaped).toContain(policy)
    expect(unescaped).toMatch(/Access-Control-Allow-Origin/)
  })

  test('headers.json is the map itself', () => {
    expect(JSON.parse(files['headers.json'] ?? '')).toEqual(map)
  })

  test('_headers has a path, and below it its headers', () => {
    expect(files._headers).toContain(
      '/manifest.json\n  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n',
    )
    for (const line of files._headers?.split('\n') ?? []) expect(line).toMatch(/^(\/\S*|  [\w-]+: .+)?$/)
  })

  test('in the nginx file each location repeats what is for all, because it would lose it otherwise', () => {
    const locations = files['nginx-headers.conf']?.split(/^location /m).slice(1) ?? []
    expect(locations).toHaveLength(Object.keys(map).length)
    for (const location of locations) expect(location).toContain('Content-Security-Policy')
  })
})
