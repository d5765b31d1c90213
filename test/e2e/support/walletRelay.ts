import type { Page } from '@playwright/test'

type Frame = { readonly id: number; readonly method?: string }

export type WalletRelay = {
  /** What it was asked, by method; `open` for each connection. */
  readonly asked: readonly string[]
  /** From now on; a connection that it took before is as it was. */
  become(state: RelayState): void
}

type RelayState = 'up' | 'mute' | 'gone'

/**
 * Stands in for WalletConnect's relay, and for its server that vouches for websites, in this page alone. A relay that is
 * `up` answers as the real one does when no wallet has scanned the code yet; one that is `mute` takes the connection and
 * never answers; one that is `gone` drops it at once.
 */
export async function standInForRelay(page: Page, first: RelayState = 'up'): Promise<WalletRelay> {
  const asked: string[] = []
  let state = first
  await standInForVerify(page)
  await page.routeWebSocket(/^wss:\/\/relay\.walletconnect\./, (socket) => {
    asked.push('open')
    if (state === 'gone') return void socket.close({ code: 4000, reason: 'gone' })
    socket.onMessage((message) => {
      const { id, method = 'answer' } = JSON.parse(String(message)) as Frame
      asked.push(method)
      if (state === 'mute' || method === 'answer') return
      const result = method === 'irn_subscribe' ? 'a'.repeat(64) : true
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })
  return { asked, become: (next) => void (state = next) }
}

/** The server that vouches for websites, in a frame that the page opens. What it vouches for is read by the wallet alone. */
export async function standInForVerify(page: Page): Promise<void> {
  await page.route('https://verify.walletconnect.org/**', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')
    const body = `<script>parent.postMessage('${attestation(id)}', '*')</script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
}

function attestation(id: string | null): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = [part({ alg: 'none' }), part({ id }), 'unsigned'].join('.')
  return JSON.stringify({ type: 'verify_attestation', attestation: token })
}
