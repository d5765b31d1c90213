export type WithRpcKey = { readonly urls: readonly string[]; readonly problems: readonly string[] }

/** Placeholder of the key in an RPC URL. */
const place = '{key}'

/**
 * Inserts the key of one provider (`VITE_RPC_KEY_<chain id>`) in place of `{key}` in an RPC URL. The key belongs to one
 * provider and is never sent to a second host.
 *
 * @param urls - In the order to be tried, with or without the placeholder.
 * @param key - Empty when there is none.
 * @returns The URLs unchanged where there is a problem.
 */
export function insertRpcKey(urls: readonly string[], key: string): WithRpcKey {
  const marked = urls.filter((url) => url.includes(place))
  const refuse = (problem: string) => ({ urls, problems: [problem] })
  if (key === '' && marked.length === 0) return { urls, problems: [] }
  if (key === '')
    return refuse(`it is missing, and ${marked[0]} asks for it. Set it, or take that URL out of the list.`)
  if (marked.length === 0)
    return refuse(
      `no RPC URL of this chain says where it goes. Write ${place} there, e.g. https://rpc.example.org/v2/${place}.`,
    )
  // Characters with a meaning in a URL could lead to another host.
  if (!/^[\w.~-]+$/.test(key))
    return refuse('it has a character that no key has. Copy the key alone, not its URL.')
  const hosts = new Set(marked.map((url) => (URL.canParse(url) ? new URL(url).host : url)))
  if (hosts.size > 1)
    return refuse(
      `${[...hosts].join(' and ')} would both get it. Leave ${place} in the URL of its own provider.`,
    )
  return { urls: urls.map((url) => url.replaceAll(place, key)), problems: [] }
}
