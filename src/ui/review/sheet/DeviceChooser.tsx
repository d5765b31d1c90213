import { useId, useState } from 'react'
import styled from 'styled-components'
import { type DeviceScreen, deviceScreens } from '../../../core/review/deviceScreens'
import { Small } from '../../parts/basics'
import { Section, Stack } from '../../parts/Layout'
import { media } from '../../parts/media'
import { WithAddresses } from '../../parts/WithAddresses'
import { DeviceStepValue, type Signed } from './DeviceStepValue'
import { PrintOnly, ScreenOnly } from './onPaper'

const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-1);

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    width: fit-content;
    min-height: 2rem;
    padding-block: var(--space-1);
    cursor: pointer;
  }

  input {
    accent-color: var(--accent);
    width: 1.1rem;
    height: 1.1rem;
    translate: 0 0.15rem;
  }
`

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 2rem;
  list-style: decimal;
`

/** The name of a step and its value: under each other where a hash would not fit beside it. */
const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-items: baseline;
  overflow-wrap: anywhere;

  ${media.medium} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`

const Device = styled(Stack)`
  padding-block-start: var(--space-4);
`

/** Asks what the signer sees instead of the model, and says what to compare there in the order of the device. */
export function DeviceChooser({ signed }: { readonly signed: Signed }) {
  const name = useId()
  const [chosen, setChosen] = useState<DeviceScreen | null>(null)
  return (
    <Section aria-labelledby="device">
      <h2 id="device">What do you see on your device?</h2>
      <ScreenOnly>
        <Choices aria-labelledby="device">
          {deviceScreens.map((screen) => (
            <label key={screen.id}>
              <input
                type="radio"
                name={name}
                checked={chosen?.id === screen.id}
                onChange={() => setChosen(screen)}
              />
              <span>
                {screen.sees} <Small as="span">({screen.device})</Small>
              </span>
            </label>
          ))}
        </Choices>
        {chosen !== null && <Chosen screen={chosen} signed={signed} />}
      </ScreenOnly>
      <PrintOnly>
        {(chosen === null ? deviceScreens.filter(({ id }) => id !== 'oneHash') : [chosen]).map((screen) => (
          <InBrief key={screen.id} screen={screen} isChosen={chosen !== null} />
        ))}
      </PrintOnly>
      {signed.ownerSafes.length > 0 && (
        <p>
          Do you sign for an owner that is a Safe itself, {signed.ownerSafes.length === 1 ? '' : 'one of '}
          <WithAddresses text={signed.ownerSafes.join(', ')} />? Then your device shows the hashes of a
          transaction of that Safe, which approves this one. Open the sheet of that transaction instead.
        </p>
      )}
      <Small>
        Whoever executes the transaction sees an ordinary contract call instead. A device may show its
        calldata digest, which depends on the signatures and is computed at that moment.
      </Small>
    </Section>
  )
}

function Chosen({ screen, signed }: { readonly screen: DeviceScreen; readonly signed: Signed }) {
  return (
    <Device as="section" $gap={3} aria-label={`On the device: ${screen.device}`}>
      <h3>{screen.device}</h3>
      {screen.steps.length > 0 && (
        <Steps>
          {screen.steps.map(({ name, shows, when }) => (
            <li key={name}>
              <Step>
                <strong>{name}</strong>
                <div>
                  <DeviceStepValue shows={shows} signed={signed} />
                  {when !== undefined && <Small>{when}</Small>}
                </div>
              </Step>
            </li>
          ))}
        </Steps>
      )}
      {signed.batchName !== null && screen.steps.some(({ shows }) => shows.kind === 'field') && (
        <p>
          The recipients of a batch are inside the data: here “to” is the contract {signed.batchName}, through
          which the Safe makes it, and the operation is a Delegate Call.
        </p>
      )}
      {screen.never.length > 0 && <p>It never shows {listWords(screen.never)}.</p>}
      {screen.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Device>
  )
}

/** On paper the values stand in the lists beside it. */
function InBrief({ screen, isChosen }: { readonly screen: DeviceScreen; readonly isChosen: boolean }) {
  const { sees, device, steps, never, notes } = screen
  return (
    <p>
      <strong>{device}</strong>
      {isChosen ? '' : ` (${sees.charAt(0).toLowerCase()}${sees.slice(1)})`}:{' '}
      {steps.map(({ name }, index) => `${index + 1} ${name}`).join(', ')}
      {steps.length > 0 && '. '}
      {never.length > 0 && `Never shows ${listWords(never)}. `}
      {(isChosen || steps.length === 0) && notes.join(' ')}
    </p>
  )
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}
