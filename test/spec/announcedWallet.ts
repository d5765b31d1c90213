type Listener = (value: unknown) => void
type Request = { readonly method: string; readonly params?: unknown }

export const walletAccount = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
export const otherAccount = '0x00000000000000000000000000000000000000A1'

let leave = () => undefined as void

/** The only browser wallet there is, as a page sees it: it announces itself by EIP-6963, and answers what the test lets it answer. */
export function announceWallet(
  answers: Readonly<Record<string, (params: unknown) => unknown>> = {},
  rdns = 'org.example.wallet',
) {
  const listeners = new Map<string, Set<Listener>>()
  const asked: string[] = []
  const state = { chainId: 1, accounts: [walletAccount] as readonly string[], approved: false }
  const provider = {
    async request({ method, params }: Request): Promise<unknown> {
      asked.push(method)
      const answer = answers[method]
      if (answer !== undefined) return answer(params)
      if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`
      if (method === 'eth_accounts') return state.approved ? state.accounts : []
      if (method === 'eth_requestAccounts') {
        state.approved = true
        return state.accounts
      }
      throw Object.assign(new Error(`${method} is not known here`), { code: 4200 })
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  }
  const detail = Object.freeze({
    info: Object.freeze({ uuid: rdns, name: 'Example Wallet', icon: 'data:image/svg+xml,', rdns }),
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  leave()
  window.addEventListener('eip6963:requestProvider', announce)
  leave = () => window.removeEventListener('eip6963:requestProvider', announce)
  announce()
  return {
    asked,
    state,
    emit: (event: string, value: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(value)
    },
  }
}
