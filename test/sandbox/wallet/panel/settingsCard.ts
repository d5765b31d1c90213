import type { Knobs } from '../walletKnobs'
import type { WalletContext } from '../walletContext'
import { button, choice, element } from './element'

/** What a person can turn without the console; README.md lists the other knobs. */
export function settingsCard(context: WalletContext, close: () => void): HTMLElement {
  const { knobs } = context.store.getState()
  const chains = [...new Set([...knobs.chains, knobs.chain, 5])].map((id) => {
    const name = id === context.world.chainId ? 'Local chain' : `Chain ${id}`
    return [`${id}`, name] as const
  })
  const batches = [
    ['supported', 'as one transaction'],
    ['none', 'one after the other'],
    ['unsupported', 'not at all'],
  ] as const
  const mining = [
    ['now', 'mined at once'],
    ['hold', 'held back'],
  ] as const
  const card = element('section', { class: 'card', role: 'dialog', 'aria-label': 'Test wallet' })
  card.append(
    element('h2', { tabindex: '-1' }, 'Test wallet'),
    element('p', {}, 'An ordinary account on the sandbox’s chain. Its key is public.'),
    accountChoice(context),
    choice('Network', chains, `${knobs.chain}`, (id) => set(context, { chain: Number(id) })),
    choice('Several gifts', batches, knobs.batches, (value) =>
      set(context, { batches: value as Knobs['batches'] }),
    ),
    choice('Transactions', mining, knobs.mining, (value) =>
      set(context, { mining: value as Knobs['mining'] }),
    ),
    element(
      'div',
      { class: 'buttons' },
      button(knobs.locked ? 'Unlock' : 'Lock', () => set(context, { locked: !knobs.locked })),
      button('Disconnect', () => context.store.setState({ permitted: false })),
      button('Close', close, { class: 'main' }),
    ),
  )
  card.addEventListener('keydown', (event) => event.key === 'Escape' && close())
  return card
}

/** Whose account it is. */
export function accountChoice(context: WalletContext): HTMLElement {
  const { as } = context.store.getState().knobs
  const people = context.world.owners.map(({ name }) => [name, name] as const)
  const isKnown = people.some(([name]) => name === as)
  const all = isKnown ? people : [...people, [as, 'Another key'] as const]
  return choice('Account', all, as, (name) => set(context, { as: name }))
}

function set({ store }: WalletContext, knobs: Partial<Knobs>) {
  store.setState({ knobs: { ...store.getState().knobs, ...knobs } })
}
