import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { observeResponses, readQuota, createSafeService } from '../../src/adapters/service/safeService'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'

const baseUrl = 'https://service.test/api'
const chain = { id: 1, name: 'Test', serviceUrl: baseUrl }
const hash = `0x${'ab'.repeat(32)}` as SafeTxHash

describe('what a response says of the quota', () => {
  const now = Date.UTC(2026, 0, 15, 12)
  const read = (headers: Record<string, string>) => readQuota(new Headers(headers), now)
  const rate = (limit: string, remaining: string, reset: string) =>
    read({ 'X-RateLimit-Limit': limit, 'X-RateLimit-Remaining': remaining, 'X-RateLimit-Reset': reset }).quota

  test('is read in seconds or as a date, and only when all of it is there', () => {
    expect(rate('5000', '12', '60')).toEqual({ limit: 5_000, remaining: 12, resetsInMs: 60_000 })
    expect(rate('5000', '12', `${now / 1_000 + 90}`)).toMatchObject({ resetsInMs: 90_000 })
    expect(rate('5000', '-1', '60')).toBeNull()
    expect(read({ 'X-RateLimit-Remaining': '3' }).quota).toBeNull()
  })

  test('a pause is seconds or a date, and never longer than a month', () => {
    expect(read({ 'Retry-After': '30' }).retryAfterMs).toBe(30_000)
    expect(read({ 'Retry-After': new Date(now + 5_000).toUTCString() }).retryAfterMs).toBe(5_000)
    expect(read({ 'Retry-After': '999999999' }).retryAfterMs).toBe(31 * 86_400_000)
    expect(read({ 'Retry-After': 'soon' }).retryAfterMs).toBeNull()
    expect(read({}).retryAfterMs).toBeNull()
  })
})

describe('a page whose service answers', () => {
  let answer: Response
  const fetched = vi.fn(async (_url: string) => {
    // As a browser does: the response knows where it came from.
    Object.defineProperty(answer, 'url', { value: `${baseUrl}/v2/x` })
    return answer
  })
  beforeEach(() => vi.stubGlobal('window', { fetch: fetched }))
  afterEach(() => vi.unstubAllGlobals())

  test('429 with Retry-After is left alone for that long', async () => {
    const service = createSafeService({ chain, clock: createFakeClock() })
    answer = Response.json(
      { detail: 'Monthly quota exceeded.' },
      { status: 429, headers: { 'Retry-After': '3600' } },
    )
    expect(await service.getTransaction(hash)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('quota'),
    })
    expect(service.waitMs()).toBe(3_600_000)
  })

  test('with few requests left gets no more polls', async () => {
    const service = createSafeService({ chain, clock: createFakeClock() })
    const headers = {
      'X-RateLimit-Limit': '5000',
      'X-RateLimit-Remaining': '150',
      'X-RateLimit-Reset': '7200',
    }
    answer = Response.json({ detail: 'No such transaction.' }, { status: 404, headers })
    expect(await service.getTransaction(hash)).toEqual({ kind: 'missing' })
    expect(service.waitMs()).toBe(7_200_000)
  })

  test('another request of the page tells nothing', async () => {
    const heard = vi.fn()
    const page = { fetch: (async () => new Response()) as typeof fetch }
    observeResponses(baseUrl, heard, page)
    await page.fetch('https://elsewhere.test/')
    expect(heard).not.toHaveBeenCalled()
  })
})
