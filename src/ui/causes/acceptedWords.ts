import type { CauseRecipient } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'

const all = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What a cause takes and does not take at an address, in one or two sentences. */
export function acceptedWords(
  { chainId, accepts, refuses }: CauseRecipient,
  chains: readonly AppChain[],
): string {
  const chain = chains.find(({ id }) => id === chainId)
  const nameOf = (asset: string) => {
    if (asset === 'native') return chain?.nativeCurrency.symbol ?? 'the chain’s own coin'
    const token = chain?.tokens.find(({ address }) => address.toLowerCase() === asset.toLowerCase())
    return token?.symbol ?? asset
  }
  const takes = accepts === undefined ? 'Takes any asset' : `Takes ${all.format(accepts.map(nameOf))}`
  if (refuses === undefined) return `${takes}.`
  const refused = any.format(refuses.map(nameOf))
  return accepts === undefined
    ? `${takes} but ${all.format(refuses.map(nameOf))}.`
    : `${takes}. Does not take ${refused}.`
}
