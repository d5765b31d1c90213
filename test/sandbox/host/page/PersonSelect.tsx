import type { Host } from './createHost'
import type { HostState } from './hostState'

type PersonSelectProps = { readonly host: Host; readonly state: HostState; readonly label: string }

/** Whose key signs: the owners of this Safe first, then the others, or nobody. */
export function PersonSelect({ host, state, label }: PersonSelectProps) {
  const { owner, facts } = state
  const people = host.world.owners
  const isOwner = (address: string) => facts?.owners.some((one) => one === address) ?? false
  const option = ({ name }: (typeof people)[number]) => (
    <option key={name} value={name}>
      {name}
    </option>
  )
  return (
    <label>
      <span>{label}</span>
      <select
        value={owner?.name ?? ''}
        onChange={(event) => host.chooseOwner(event.target.value === '' ? null : event.target.value)}
      >
        <optgroup label="Owners of this Safe">
          {people.filter(({ address }) => isOwner(address)).map(option)}
        </optgroup>
        <optgroup label="Not owners">
          {people.filter(({ address }) => !isOwner(address)).map(option)}
          <option value="">Nobody connected</option>
        </optgroup>
      </select>
    </label>
  )
}
