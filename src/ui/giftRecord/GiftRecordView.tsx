import '../styles/print.css'
import './print.css'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { GiftRecord } from '../../core/record/giftRecord'
import { giftRecordFile } from '../../core/record/giftRecordJson'
import { encodeRecordLink } from '../../core/record/recordLink'
import type { SafePlace } from '../../core/review/safePlace'
import { useApp, useIsFramed } from '../AppContext'
import { download, fileName } from '../files/download'
import { SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { Section } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { useAnnounce } from '../parts/LiveRegion'
import { QrCode } from '../parts/QrCode'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { ScreenOnly } from '../review/sheet/onPaper'
import { GiftSentence } from './fieldValues'
import { m } from './messages'
import { RecordTable } from './RecordTable'

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

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
  const explorer = explorerLink(place.chain, { kind: 'tx', txHash: gift.txHash })
  return (
    <>
      <span hidden data-gift-record />
      <ScreenHeading title={m.title} />
      <Lede>
        <GiftSentence gift={gift} />.
      </Lede>
      <p>{m.notTax}</p>
      <RecordTable gift={gift} chains={chains} />
      {explorer !== null && (
        <ScreenOnly>
          <p>
            <ExternalLink href={explorer}>{m.explorer}</ExternalLink>
          </p>
        </ScreenOnly>
      )}
      <PassOn gift={gift} />
    </>
  )
}

function PassOn({ gift }: { readonly gift: GiftRecord }) {
  const announce = useAnnounce()
  const isFramed = useIsFramed()
  const path = paths.checkRecord(encodeRecordLink(gift))
  const link = linkTo(path)
  const save = () => {
    const text = giftRecordFile(gift)
    download({ name: fileName('gift-record', 'json', gift.atMs), type: 'application/json', text })
    announce(m.downloaded)
  }
  return (
    <Section aria-labelledby="pass-on">
      <h2 id="pass-on">{m.actions}</h2>
      <Beside>
        <div>
          <Small>{m.checkLinkWords}</Small>
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
        </div>
        <QrCode text={link} label={m.qrLabel} />
      </Beside>
    </Section>
  )
}
