import type { AccountOutbox } from '../outbox/openOutbox'

/** An open account, with the fields that its screens need. */
type Opened = {
  readonly account: { readonly outbox: Pick<AccountOutbox, 'isNeeded' | 'setAway'>; stop(): void }
}

export type AccountRegistry<A extends Opened> = {
  /** Returns the account that is still open under this key, and marks it as on screen; null: it has to be opened. */
  returnTo(key: string): A | null
  add(key: string, opened: A): void
  /** Marks the account as off screen. Stops it once it has neither an open request nor an unseen result. */
  leave(key: string): void
}

/**
 * Creates the registry of this page's accounts, by chain and address. An account outlives a switch of wallets while it has
 * an open request, to receive the response.
 */
export function createAccountRegistry<A extends Opened>(): AccountRegistry<A> {
  const opened = new Map<string, A>()
  const away = new Set<string>()

  return {
    returnTo(key) {
      const known = opened.get(key) ?? null
      away.delete(key)
      known?.account.outbox.setAway(false)
      return known
    },
    add: (key, account) => void opened.set(key, account),
    leave(key) {
      if (!opened.has(key)) return
      away.add(key)
      opened.get(key)?.account.outbox.setAway(true)
      for (const each of away) {
        const { account } = opened.get(each) ?? {}
        if (account?.outbox.isNeeded() === true) continue
        account?.stop()
        opened.delete(each)
        away.delete(each)
      }
    },
  }
}
