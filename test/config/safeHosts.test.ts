import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAncestors } from '../../build/securityHeaders'
import { hostPatterns, safeHosts } from '../../src/config/safeHosts'

const { hosts } = safeHosts('https://safe.example.org, http://localhost:8802')
const allows = (origin: string) => hostPatterns(hosts).some((pattern) => pattern.test(origin))

test('Safe{Wallet} is always on the list, first, and nobody is on it twice', () => {
  expect(safeHosts('').hosts).toEqual(['https://app.safe.global'])
  expect(safeHosts('https://app.safe.global,https://a.example,https://a.example').hosts).toEqual([
    'https://app.safe.global',
    'https://a.example',
  ])
})

test.each([
  'https://safe.example.org/',
  'https://safe.example.org/app',
  'https://SAFE.example.org',
  'https://safe.example.org:443',
  'https://*.example.org',
  '*',
  'null',
  'http://safe.example.org',
  'http://localhost.example.org',
  'javascript:alert(1)',
  'safe.example.org',
])('%s does not come on the list', (entry) => {
  const { hosts, problems } = safeHosts(entry)
  expect(hosts).toEqual(['https://app.safe.global'])
  expect(problems).toHaveLength(1)
})

describe('everything derives from the one list', () => {
  test('frame-ancestors names the app itself and exactly the hosts', () => {
    expect(frameAncestors(hosts)).toBe(
      "frame-ancestors 'self' https://app.safe.global https://safe.example.org http://localhost:8802",
    )
  })

  test('the patterns for the SDK let each host through, again and again', () => {
    for (const host of [...hosts, ...hosts]) expect(allows(host)).toBe(true)
    for (const pattern of hostPatterns(hosts))
      expect(pattern).toMatchObject({ flags: '', source: expect.stringMatching(/^\^.*\$$/) })
  })

  test.each([
    'https://app-safe.global',
    'https://appXsafe.global',
    'https://app.safe.global.evil.example',
    'https://evil.example/https://app.safe.global',
    'http://app.safe.global',
    'https://app.safe.global:8443',
    'app.safe.global',
    'https://app.safe.global\n',
  ])('the patterns stop %j', (origin) => {
    expect(allows(origin)).toBe(false)
  })

  test('the patterns stop every origin that differs in one character', () => {
    const place = fc.nat({ max: hosts[0].length - 1 })
    fc.assert(
      fc.property(fc.constantFrom(...hosts), place, fc.string({ maxLength: 2 }), (host, at, text) => {
        const mutated = host.slice(0, at % host.length) + text + host.slice((at % host.length) + 1)
        return hosts.includes(mutated) || !allows(mutated)
      }),
      { numRuns: 3_000 },
    )
  })
})
