type Listener = (response: Pick<Response, 'url' | 'status' | 'headers'>) => void
type Page = { fetch: typeof fetch }

const listening = new WeakMap<Page, Map<string, Listener>>()

/**
 * Tells `listener` of each response to a request below `baseUrl`. api-kit passes on no headers, takes no fetch of ours,
 * and reads `window.fetch` anew for each request, so that is where they can be seen. One listener for one URL.
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
