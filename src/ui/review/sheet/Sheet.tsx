import '../../styles/print.css'
import './print.css'
import styled from 'styled-components'
import { type ReactNode, useEffect, useState } from 'react'
import { size, slice } from 'viem'
import { type AssetNames, assetNamesOf } from '../../../core/review/assetNames'
import { sheetSummary } from '../../../core/review/sheetSummary'
import { undoneOf } from '../../../core/review/undoneOf'
import type { SafeTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { type Digests, checkPhrase } from '../../../core/review/digests'
import type { Check } from '../../../core/review/check'
import { uncheckedGroups } from '../../../core/review/checkWords'
import { Notice } from '../../parts/Notice'
import { Section, Stack } from '../../parts/Layout'
import { Small } from '../../parts/basics'
import { AddressText, WithAddresses } from '../../parts/AddressText'
import { Sentence } from '../../parts/Sentence'
import { readDigests, DigestFacts } from '../DigestFacts'
import { SafeTxFields } from '../SafeTxFields'
import { DeviceChooser, type Signed } from './DeviceChooser'
import { PasteBox } from './PasteBox'
import { SecondDevice } from './SecondDevice'
import { LaterCalls, SheetHead, type SheetProps } from './SheetHead'
import { ToolCommands } from './ToolCommands'
import { m } from './messages'
import { isGrouped, ToJudge } from '../payments/ToJudge'
import { isListed } from '../../../flows/review/reviewState'
import { type TxEnd, txEnd } from '../../../core/review/txEnd'
import { txProgress } from '../../../core/review/txProgress'
import { EndContext, stageOf, useEnd } from '../useEnd'
import { useCallNotes } from './useCallNotes'
import { PrintOnly, ScreenOnly } from '../../parts/onPaper'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 54rem;
  padding-inline-start: 1.2rem;
  list-style: disc;

  @media print {
    max-width: none;
    columns: 2;
    column-gap: 18pt;
    padding-inline-start: 10pt;
    display: block;

    li {
      break-inside: avoid;
    }
  }
`

const { page, node, moment, device, wish } = m.unchecked

/** Limits of every sheet. */
const limits: readonly string[] = [page, node, moment, device, wish]

const Words = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-1) var(--space-4);
  max-width: 40rem;
  padding-inline-start: 2rem;
  list-style: decimal;
  font-weight: 600;

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-width: none;
    padding-inline-start: 1.2rem;
  }
`

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
  const end = txEnd(txProgress(review.checks, isListed(state)), review.checks)
  const { totals } = end === 'failed' ? undoneOf(review) : review
  const summary = sheetSummary({ ...review, totals }, place.safe, names, end === 'done' ? 'did' : 'does')
  const notes = useCallNotes(review, place.safe)
  const digests = readDigests(reading)
  const version =
    setup.kind === 'found' && setup.value.version.kind === 'read' ? setup.value.version.value : ''
  const { action } = review.tree
  const batchName = action.kind === 'batch' ? `${action.contract.name} ${action.contract.version}` : null
  const owners = setup.kind === 'found' && setup.value.owners.kind === 'read' ? setup.value.owners.value : []
  const ownerSafes = owners.filter(({ kind }) => kind === 'safe').map(({ address }) => address)
  const signed = digests === null ? null : { place, version, tx: record, digests, batchName, ownerSafes }
  return (
    <EndContext value={end}>
      <span hidden data-sheet />
      <SheetHead
        place={place}
        state={state}
        summary={summary}
        notes={notes}
        sections={signed === null ? {} : sectionsOf(end)}
      />
      {signed === null ? (
        <Section aria-labelledby="hashes">
          <h2 id="hashes">{m.hashes.title}</h2>
          <Notice tone="waiting" title={m.hashes.unknown}>
            <p>{m.hashes.unknownWords[stageOf(end)]}</p>
          </Notice>
        </Section>
      ) : (
        <>
          <ToCompare signed={signed} safeTxHash={record.safeTxHash} />
          <SheetFields record={record} digests={signed.digests} />
          <ToolCommands signed={signed} />
        </>
      )}
      <NotChecked place={place} review={review} names={names} />
      <LaterCalls calls={summary.later} notes={notes} />
    </EndContext>
  )
}

function sectionsOf(end: TxEnd): Readonly<Record<string, string>> {
  return {
    hashes: m.hashes.title,
    ...(end === 'open' && { device: m.device.jump }),
    phrase: m.phrase.title,
    unchecked: m.unchecked.title,
  }
}

type PhraseState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly words: readonly string[] }
  /** The word list failed to load. */
  | { readonly kind: 'broken' }

/** Most data that is printed in full, in bytes: about eight lines. */
const printedBytes = 800
const endBytes = 32

const Fields = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content minmax(0, 1fr);
  gap: 0.5pt 6pt;
  overflow-wrap: anywhere;

  .whole {
    grid-column: 2 / -1;
  }

  code {
    font-size: 6pt;
  }
`

type SheetFieldsProps = { readonly record: SafeTxRecord; readonly digests: Digests }

/** Lists all ten fields that are signed. On paper, long data is replaced by its length, its digest and its ends. */
export function SheetFields({ record, digests }: SheetFieldsProps) {
  return (
    <Section aria-labelledby="fields">
      <h2 id="fields">{m.fields.title[stageOf(useEnd())]}</h2>
      <ScreenOnly>
        <SafeTxFields record={record} />
      </ScreenOnly>
      <PrintOnly>
        <PrintedFields record={record} digests={digests} />
      </PrintOnly>
    </Section>
  )
}

/** Shows what to compare with another source: the hashes, the device, a pasted text, another signer’s words. */
function ToCompare({ signed, safeTxHash }: { readonly signed: Signed; readonly safeTxHash: SafeTxHash }) {
  const phrase = useCheckPhrase(signed.digests.eip712Digest)
  return (
    <>
      <SheetHashes digests={signed.digests} />
      {useEnd() === 'open' && <DeviceChooser signed={signed} />}
      <PasteBox digests={signed.digests} phrase={phrase.kind === 'ready' ? phrase.words : null} />
      <Pair $gap={6}>
        <CheckWords phrase={phrase} />
        <SecondDevice place={signed.place} safeTxHash={safeTxHash} />
      </Pair>
    </>
  )
}

/** Shows the digests in full, under their names in ERC-8213. */
function SheetHashes({ digests }: { readonly digests: Digests }) {
  return (
    <Section aria-labelledby="hashes">
      <h2 id="hashes" tabIndex={-1}>
        {m.hashes.title}
      </h2>
      <DigestFacts digests={digests} />
      <Small>{m.hashes.words}</Small>
    </Section>
  )
}

/** Shows twelve words that two signers read to each other. */
function CheckWords({ phrase }: { readonly phrase: PhraseState }) {
  return (
    <Section aria-labelledby="phrase">
      <h2 id="phrase" tabIndex={-1}>
        {m.phrase.title}
      </h2>
      {phrase.kind === 'loading' && <p>{m.phrase.loading}</p>}
      {phrase.kind === 'broken' && <p>{m.phrase.broken}</p>}
      {phrase.kind === 'ready' && (
        <Words>
          {phrase.words.map((word, index) => (
            <li key={index} translate="no">
              {word}
            </li>
          ))}
        </Words>
      )}
      <Small>{m.phrase.words}</Small>
    </Section>
  )
}

/** Returns the check phrase of a hash, once the word list has loaded. */
function useCheckPhrase(hash: SafeTxHash): PhraseState {
  const [list, setList] = useState<readonly string[] | 'loading' | 'broken'>('loading')

  useEffect(() => {
    let isWanted = true
    import('./wordList').then(
      ({ wordList }) => isWanted && setList(wordList),
      () => isWanted && setList('broken'),
    )
    return () => {
      isWanted = false
    }
  }, [])

  if (list === 'loading' || list === 'broken') return { kind: list }
  return { kind: 'ready', words: checkPhrase(hash, list) }
}

type NotCheckedProps = Pick<SheetProps, 'place'> & {
  readonly review: SheetProps['state']['review']
  readonly names: AssetNames
}

const noLabels: ReadonlyMap<number, string> = new Map()

/** Lists what was not checked here, so that silence does not pass for approval. */
function NotChecked({ place, review: { checks, effects }, names }: NotCheckedProps) {
  const end = useEnd()
  const recipients = checks.filter(isGrouped).find(({ outcome }) => outcome === 'unchecked')
  const groupsOf = (some: readonly Check[], reasonOf: (reason: string) => ReactNode) =>
    uncheckedGroups(some, names, { end }).map(({ outcome, statements, reason }) => (
      <li key={reason}>
        <strong>{outcome}:</strong> {statements.join(' ')} {reasonOf(reason)}
      </li>
    ))
  return (
    <Section aria-labelledby="unchecked">
      <h2 id="unchecked" tabIndex={-1}>
        {m.unchecked.title}
      </h2>
      <List>
        {recipients !== undefined &&
          groupsOf([recipients], (reason) => (
            <>
              <ScreenOnly>
                <ToJudge place={place} effects={effects} check={recipients} names={names} labels={noLabels} />
              </ScreenOnly>
              <PrintOnly>
                <WithAddresses text={reason} />
              </PrintOnly>
            </>
          ))}
        {groupsOf(
          checks.filter((check) => check !== recipients),
          (reason) => (
            <WithAddresses text={reason} />
          ),
        )}
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
    </Section>
  )
}

function PrintedFields({ record, digests }: SheetFieldsProps) {
  const bytes = size(record.data)
  return (
    <Fields>
      <dt>to</dt>
      <dd>
        <AddressText value={record.to} />
      </dd>
      <dt>value</dt>
      <dd>{record.value.toString()} wei</dd>
      <dt>operation</dt>
      <dd>{record.operation === 0 ? '0 (CALL)' : '1 (DELEGATECALL)'}</dd>
      <dt>nonce</dt>
      <dd>{record.nonce.toString()}</dd>
      <dt>safeTxGas</dt>
      <dd>{record.safeTxGas.toString()}</dd>
      <dt>baseGas, gasPrice</dt>
      <dd>
        {record.baseGas.toString()}, {record.gasPrice.toString()}
      </dd>
      <dt>gasToken</dt>
      <dd>
        <AddressText value={record.gasToken} />
      </dd>
      <dt>refundReceiver</dt>
      <dd>
        <AddressText value={record.refundReceiver} />
      </dd>
      <dt>data</dt>
      <dd className="whole">
        <Sentence
          of={
            bytes > printedBytes
              ? m.fields.longData(
                  bytes,
                  digests.dataDigest,
                  <code>{slice(record.data, 0, endBytes)}</code>,
                  <code>{slice(record.data, -endBytes)}</code>,
                )
              : m.fields.data(bytes, <code>{record.data}</code>)
          }
        />
      </dd>
    </Fields>
  )
}
