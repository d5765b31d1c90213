import { Fragment } from 'react'
import { type LieName, lieNames } from '../../service/serviceSettings'
import type { Host } from './createHost'
import type { Knobs } from './knobs'

/** Of the queue of the Safe at the page. */
const lieTexts: Readonly<Record<LieName, string>> = {
  hiddenRow: 'The service hides the newest row',
  wrongThreshold: 'The service says that one signature is enough',
  forgedConfirmation: 'The service says that every owner has signed',
  otherRecipient: 'The service names another recipient',
  otherDecoding: 'The service decodes another call',
  unreadableRow: 'The service sends rows that cannot be read',
}

type BehaviourPanelProps = { readonly host: Host; readonly knobs: Knobs }

/** What the real wallet does and a test seldom wants: each is a knob, and off at first. */
export function BehaviourPanel({ host, knobs }: BehaviourPanelProps) {
  const flag = (label: string, isOn: boolean, turn: (isOn: boolean) => Partial<Knobs>) => (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => host.setKnobs(turn(event.target.checked))} />
      <span>{label}</span>
    </label>
  )
  const count = (label: string, name: 'toasts' | 'staleInfo' | 'loseTheme', step: number) => (
    <label>
      <input
        type="number"
        min={0}
        step={step}
        value={knobs[name]}
        onChange={(event) => host.setKnobs({ [name]: Math.max(0, Math.trunc(Number(event.target.value))) })}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <details className="behaviour">
      <summary>Behaviour</summary>
      <div>
        {flag('The Safe is not in my accounts', knobs.notInAccounts, (notInAccounts) => ({ notInAccounts }))}
        {flag('First visit', knobs.firstVisit, (firstVisit) => ({ firstVisit }))}
        {flag('Success screen', knobs.successScreen, (successScreen) => ({ successScreen }))}
        {flag('Queue bar over the app', knobs.queueBar === 'over', (isOver) => ({
          queueBar: isOver ? 'over' : 'beside',
        }))}
        {count('Toasts stay, in ms', 'toasts', 5_000)}
        {count('Safe info is stale, in ms', 'staleInfo', 10_000)}
        {count('Theme requests to leave unanswered', 'loseTheme', 1)}
        {lieNames.map((lie) => (
          <Fragment key={lie}>
            {flag(lieTexts[lie], knobs.serviceLies.includes(lie), (isOn) => ({
              serviceLies: lieNames.filter((name) =>
                name === lie ? isOn : knobs.serviceLies.includes(name),
              ),
            }))}
          </Fragment>
        ))}
      </div>
    </details>
  )
}
