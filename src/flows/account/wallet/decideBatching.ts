import type { WalletContext } from '../accountContext'

/** Reads once whether the wallet supports atomic batches, with a time-out of three seconds. Throws only when aborted. */
export async function decideBatching({
  sender,
  batching,
  signal,
}: Pick<WalletContext, 'sender' | 'batching' | 'signal'>): Promise<void> {
  const canBatch = await sender.canBatch(signal).catch(() => false)
  signal.throwIfAborted()
  if (batching.getState().kind === 'asking') batching.setState({ kind: canBatch ? 'atomic' : 'none' }, true)
}

/** Waits for the decision whether the wallet supports atomic batches. Throws only when aborted. */
export function decidedBatching({
  batching,
  signal,
}: Pick<WalletContext, 'batching' | 'signal'>): Promise<'atomic' | 'none'> {
  return new Promise((resolve, reject) => {
    const settle = ({ kind }: ReturnType<typeof batching.getState>) => {
      if (kind === 'asking') return
      unsubscribe()
      resolve(kind)
    }
    const unsubscribe = batching.subscribe(settle)
    signal.addEventListener(
      'abort',
      () => {
        unsubscribe()
        reject(signal.reason)
      },
      { once: true },
    )
    settle(batching.getState())
  })
}
