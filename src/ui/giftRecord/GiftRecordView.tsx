import '../styles/print.css'
import './print.css'
import styled from 'styled-components'
import { Link } from 'wouter'
import { type ReactNode, useId } from 'react'
import type { GiftRecord } from '../../core/record/giftRecord'
import { giftRecordFile } from '../../core/record/giftRecordJson'
import { encodeRecordLink } from '../../core/record/recordLink'
import type { SafePlace } from '../../core/review/safePlace'
import { useApp, useIsFramed } from '../AppContext'
import { download, fileName } from '../files/download'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { Section, Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { useAnnounce } from '../parts/LiveRegion'
import { QrCode } from '../parts/QrCode'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { PrintOnly, ScreenOnly } from '../parts/onPaper'
import { GiverNameField, useGiverName } from './GiverName'
import { GiftSentence, fieldValues } from './fieldValues'
import { m } from './messages'
import type { AppChain } from '../../core/chain'
import { fieldGroups } from './FieldTable'

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) 16rem;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 52mm;
  }

  img {
    max-width: 16rem;
  }
`

type GiftRecordViewProps = { readonly gift: GiftRecord; readonly place: SafePlace }

/** Shows the record of one gift, to store, print, and verify. */
export function GiftRecordView({ gift, place }: GiftRecordViewProps) {
  const { chains } = useApp()
  const [giver, typed, changeGiver] = useGiverName()
  const explorer = explorerLink(place.chain, { kind: 'tx', txHash: gift.txHash })
  return (
    <>
      <span hidden data-gift-record />
      <ScreenHeading title={m.title} />
      <Lede>
        <GiftSentence gift={gift} />.
      </Lede>
      {giver !== '' && (
        <PrintOnly>
          <p>{m.giver.onPaper(<bdi key="giver">{giver}</bdi>)}</p>
        </PrintOnly>
      )}
      <p>{m.notTax}</p>
      <RecordTable gift={gift} chains={chains} />
      {explorer !== null && (
        <ScreenOnly>
          <p>
            <ExternalLink href={explorer}>{m.explorer}</ExternalLink>
          </p>
        </ScreenOnly>
      )}
      <PassOn gift={gift} place={place}>
        <GiverNameField typed={typed} onChange={changeGiver} />
      </PassOn>
    </>
  )
}

/** In bytes: a QR code of version 15 at medium error correction. A phone does not read a finer one on paper. */
const longestQrText = 412

/** Returns the link for the code: the one with all fields where it fits, otherwise the one to this page. */
function linkInCode(link: string, { payer, txHash, index }: GiftRecord, place: SafePlace): string {
  if (link.length <= longestQrText) return link
  return linkTo(
    payer.kind === 'safe'
      ? paths.giftRecord(place, payer.safeTxHash, index, txHash)
      : paths.giftRecord(place, txHash, index),
  )
}

type PassOnProps = GiftRecordViewProps & { readonly children: ReactNode }

function PassOn({ gift, place, children }: PassOnProps) {
  const announce = useAnnounce()
  const isFramed = useIsFramed()
  const path = paths.checkRecord(encodeRecordLink(gift))
  const link = linkTo(path)
  const inCode = linkInCode(link, gift, place)
  const save = () => {
    const text = giftRecordFile(gift)
    download({ name: fileName('gift-record', 'json', gift.atMs), type: 'application/json', text })
    announce(m.downloaded)
  }
  return (
    <Section aria-labelledby="pass-on">
      <h2 id="pass-on">{m.actions}</h2>
      <Beside>
        <Stack $gap={3}>
          <Small>{m.checkLinkWords}</Small>
          {inCode !== link && <Small>{m.codeWords}</Small>}
          {children}
          <ScreenOnly>
            <LinkField link={link}>
              <SecondaryButton onClick={save}>{m.download}</SecondaryButton>
              {!isFramed && <SecondaryButton onClick={() => window.print()}>{m.print}</SecondaryButton>}
            </LinkField>
            <Row>
              <Link href={path}>{m.checkNow}</Link>
              {isFramed && <ExternalLink href={window.location.href}>{m.printInFrame}</ExternalLink>}
            </Row>
            {isFramed && <Small>{m.notesInTab}</Small>}
          </ScreenOnly>
        </Stack>
        <QrCode text={inCode} label={m.qrLabel} />
      </Beside>
    </Section>
  )
}

const Fields = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-5);
  margin: 0;

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    margin: 0 0 var(--space-3);
    overflow-wrap: anywhere;
  }

  @media (min-width: 48rem), print {
    grid-template-columns: minmax(9rem, 14rem) minmax(0, 1fr);
    align-items: baseline;
    row-gap: var(--space-2);

    dd {
      margin: 0;
    }
  }
`

type RecordTableProps = { readonly gift: GiftRecord; readonly chains: readonly AppChain[] }

/** Lists all fields of a gift record, in groups. */
function RecordTable({ gift, chains }: RecordTableProps) {
  const id = useId()
  return fieldGroups(gift).map(([group, fields]) => (
    <Section key={group} aria-labelledby={`${id}-${group}`}>
      <h2 id={`${id}-${group}`}>{m.groups[group]}</h2>
      {group === 'noted' && <Small>{m.notedWords}</Small>}
      <Fields>
        {fields.map((field) => (
          <FieldRow key={field} label={m.fields[field]}>
            {fieldValues[field](gift, chains)}
          </FieldRow>
        ))}
      </Fields>
    </Section>
  ))
}

function FieldRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
