import { expect, test, vi } from 'vitest'
import { requestCauses } from '../../src/boot/requestCauses'

type PageWindow = Parameters<typeof requestCauses>[0]

function pageThatFetches(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  return { fetch, window: { fetch } as unknown as PageWindow }
}

test('the directory is requested once, from beside the page, and never from an old copy', async () => {
  const { fetch, window } = pageThatFetches(async () => new Response('{}'))
  requestCauses(window)
  expect(fetch.mock.calls).toEqual([['causes.json', expect.objectContaining({ cache: 'no-cache' })]])
  expect(await (await window.causesRequest)?.text()).toBe('{}')
})

test('a request that fails is kept for whoever awaits it, and is no unhandled rejection', async () => {
  const { window } = pageThatFetches(() => Promise.reject(new TypeError('Failed to fetch')))
  requestCauses(window)
  await expect(window.causesRequest).rejects.toThrow('Failed to fetch')
})
