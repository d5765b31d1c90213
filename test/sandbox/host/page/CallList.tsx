import type { Call } from '../../../../src/core/safe/safeTx'
import type { WorldInfo } from '../../world'
import { describeCalls } from './describeCall'

type CallListProps = { readonly calls: readonly Call[]; readonly world: WorldInfo }

/** Calls in words, each with the full address that it reaches. */
export function CallList({ calls, world }: CallListProps) {
  const lines = calls.flatMap((call) => describeCalls(call, world))
  return (
    <ol className="calls">
      {lines.map(({ text, to }, index) => (
        // Two equal calls in one batch are still two.
        <li key={`${index} ${to}`}>
          {text} <span className="quiet">to</span> <span className="mono">{to}</span>
          <Name address={to} world={world} />
        </li>
      ))}
    </ol>
  )
}

function Name({ address, world }: { readonly address: string; readonly world: WorldInfo }) {
  const person = world.owners.find((one) => one.address === address)
  const token = Object.values(world.tokens).find((one) => one.address === address)
  const name = person?.name ?? token?.symbol
  return name === undefined ? null : <span className="quiet"> ({name})</span>
}
