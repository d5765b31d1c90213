/** A wallet in the browser that the app remembers from an earlier visit. */
export type WalletScript = {
  readonly name: string
  /** What EIP-6963 tells wallets apart by. */
  readonly rdns: string
  readonly address: string
  readonly chainId: number
  readonly rpcUrl: string
}

/**
 * Runs in the page before its own scripts: announces a wallet by EIP-6963 that is unlocked and connected, and leaves in
 * the page's storage what wagmi and the app leave there when a wallet was used. Everything but the account is requested from the node.
 */
export function playWallet({ name, rdns, address, chainId, rpcUrl }: WalletScript): void {
  // A new page is empty at first, and has no storage.
  if (window !== window.top || window.origin === 'null') return
  window.localStorage.setItem('wagmi.recentConnectorId', JSON.stringify(rdns))
  window.localStorage.setItem('dsg.lastWallet', address)

  const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const { result, error } = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const provider = { request, on: () => undefined, removeListener: () => undefined }
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const info = { uuid: crypto.randomUUID(), name, rdns, icon }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
