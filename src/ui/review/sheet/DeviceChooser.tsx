import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import { type DeviceScreen, deviceScreens, type DeviceValue } from '../../../core/review/deviceScreens'
import { locale } from '../../../language/messages'
import { formatAmountFor } from '../../../core/money/formatAmount'
import type { Digests } from '../../../core/review/digests'
import type { SafePlace } from '../../../core/review/safePlace'
import type { SafeTx } from '../../../core/safe/safeTx'
import { safe130, safeVersionNumber } from '../../../core/safe/safeVersion'
import { Small } from '../../parts/basics'
import { Section, Stack } from '../../parts/Layout'
import { media } from '../../parts/media'
import { Radio, Radios } from '../../parts/Radio'
import { Sentence } from '../../parts/Sentence'
import { AddressText, WithAddresses } from '../../parts/AddressText'
import { PrintOnly, ScreenOnly } from '../../parts/onPaper'
import { m } from './messages'

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 2rem;
  list-style: decimal;
`

/** Name of a step and its value: below each other where a hash would not fit beside it. */
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

/**
 * Lets the signer choose by what the device shows, not by its model, and lists what to compare in the order of the
 * device.
 */
export function DeviceChooser({ signed }: { readonly signed: Signed }) {
  const name = useId()
  const [chosen, setChosen] = useState<DeviceScreen | null>(null)
  return (
    <Section aria-labelledby="device">
      <h2 id="device" tabIndex={-1}>
        {m.device.title}
      </h2>
      <ScreenOnly>
        <Radios aria-labelledby="device">
          {deviceScreens.map((screen) => (
            <Radio
              key={screen.id}
              name={name}
              isChosen={chosen?.id === screen.id}
              onChoose={() => setChosen(screen)}
            >
              {screen.sees} <Small as="span">({screen.device})</Small>
            </Radio>
          ))}
        </Radios>
        {chosen !== null && <Chosen screen={chosen} signed={signed} />}
      </ScreenOnly>
      <PrintOnly>
        {(chosen === null ? deviceScreens.filter(({ id }) => id !== 'oneHash') : [chosen]).map((screen) => (
          <InBrief key={screen.id} screen={screen} isChosen={chosen !== null} />
        ))}
      </PrintOnly>
      {signed.ownerSafes.length > 0 && (
        <p>
          <Sentence
            of={m.device.ownerSafes(
              <WithAddresses text={signed.ownerSafes.join(', ')} />,
              signed.ownerSafes.length,
            )}
          />
        </p>
      )}
      <Small>{m.device.executing}</Small>
    </Section>
  )
}

const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' })

/** The transaction that the owners sign, and its domain. */
export type Signed = {
  readonly place: SafePlace
  readonly version: string
  readonly tx: SafeTx
  readonly digests: Digests
  /** Name of the contract that makes a batch. */
  readonly batchName: string | null
  /** Owners that are Safes themselves. */
  readonly ownerSafes: readonly Address[]
}

type FieldValueProps = {
  readonly tx: SafeTx
  readonly field: keyof SafeTx
  readonly place: SafePlace
}

function Chosen({ screen, signed }: { readonly screen: DeviceScreen; readonly signed: Signed }) {
  return (
    <Device as="section" $gap={3} aria-label={m.device.label(screen.device)}>
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
        <p>{m.device.batch(signed.batchName)}</p>
      )}
      {screen.never.length > 0 && <p>{m.device.never(anyOf.format(screen.never))}</p>}
      {screen.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Device>
  )
}

/** Lists the steps without values: on paper the lists beside it have them. */
function InBrief({ screen, isChosen }: { readonly screen: DeviceScreen; readonly isChosen: boolean }) {
  const { sees, device, steps, never, notes } = screen
  return (
    <p>
      <strong>{device}</strong>
      {isChosen ? ': ' : m.device.seenAs(sees)}
      {steps.map(({ name }, index) => `${index + 1} ${name}`).join(', ')}
      {steps.length > 0 && '. '}
      {never.length > 0 && `${m.device.neverBrief(anyOf.format(never))} `}
      {(isChosen || steps.length === 0) && notes.join(' ')}
    </p>
  )
}

/** Shows the value to expect at one step of a device. */
function DeviceStepValue({ shows, signed }: { readonly shows: DeviceValue; readonly signed: Signed }) {
  const { place, digests, tx } = signed
  switch (shows.kind) {
    case 'digest':
      return <AddressText value={digests[shows.digest]} />
    case 'text':
      return <span>{shows.text}</span>
    case 'field':
      return <FieldValue tx={tx} field={shows.field} place={place} />
    case 'domain':
      return <DomainValue part={shows.part} signed={signed} />
  }
}

function DomainValue({
  part,
  signed: { place, version },
}: {
  readonly part: Extract<DeviceValue, { kind: 'domain' }>['part']
  readonly signed: Signed
}) {
  if (part === 'network') return <span>{place.chain.name}</span>
  if (part === 'safe') return <AddressText value={place.safe} />
  const isThere = (safeVersionNumber(version) ?? 0) >= safe130
  return <span>{isThere ? place.chain.id : m.device.noChainId(version)}</span>
}

function FieldValue({ tx, field, place }: FieldValueProps) {
  switch (field) {
    case 'to':
    case 'gasToken':
    case 'refundReceiver':
      return <AddressText value={tx[field]} />
    case 'value': {
      const { decimals, symbol } = place.chain.nativeCurrency
      // Devices write English numbers, whatever the language of this page.
      const amount = `${formatAmountFor(tx.value, decimals, 'en-GB')} ${symbol}`
      return <span>{tx.value > 0n ? m.device.value(amount, tx.value) : amount}</span>
    }
    case 'operation':
      return <span>{tx.operation === 0 ? m.device.call : m.device.delegateCall}</span>
    case 'data':
      return <span>{m.device.data(tx.data.length / 2 - 1)}</span>
    case 'safeTxGas':
    case 'baseGas':
    case 'gasPrice':
    case 'nonce':
      return <span>{tx[field].toString()}</span>
  }
}
