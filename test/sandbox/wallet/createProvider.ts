import { numberToHex } from 'viem'
import { addressOf, type WalletContext } from './walletContext'
import { ProviderError, walletError } from './walletErrors'
import type { LoggedRequest, WalletRequest } from './requestBook'

type Listener = (payload: unknown) => void
type Handle = (request: WalletRequest) => Promise<unknown>

const sending = ['eth_sendTransaction', 'wallet_sendCalls']

/** What an app gets: `request`, and the events of EIP-1193. */
export type Provider = {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  on(event: string, listener: Listener): Provider
  removeListener(event: string, listener: Listener): Provider
}

/** The accounts that the app sees now: none before a person allowed it, and none while the wallet is locked. */
export function visibleAccounts(context: Pick<WalletContext, 'store' | 'world'>): readonly string[] {
  const { permitted, knobs } = context.store.getState()
  return permitted && !knobs.locked ? [addressOf(context)] : []
}

/** The EIP-1193 face of the test wallet: delays, loses and logs, and tells of changes; `handle` does the work. */
export function createProvider(context: WalletContext, handle: Handle) {
  const { store } = context
  const listeners = new Map<string, Set<Listener>>()
  const log: LoggedRequest[] = []
  const knobs = () => store.getState().knobs

  function emit(event: string, payload: unknown) {
    // A listener may take itself away, or add another.
    for (const listener of Array.from(listeners.get(event) ?? [])) listener(payload)
  }

  let accounts = visibleAccounts(context)
  let { chain, offline } = knobs()
  store.subscribe(() => {
    const before = { accounts, chain, offline }
    accounts = visibleAccounts(context)
    chain = knobs().chain
    offline = knobs().offline
    if (before.accounts[0] !== accounts[0]) emit('accountsChanged', accounts)
    if (before.chain !== chain) emit('chainChanged', numberToHex(chain))
    if (before.offline === offline) return
    if (offline) emit('disconnect', walletError('disconnected'))
    else emit('connect', { chainId: numberToHex(chain) })
  })

  async function answer(request: WalletRequest): Promise<unknown> {
    if (knobs().delay > 0) await new Promise((resolve) => void setTimeout(resolve, knobs().delay))
    if (knobs().offline) throw walletError('disconnected')
    return handle(request)
  }

  const provider: Provider = {
    async request({ method, params = [] }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : [params]
      const entry: LoggedRequest = { method, params: list, outcome: 'open' }
      log.push(entry)
      const result = await answer({ method, params: list }).catch((error: unknown) => {
        const told = toProviderError(error)
        entry.outcome = told.code
        throw told
      })
      if (!sending.includes(method) || knobs().afterSending === 'answer') {
        entry.outcome = 'answered'
        return result
      }
      // It went out, and the app does not hear of it.
      entry.outcome = 'lost'
      if (knobs().afterSending === 'unclearError') throw walletError('internal')
      return new Promise(() => undefined)
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  return { provider, emit, log: log as readonly LoggedRequest[] }
}

/** What went wrong inside, in the shape that a provider rejects with: the node's own code and words where it was the node. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const cause = findRpcError(error)
  if (cause !== null) return new ProviderError(cause.code, cause.details, cause.data)
  return new ProviderError(-32603, error instanceof Error ? error.message : String(error))
}

function findRpcError(error: unknown): { code: number; details: string; data?: unknown } | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'number' && 'details' in one) {
      return { code: one.code, details: String(one.details), ...('data' in one && { data: one.data }) }
    }
  }
  return null
}
