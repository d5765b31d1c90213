import type { CauseRecipient } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'
import { locale } from '../../language/messages'
import { m } from './detailsMessages'

const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Returns what a cause accepts and refuses at an address, in one or two sentences. */
export function acceptedWords(
  { chainId, accepts, refuses }: CauseRecipient,
  chains: readonly AppChain[],
): string {
  const chain = chains.find(({ id }) => id === chainId)
  const nameOf = (asset: string) => {
    if (asset === 'native') return chain?.nativeCurrency.symbol ?? m.accepts.ownCoin
    const token = chain?.tokens.find(({ address }) => address.toLowerCase() === asset.toLowerCase())
    return token?.symbol ?? asset
  }
  if (accepts === undefined)
    return refuses === undefined ? m.accepts.any : m.accepts.anyBut(all.format(refuses.map(nameOf)))
  const accepted = all.format(accepts.map(nameOf))
  return refuses === undefined
    ? m.accepts.only(accepted)
    : m.accepts.onlyNot(accepted, any.format(refuses.map(nameOf)))
}
