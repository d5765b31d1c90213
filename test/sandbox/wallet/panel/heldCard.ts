import type { TestWallet } from '../createTestWallet'
import { button, element } from './element'

/** The transactions that are held back, with what a person can do about the first of them. */
export function heldCard(wallet: TestWallet): HTMLElement {
  const held = wallet.held()
  const title = held.length === 1 ? 'A transaction is held back' : `${held.length} transactions are held back`
  const say = (task: Promise<unknown>) =>
    void task.catch((error: Error) => card.append(element('p', {}, error.message)))
  const card = element('section', { class: 'card', 'aria-label': title }, element('h2', {}, title))
  card.append(
    element(
      'ul',
      {},
      ...held.map(({ nonce, hash }) => element('li', {}, `Nonce ${nonce}`, element('small', {}, hash))),
    ),
    element(
      'div',
      { class: 'buttons' },
      button('Speed up', () => say(wallet.speedUp())),
      button('Cancel it', () => say(wallet.cancel())),
      button('Mine', () => say(wallet.mine()), { class: 'main' }),
    ),
  )
  return card
}
