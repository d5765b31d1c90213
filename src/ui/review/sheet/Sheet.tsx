import '../../styles/print.css'
import './print.css'
import styled from 'styled-components'
import { assetNamesOf } from '../../../core/review/assetNames'
import type { SafeTxHash } from '../../../core/safe/safeTx'
import { Notice } from '../../parts/Notice'
import { Section, Stack } from '../../parts/Layout'
import { readDigests } from '../readDigests'
import { CheckWords } from './CheckWords'
import { DeviceChooser } from './DeviceChooser'
import type { Signed } from './DeviceStepValue'
import { NotChecked } from './NotChecked'
import { PasteBox } from './PasteBox'
import { SecondDevice } from './SecondDevice'
import { SheetFields } from './SheetFields'
import { SheetHashes } from './SheetHashes'
import { SheetHead } from './SheetHead'
import { ToolCommands } from './ToolCommands'
import { useCheckPhrase } from './useCheckPhrase'
import type { SheetProps } from './sheetProps'
import { m } from './messages'

/** Side by side on paper. */
const Pair = styled(Stack)`
  @media print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** Shows one page to compare before signing, on screen or on paper. */
export function Sheet({ place, state }: SheetProps) {
  const { reading, review } = state
  const { record, setup } = reading
  const names = assetNamesOf(place.chain)
  const digests = readDigests(reading)
  const version =
    setup.kind === 'found' && setup.value.version.kind === 'read' ? setup.value.version.value : ''
  const { action } = review.tree
  const batchName = action.kind === 'batch' ? `${action.contract.name} ${action.contract.version}` : null
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const ownerSafes = owners.filter(({ kind }) => kind === 'safe').map(({ address }) => address)
  const signed = digests === null ? null : { place, version, tx: record, digests, batchName, ownerSafes }
  return (
    <>
      <span hidden data-sheet />
      <SheetHead place={place} state={state} />
      {signed === null ? (
        <Section aria-labelledby="hashes">
          <h2 id="hashes">{m.hashes.title}</h2>
          <Notice tone="waiting" title={m.hashes.unknown}>
            <p>{m.hashes.unknownWords}</p>
          </Notice>
        </Section>
      ) : (
        <>
          <ToCompare signed={signed} safeTxHash={record.safeTxHash} />
          <SheetFields record={record} digests={signed.digests} />
          <ToolCommands signed={signed} />
        </>
      )}
      <NotChecked checks={review.checks} names={names} />
    </>
  )
}

/** Shows what to compare with another source: the hashes, the device, a pasted text, another signer’s words. */
function ToCompare({ signed, safeTxHash }: { readonly signed: Signed; readonly safeTxHash: SafeTxHash }) {
  const phrase = useCheckPhrase(signed.digests.eip712Digest)
  return (
    <>
      <SheetHashes digests={signed.digests} />
      <DeviceChooser signed={signed} />
      <PasteBox digests={signed.digests} phrase={phrase.kind === 'ready' ? phrase.words : null} />
      <Pair $gap={6}>
        <CheckWords phrase={phrase} />
        <SecondDevice place={signed.place} safeTxHash={safeTxHash} />
      </Pair>
    </>
  )
}
