type Listener = (response: Pick<Response, 'url' | 'status' | 'headers'>) => void
type Page = { fetch: typeof fetch }

const listening = new WeakMap<Page, Map<string, Listener>>()

/**
 * Calls `listener` for each response to a request below `baseUrl`. api-kit exposes no headers and accepts no custom
 * fetch, but reads `window.fetch` for each request: responses are observed there. One listener for each URL.
 */
export function observeResponses(
  baseUrl: string,
  listener: Listener,
  page: Page | undefined = findPage(),
): void {
  if (page === undefined) return
  const { href } = new URL(baseUrl)
  const known = listening.get(page)
  if (known !== undefined) {
    known.set(href, listener)
    return
  }
  const listeners = new Map([[href, listener]])
  listening.set(page, listeners)
  const original = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const response = await original(input, init)
    for (const [url, tell] of listeners) if (response.url.startsWith(url)) tell(response)
    return response
  }
}

function findPage(): Page | undefined {
  return (globalThis as { readonly window?: Page }).window
}
