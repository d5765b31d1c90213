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
  test('Ethereum, OP Mainnet and Base are served, and Safe{Wallet} is the only host', () => {
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
      VITE_SERVICE_URL_1: 'https://safe.example.org',
      VITE_CUSTOM_CHAIN: '{"id":',
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'VITE_SAFE_HOSTS',
      'VITE_CUSTOM_CHAIN',
      'VITE_CHAINS',
      'VITE_RPC_URLS_1',
      'VITE_SERVICE_URL_1',
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
    ['confirmations', 0],
    ['pollMs', 10],
    ['color', 'red'],
  ])('a chain of one’s own with %s %j is refused', (field, value) => {
    const problems = problemsOf({ VITE_CUSTOM_CHAIN: JSON.stringify({ ...localChain, [field]: value }) })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^VITE_CUSTOM_CHAIN: /)
  })

  test('settings of other tools pass by', () => {
    expect(problemsOf({ VITE_CJS_IGNORE_WARNING: 'true', VITE_USER_NODE_ENV: 'x' })).toEqual([])
  })
})
