import { createStore } from 'zustand/vanilla'
import { walletError } from './walletErrors'
import type { WalletStore } from './walletState'

export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }

/** A request that waits for a person. */
export type OpenRequest = WalletRequest & {
  readonly id: number
  readonly approve: () => void
  readonly reject: () => void
}

/** What the app has asked, and how that ended; a code instead of a result where it was refused. */
export type LoggedRequest = WalletRequest & {
  outcome: 'open' | 'answered' | 'lost' | number
}

const connecting = ['eth_requestAccounts', 'wallet_requestPermissions']

/**
 * The requests that need a person: whoever asks waits in `decide` until the request is approved here, by the panel, by a
 * test, or by the knob `answer`; a rejection throws 4001.
 */
export function createRequestBook(wallet: WalletStore) {
  const open = createStore<readonly OpenRequest[]>(() => [])
  let lastId = 0

  function add(request: WalletRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = ++lastId
      const close = () =>
        open.setState(
          open.getState().filter((one) => one.id !== id),
          true,
        )
      const entry: OpenRequest = {
        ...request,
        id,
        approve() {
          close()
          resolve()
        },
        reject() {
          close()
          reject(walletError('rejected'))
        },
      }
      open.setState([...open.getState(), entry], true)
    })
  }

  /** What the knobs say about this request. A limited answer is used up by it. */
  function takeAnswer(method: string) {
    const { knobs } = wallet.getState()
    const { answer, answerTimes, answerFor } = knobs
    if (answerFor.length > 0 && !answerFor.includes(method)) return 'approve'
    if (answerTimes === null) return answer
    const left = answerTimes - 1
    const next = left > 0 ? { answerTimes: left } : { answer: 'approve' as const, answerTimes: null }
    wallet.setState({ knobs: { ...knobs, ...next } })
    return answerTimes > 0 ? answer : 'approve'
  }

  return {
    open,
    async decide(request: WalletRequest): Promise<void> {
      if (connecting.includes(request.method)) {
        const isAsked = open.getState().some(({ method }) => connecting.includes(method))
        if (isAsked) throw walletError('alreadyAsking', `Already processing ${request.method}. Please wait.`)
      }
      const { answerAfter } = wallet.getState().knobs
      const answer = takeAnswer(request.method)
      // Asked before the person thinks, so that a second request finds the first one open.
      if (answer === 'ask' || answer === 'never') return add(request)
      if (answerAfter > 0) await openFor(request, answerAfter)
      if (answer === 'reject') throw walletError('rejected')
      if (answer === 'fail') throw walletError('internal')
    },
  }

  /** The request is open for this long, and nobody can answer it in that time. */
  async function openFor(request: WalletRequest, ms: number): Promise<void> {
    const entry = { ...request, id: ++lastId, approve: () => undefined, reject: () => undefined }
    open.setState([...open.getState(), entry], true)
    await new Promise((resolve) => void setTimeout(resolve, ms))
    open.setState(
      open.getState().filter((one) => one !== entry),
      true,
    )
  }
}

export type RequestBook = ReturnType<typeof createRequestBook>
