import type { Address } from 'viem'
import type { SafeFacts } from '../test/sandbox/host/page/readSafeFacts'
import { inlineScript } from './page/inlineScript'
import { playHost } from './page/playHost'

export type HostDocumentOptions = {
  readonly safe: Address
  readonly chainId: number
  readonly facts: SafeFacts
}

/**
 * Serves the host page for one Safe at every path. Its query: `page`, the URL to frame, and `delay` in ms. Without a
 * page to frame it is the other site that a visitor comes from.
 */
export function hostDocument({ safe, chainId, facts }: HostDocumentOptions) {
  const answers = {
    getSafeInfo: {
      ...facts,
      safeAddress: safe,
      chainId,
      nonce: Number(facts.nonce),
      isReadOnly: false,
      network: 'LOCAL',
    },
    getChainInfo: {
      chainName: 'Local chain',
      chainId: `${chainId}`,
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
      blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
    },
    getCurrentTheme: { darkMode: false },
  }
  return (request: Request) => {
    const { searchParams } = new URL(request.url)
    const pageUrl = searchParams.get('page')
    if (pageUrl === null) return htmlResponse('<title>Another site</title><p>Somebody else.')
    const script = inlineScript(playHost, {
      pageUrl,
      delayMs: Number(searchParams.get('delay') ?? 0),
      answers,
    })
    return htmlResponse(`<title>Host</title><body><script>${script}</script>`)
  }
}

/** An HTML page of the benchmark's own. */
export function htmlResponse(body: string): Response {
  return new Response(`<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
