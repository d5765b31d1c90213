import type { Address } from 'viem'
import { formatAmountFor } from '../../../core/money/formatAmount'
import type { DeviceValue } from '../../../core/review/deviceScreens'
import type { Digests } from '../../../core/review/digests'
import type { SafePlace } from '../../../core/review/safePlace'
import type { SafeTx } from '../../../core/safe/safeTx'
import { safe130, safeVersionNumber } from '../../../core/safe/safeVersion'
import { AddressText } from '../../parts/AddressText'
import { m } from './messages'

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

/** Shows the value to expect at one step of a device. */
export function DeviceStepValue({ shows, signed }: { readonly shows: DeviceValue; readonly signed: Signed }) {
  const { place, digests, tx } = signed
  switch (shows.kind) {
    case 'digest':
      return <AddressText value={digests[shows.digest]} />
    case 'words':
      return <span>{shows.words}</span>
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

type FieldValueProps = {
  readonly tx: SafeTx
  readonly field: keyof SafeTx
  readonly place: SafePlace
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
