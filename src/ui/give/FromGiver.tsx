import { AddressText } from '../parts/AddressText'
import { FactList } from '../parts/FactList'
import type { Giver } from './giver'
import { m } from './reviewMessages'

/** Shows the Safe or wallet that gives, in full, and its chain. */
export function FromGiver({ giver: { name, address, chain } }: { readonly giver: Giver }) {
  return (
    <FactList>
      <div>
        <dt>{m.from.who(name)}</dt>
        <dd>
          <AddressText value={address} />
        </dd>
      </div>
      <div>
        <dt>{m.from.on}</dt>
        <dd>{m.from.chain(chain.name, chain.id)}</dd>
      </div>
    </FactList>
  )
}
