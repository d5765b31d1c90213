import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from '../../src/config/env'

const localChain = {
  id: 31337,
  name: 'Local chain',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:8545'],
  serviceUrl: 'http://127.0.0.1:8803/api',
  explorerUrl: 'http://localhost:8802/explorer',
  tokens: [
    {
      address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      symbol: 'LDAI',
      name: 'Local Dai',
      decimals: 18,
    },
  ],
  confirmations: 1,
  pollMs: 1000,
}
const ids = (env: Record<string, string>) => parseEnv(env).chains.map(({ id }) => id)

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseEnv(env)
  } catch (error) {
    if (error instanceof EnvError) return error.hints
    throw error
  }
  return []
}

describe('without settings', () => {
  test('[S7.5] Ethereum, Optimism and Base are served, and Safe{Wallet} is the only host', () => {
    expect(ids({})).toEqual([1, 10, 8453])
    expect(parseEnv({}).safeHosts).toEqual(['https://app.safe.global'])
  })

  test('an empty setting is no setting', () => {
    const empty = {
      VITE_SAFE_HOSTS: '',
      VITE_CHAINS: '',
      VITE_CUSTOM_CHAIN: '',
      VITE_RPC_URLS_1: '',
      VITE_SERVICE_URL_1: '',
    }
    expect(parseEnv(empty)).toEqual(parseEnv({}))
  })
})

describe('settings', () => {
  test('chains are chosen by id', () => {
    expect(ids({ VITE_CHAINS: '100, 11155111' })).toEqual([100, 11155111])
  })

  test('a chain of one’s own comes beside the others, or alone when it alone is chosen', () => {
    const VITE_CUSTOM_CHAIN = JSON.stringify(localChain)
    expect(ids({ VITE_CUSTOM_CHAIN })).toEqual([1, 10, 8453, 31337])
    expect(ids({ VITE_CUSTOM_CHAIN, VITE_CHAINS: '31337' })).toEqual([31337])
    expect(parseEnv({ VITE_CUSTOM_CHAIN }).chains.at(-1)).toEqual(localChain)
  })

  test('what a chain of one’s own leaves out is filled in', () => {
    const { explorerUrl: _, tokens: __, confirmations: ___, pollMs: ____, ...least } = localChain
    const chain = parseEnv({ VITE_CUSTOM_CHAIN: JSON.stringify(least) }).chains.at(-1)
    expect(chain).toMatchObject({ explorerUrl: null, tokens: [], confirmations: 1, pollMs: 5_000 })
    expect(chain).not.toHaveProperty('multicall3')
  })

  test('a chain of one’s own may say where its Multicall3 stands', () => {
    const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
    const whole = {
      ...localChain,
      multicall3,
      color: '#1d5670',
      priorityFeeGwei: 0.1,
      safeHashesName: 'local',
    }
    const VITE_CUSTOM_CHAIN = JSON.stringify(whole)
    expect(parseEnv({ VITE_CUSTOM_CHAIN }).chains.at(-1)).toEqual(whole)
  })

  test('servers of one’s own take the place of the public ones', () => {
    const [ethereum] = parseEnv({
      VITE_RPC_URLS_1: 'https://rpc.example.org/key, https://other.example.org',
      VITE_SERVICE_URL_1: 'https://safe.example.org/api',
    }).chains
    expect(ethereum?.rpcUrls).toEqual(['https://rpc.example.org/key', 'https://other.example.org'])
    expect(ethereum?.serviceUrl).toBe('https://safe.example.org/api')
  })
})

describe('the name of the app', () => {
  test('[S5.1] is there even when nothing is set', () => {
    expect(parseEnv({}).appName).toBe('do some good')
    expect(parseEnv({ VITE_APP_NAME: '' }).appName).toBe('do some good')
    expect(parseEnv({ VITE_APP_NAME: ' Rivers and Wells ' }).appName).toBe('Rivers and Wells')
  })

  test('[S5.1] cannot be blank, nor longer than a wallet shows', () => {
    expect(problemsOf({ VITE_APP_NAME: '  ' })).toEqual([
      'VITE_APP_NAME: it is blank. Write a name, which wallets show to people, or leave the setting out.',
    ])
    expect(problemsOf({ VITE_APP_NAME: 'a'.repeat(51) })).toEqual([
      'VITE_APP_NAME: it has 51 characters. Write at most 50.',
    ])
  })
})

describe('the project id of WalletConnect', () => {
  const VITE_WALLETCONNECT_PROJECT_ID = '3f9a1c7e5b2d48f60a91c3e7d5b8f214'

  test('is taken as it is', () => {
    expect(parseEnv({ VITE_WALLETCONNECT_PROJECT_ID })).toMatchObject({
      walletConnectProjectId: VITE_WALLETCONNECT_PROJECT_ID,
      warnings: [],
    })
  })

  test('[S5.2] may be missing: the build goes on without wallets that need it, and warns', () => {
    const { walletConnectProjectId, warnings } = parseEnv({})
    expect(walletConnectProjectId).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^VITE_WALLETCONNECT_PROJECT_ID: No projectId found/)
  })

  test.each([
    'YOUR_PROJECT_ID',
    'your-project-id',
    '<project id>',
    'PROJECT_ID',
    'xxxxxxxx',
    'changeme',
    'TODO',
  ])('[S5.3] %s is a placeholder: it is not used, and a warning says so', (text) => {
    const { walletConnectProjectId, warnings } = parseEnv({ VITE_WALLETCONNECT_PROJECT_ID: text })
    expect(walletConnectProjectId).toBeNull()
    expect(warnings).toEqual([expect.stringContaining(`"${text}" is a placeholder`)])
  })

  test.each([
    '0'.repeat(32),
    'deadbeef'.repeat(4),
    '0123456789abcdef0123456789abcdef',
    '21fef48091f12692cad574a6f7753643',
  ])('[S5.3] %s has the form and is no one’s: it is used, with a warning', (text) => {
    const { walletConnectProjectId, warnings } = parseEnv({ VITE_WALLETCONNECT_PROJECT_ID: text })
    expect(walletConnectProjectId).toBe(text)
    expect(warnings).toEqual([expect.stringContaining('is a placeholder')])
  })

  test.each(['3f9a1c7e', `${VITE_WALLETCONNECT_PROJECT_ID}0`, `g${VITE_WALLETCONNECT_PROJECT_ID.slice(1)}`])(
    '%s is refused',
    (text) => {
      expect(problemsOf({ VITE_WALLETCONNECT_PROJECT_ID: text })).toEqual([
        expect.stringMatching(/^VITE_WALLETCONNECT_PROJECT_ID: .*32 digits.*or leave the setting out/),
      ])
    },
  )
})

describe('the key of an RPC provider', () => {
  const VITE_RPC_URLS_1 = 'https://rpc.example.org/v2/{key}?a=1, https://other.example.org'
  const urls = (env: Record<string, string>) => parseEnv(env).chains.find(({ id }) => id === 1)?.rpcUrls

  test('[S7.6] is put where a URL says {key}, and nowhere else', () => {
    expect(urls({ VITE_RPC_URLS_1, VITE_RPC_KEY_1: 'k-1_2.3' })).toEqual([
      'https://rpc.example.org/v2/k-1_2.3?a=1',
      'https://other.example.org',
    ])
  })

  test('[S7.6] goes into the URL of a chain of one’s own too', () => {
    const VITE_CUSTOM_CHAIN = JSON.stringify({ ...localChain, rpcUrls: ['http://127.0.0.1:8545/{key}'] })
    expect(parseEnv({ VITE_CUSTOM_CHAIN, VITE_RPC_KEY_31337: 'abc' }).chains.at(-1)?.rpcUrls).toEqual([
      'http://127.0.0.1:8545/abc',
    ])
  })

  test.each([
    [
      'missing',
      { VITE_RPC_URLS_1 },
      /it is missing, and https:\/\/rpc\.example\.org\/v2\/{key}\?a=1 asks for it/,
    ],
    ['without a place', { VITE_RPC_KEY_1: 'abc' }, /no RPC URL of this chain says where it goes/],
    [
      'of two providers',
      { VITE_RPC_URLS_1: 'https://a.example/{key},https://b.example/{key}', VITE_RPC_KEY_1: 'abc' },
      /a\.example and b\.example would both get it/,
    ],
    ['that is a URL', { VITE_RPC_URLS_1, VITE_RPC_KEY_1: 'https://x.example/abc' }, /Copy the key alone/],
    ['that leads elsewhere', { VITE_RPC_URLS_1, VITE_RPC_KEY_1: '../@evil.example' }, /Copy the key alone/],
  ])('[S7.6] one %s is refused', (_, env, words) => {
    const problems = problemsOf(env)
    expect(problems).toEqual([expect.stringMatching(words)])
    expect(problems[0]).toMatch(/^VITE_RPC_KEY_1: /)
  })

  test('for a chain that is not served is refused', () => {
    expect(problemsOf({ VITE_RPC_KEY_100: 'abc' })).toEqual([
      expect.stringMatching(/^VITE_RPC_KEY_100: there is no such setting/),
    ])
  })
})

test('prices come from nowhere, from our own server, or from another one', () => {
  expect(parseEnv({})).toMatchObject({ pricesUrl: null })
  for (const pricesUrl of ['/prices.json', 'https://prices.example.org/v1?site=1'])
    expect(parseEnv({ VITE_PRICES_URL: pricesUrl })).toMatchObject({ pricesUrl })
})

describe('sign-in and analytics', () => {
  test('a gift is split at 100 payments, or at the number of the operator', () => {
    expect(parseEnv({}).maxPayments).toBe(100)
    expect(parseEnv({ VITE_MAX_PAYMENTS: ' 40 ' }).maxPayments).toBe(40)
    for (const text of ['0', '501', '-1', '1.5', 'many', '1e2'])
      expect(() => parseEnv({ VITE_MAX_PAYMENTS: text })).toThrow(
        /VITE_MAX_PAYMENTS: ".+" is not a number from 1 to 500/,
      )
  })

  test('are absent unless they are set', () => {
    expect(parseEnv({})).toMatchObject({ authUrl: null, insightsUrl: null })
  })

  test('[S1.4] may be on our own server, or on another that is encrypted', () => {
    expect(
      parseEnv({ VITE_AUTH_URL: '/auth', VITE_INSIGHTS_URL: '/_vercel/insights/script.js' }),
    ).toMatchObject({ authUrl: '/auth', insightsUrl: '/_vercel/insights/script.js' })
    const VITE_AUTH_URL = 'https://auth.example.org/v1'
    const VITE_INSIGHTS_URL = 'https://stats.example.org/insights/script.js?site=1'
    expect(parseEnv({ VITE_AUTH_URL, VITE_INSIGHTS_URL })).toMatchObject({
      authUrl: VITE_AUTH_URL,
      insightsUrl: VITE_INSIGHTS_URL,
    })
  })

  test.each([
    ['VITE_PRICES_URL', 'http://prices.example.org', /not encrypted/],
    ['VITE_PRICES_URL', 'prices.json', /Write it out in full/],
    ['VITE_AUTH_URL', 'http://auth.example.org', /not encrypted/],
    ['VITE_AUTH_URL', 'https://auth.example.org/v1/', /Leave out the slash at the end/],
    ['VITE_AUTH_URL', 'https://auth.example.org/v1?a=1', /any "\?"/],
    ['VITE_AUTH_URL', 'auth', /Write it out in full/],
    ['VITE_INSIGHTS_URL', '//stats.example.org/script.js', /names another server/],
    ['VITE_INSIGHTS_URL', '/\\stats.example.org/script.js', /names another server/],
    ['VITE_INSIGHTS_URL', '/script.js#a', /has a "#"/],
    ['VITE_INSIGHTS_URL', 'javascript:alert(1)', /not encrypted/],
  ])('%s %s is refused', (name, text, words) => {
    const problems = problemsOf({ [name]: text })
    expect(problems).toEqual([expect.stringMatching(words)])
    expect(problems[0]).toMatch(new RegExp(`^${name}: `))
  })
})

describe('the Safe that signs the directory', () => {
  // An example of EIP-55.
  const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

  test('is named on a chain of this build, or left out', () => {
    expect(parseEnv({}).directorySafe).toBeNull()
    expect(parseEnv({ VITE_DIRECTORY_SAFE: `eth:${safe}` }).directorySafe).toEqual({
      chainId: 1,
      address: safe,
    })
  })

  test.each([
    [safe, /should look like eth:0x/],
    [`matic:${safe}`, /is not a chain that this page reads/],
    [`eth:${safe.slice(0, -1)}`, /is not an address/],
    [`eth:${safe.replace('5aA', '5aa')}`, /checksum of the address does not fit/],
  ])('%s is refused', (text, words) => {
    expect(problemsOf({ VITE_DIRECTORY_SAFE: text })).toEqual([expect.stringMatching(words)])
  })
})

test('a key for Safe’s transaction service is optional', () => {
  expect(parseEnv({}).safeApiKey).toBeNull()
  expect(parseEnv({ VITE_SAFE_API_KEY: 'a-key' }).safeApiKey).toBe('a-key')
})

describe('mistakes', () => {
  test('all of them are told at once, each with its variable and what to write', () => {
    const problems = problemsOf({
      VITE_SAFE_HOSTS: 'https://safe.example.org/home',
      VITE_CHAINS: '1,77',
      VITE_RPC_URLS_1: 'http://rpc.example.org',
      VITE_RPC_KEY_1: 'abc',
      VITE_SERVICE_URL_1: 'https://safe.example.org',
      VITE_CUSTOM_CHAIN: '{"id":',
      VITE_APP_NAME: ' ',
      VITE_WALLETCONNECT_PROJECT_ID: 'abc',
      VITE_AUTH_URL: 'ftp://x.example',
      VITE_INSIGHTS_URL: 'script.js',
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'VITE_APP_NAME',
      'VITE_SAFE_HOSTS',
      'VITE_CUSTOM_CHAIN',
      'VITE_CHAINS',
      'VITE_RPC_URLS_1',
      'VITE_RPC_KEY_1',
      'VITE_SERVICE_URL_1',
      'VITE_WALLETCONNECT_PROJECT_ID',
      'VITE_AUTH_URL',
      'VITE_INSIGHTS_URL',
    ])
    expect(problems).toContain(
      'VITE_SAFE_HOSTS: "https://safe.example.org/home" is more than an origin, or not in its normal form. Write https://safe.example.org.',
    )
    expect(problems).toContain(
      'VITE_RPC_URLS_1: "http://rpc.example.org" is not encrypted. Use https:// (http:// only for localhost and 127.0.0.1).',
    )
  })

  test.each([
    ['a name that is not a number', { VITE_CHAINS: 'mainnet' }, /there is no chain in "mainnet"/],
    [
      'a server for a chain that is not served',
      { VITE_RPC_URLS_100: 'https://x.example' },
      /no such setting for this build/,
    ],
    ['a misspelt name', { VITE_SAFE_HOST: 'https://x.example' }, /no such setting/],
    ['another one', { VITE_WALLET_CONNECT_ID: 'x' }, /no such setting/],
    ['a password in a URL', { VITE_RPC_URLS_1: 'https://me:secret@x.example' }, /every visitor would see/],
    ['not a URL', { VITE_RPC_URLS_1: 'rpc' }, /Write it out in full/],
  ])('%s is refused', (_, env, words) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toEqual([expect.stringMatching(words)])
  })

  test.each([
    ['id', '31337'],
    ['id', 1],
    ['rpcUrls', []],
    ['rpcUrls', ['ws://127.0.0.1:1']],
    ['serviceUrl', 'http://127.0.0.1:8803'],
    ['explorerUrl', 'http://localhost:8802/'],
    [
      'tokens',
      [{ ...localChain.tokens[0], address: localChain.tokens[0]?.address.toLowerCase().replace('b', 'B') }],
    ],
    ['tokens', [{ ...localChain.tokens[0], decimals: 1.5 }]],
    ['multicall3', '0xcA11BDE05977b3631167028862bE2a173976CA11'],
    ['confirmations', 0],
    ['pollMs', 10],
    ['color', 'red'],
    ['priorityFeeGwei', -1],
    ['safeHashesName', 'local; rm'],
    ['nobodyKnows', 'this'],
  ])('a chain of one’s own with %s %j is refused', (field, value) => {
    const problems = problemsOf({ VITE_CUSTOM_CHAIN: JSON.stringify({ ...localChain, [field]: value }) })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_CUSTOM_CHAIN: /)
  })

  test('settings of other tools pass by', () => {
    expect(problemsOf({ VITE_CJS_IGNORE_WARNING: 'true', VITE_USER_NODE_ENV: 'x' })).toEqual([])
  })
})
