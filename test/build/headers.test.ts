import { describe, expect, test } from 'vitest'
import { headerFiles } from '../../build/headerFiles'
import { metaPolicy, securityHeaders } from '../../build/securityHeaders'
import { parseEnv } from '../../src/config/env'

const config = parseEnv({
  VITE_SAFE_HOSTS: 'https://safe.example.org',
  VITE_CHAINS: '1',
  VITE_RPC_URLS_1: 'https://rpc.example.org/key/1,https://rpc.example.org/key/2',
})
const input = { config, scriptHashes: ["'sha256-abc='"] }
const map = securityHeaders(input)
const policy = map['/*']?.['Content-Security-Policy'] ?? ''
const directive = (name: string) =>
  policy
    .split('; ')
    .find((text) => text.split(' ')[0] === name)
    ?.split(' ')
    .slice(1)

describe('the policy', () => {
  test('lets the page talk to itself, the RPC and the service, each origin once, and to nobody else', () => {
    expect(directive('connect-src')).toEqual(["'self'", 'https://rpc.example.org', 'https://api.safe.global'])
    expect(directive('default-src')).toEqual(["'none'"])
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
    expect(policy).not.toMatch(/unsafe|\*|strict-dynamic/)
  })

  test('takes styles from our own files and an empty style element', () => {
    expect(directive('style-src')).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
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

  test('no header is set twice for one path, which some hosts would join with a comma', () => {
    for (const path of [
      '/',
      '/index.html',
      '/assets/index-abc.js',
      '/manifest.json',
      '/causes.json',
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
