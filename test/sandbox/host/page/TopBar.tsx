import { BehaviourPanel } from './BehaviourPanel'
import type { Host } from './createHost'
import type { HostState } from './hostState'
import { PersonSelect } from './PersonSelect'

type TopBarProps = { readonly host: Host; readonly state: HostState }

/** Which Safe, who is at the page, and the theme. */
export function TopBar({ host, state }: TopBarProps) {
  const { safe, facts, theme } = state
  const safes = Object.values(host.world.safes)
  const isKnown = safes.some(({ address }) => address === safe)
  return (
    <header className="top-bar">
      <h1>
        Wallet <span className="sandbox-tag">Sandbox</span>
      </h1>
      <label>
        <span>Safe</span>
        <select value={safe} onChange={(event) => void host.chooseSafe(event.target.value)}>
          {safes.map(({ name, address }) => (
            <option key={address} value={address}>
              {`${name} · ${shorten(address)}`}
            </option>
          ))}
          {!isKnown && (
            <option value={safe}>
              {facts === null
                ? shorten(safe)
                : `${facts.threshold} of ${facts.owners.length} · ${shorten(safe)}`}
            </option>
          )}
        </select>
      </label>
      <PersonSelect host={host} state={state} label="You are" />
      <a href={`${host.world.walletAppUrl}/`} target="_blank" rel="noreferrer" title="In a tab of its own">
        Open with a test wallet
      </a>
      <BehaviourPanel host={host} knobs={state.knobs} />
      <button
        type="button"
        className="plain"
        onClick={() => host.setTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? 'Light theme' : 'Dark theme'}
      </button>
    </header>
  )
}

function shorten(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
