import type { AppChain } from '../../core/chain'
import { locale } from '../../language/messages'
import { m } from './messages'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Lists the names of chains. */
export function namesOf(chains: readonly AppChain[]): string {
  return list.format(chains.map(({ name }) => name))
}

/** Says on which other chains the transaction may be, as they could not be read. Shows nothing where all were read. */
export function UnreadChains({ chains }: { readonly chains: readonly AppChain[] }) {
  return chains.length === 0 ? null : <p>{m.whole.unreadElsewhere(namesOf(chains))}</p>
}
