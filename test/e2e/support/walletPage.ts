import type { Page } from '@playwright/test'
import type { Address, Hash, Hex } from 'viem'
import type { LoggedRequest, WalletRequest } from '../../sandbox/wallet/requestBook'
import type { Knobs } from '../../sandbox/wallet/walletKnobs'
import type { HeldTx } from '../../sandbox/wallet/walletState'

/** How a request to the wallet ended: with a result, or with the code and the words of a refusal. */
export type Ended = { readonly result: unknown } | { readonly code: number; readonly message: string }

/** The test wallet of a page, from the test's side; test/sandbox/wallet/README.md says what each of this does. */
export function walletPage(page: Page) {
  return {
    set: (knobs: Partial<Knobs>): Promise<void> =>
      page.evaluate((knobs) => window.testWallet.set(knobs), knobs),
    knobs: (): Promise<Knobs> => page.evaluate(() => window.testWallet.knobs()),
    /** What a person is being asked now. */
    asked: (): Promise<readonly WalletRequest[]> => page.evaluate(() => window.testWallet.asked()),
    /** Waits until this is asked; `answer` has to be `never` or `ask`. */
    async waitForRequest(method: string): Promise<void> {
      await page.waitForFunction(
        (method) => window.testWallet.asked().some((one) => one.method === method),
        method,
      )
    },
    approve: (): Promise<void> => page.evaluate(() => window.testWallet.approve()),
    reject: (): Promise<void> => page.evaluate(() => window.testWallet.reject()),
    rejectNext: (): Promise<void> => page.evaluate(() => window.testWallet.rejectNext()),
    forget: (): Promise<void> => page.evaluate(() => window.testWallet.forget()),
    requests: (): Promise<readonly LoggedRequest[]> => page.evaluate(() => window.testWallet.requests()),
    /** How often the app has asked this, answered or not. */
    timesAsked: (method: string): Promise<number> =>
      page.evaluate(
        (method) => window.testWallet.requests().filter((one) => one.method === method).length,
        method,
      ),
    emit: (event: string, payload: unknown): Promise<void> =>
      page.evaluate(([event, payload]) => window.testWallet.emit(event, payload), [event, payload] as const),
    held: (): Promise<readonly HeldTx[]> => page.evaluate(() => window.testWallet.held()),
    mine: (): Promise<void> => page.evaluate(() => window.testWallet.mine()),
    speedUp: (hash?: Hash): Promise<Hash> => page.evaluate((hash) => window.testWallet.speedUp(hash), hash),
    cancel: (hash?: Hash): Promise<Hash> => page.evaluate((hash) => window.testWallet.cancel(hash), hash),
    /** `value` in wei, as text. */
    replace: (call: { readonly to: Address; readonly value: string }, hash?: Hash): Promise<Hash> =>
      page.evaluate(([call, hash]) => window.testWallet.replace(call, hash), [call, hash] as const),

    /** Asks as the app would, of the wallet that EIP-6963 announces. */
    ask: (method: string, ...params: readonly unknown[]): Promise<Ended> =>
      page.evaluate(
        async ([method, params]) => {
          type Provider = { request(asked: { method: string; params: unknown }): Promise<unknown> }
          const found = new Promise<Provider>((resolve) => {
            const listen = (event: Event) =>
              resolve((event as CustomEvent<{ readonly provider: Provider }>).detail.provider)
            window.addEventListener('eip6963:announceProvider', listen, { once: true })
          })
          window.dispatchEvent(new Event('eip6963:requestProvider'))
          try {
            const provider = await found
            return { result: await provider.request({ method, params }) }
          } catch (error) {
            const { code, message } = error as { readonly code: number; readonly message: string }
            return { code, message }
          }
        },
        [method, params] as const,
      ),
  }
}

export type WalletPage = ReturnType<typeof walletPage>

/** The result as hex; throws with the refusal when there was one. */
export function resultOf(ended: Ended): Hex {
  if ('code' in ended) throw new Error(`${ended.code}: ${ended.message}`)
  return ended.result as Hex
}
