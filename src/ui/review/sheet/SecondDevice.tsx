import styled from 'styled-components'
import type { SafePlace } from '../../../core/review/safePlace'
import type { SafeTxHash } from '../../../core/safe/safeTx'
import { Small } from '../../parts/basics'
import { media } from '../../parts/media'
import { QrCode } from '../../parts/QrCode'
import { Section } from '../../parts/Layout'
import { paths } from '../../paths'
import { useGiftText } from '../compareLink'
import { m } from './messages'

const Beside = styled.div<{ $isDense: boolean }>`
  display: grid;
  gap: var(--space-4);
  align-items: center;

  img {
    max-width: ${({ $isDense }) => ($isDense ? '18rem' : '13rem')};
  }

  ${media.medium} {
    grid-template-columns: ${({ $isDense }) => ($isDense ? '18rem' : '13rem')} minmax(0, 1fr);
  }

  code {
    overflow-wrap: anywhere;
    font-family: var(--font-mono);
    font-size: var(--text-small);
  }

  @media print {
    grid-template-columns: ${({ $isDense }) => ($isDense ? '36mm' : '21mm')} minmax(0, 1fr);
  }
`

/** A longer text makes modules too small for a camera to read from paper. */
const longestOnPaper = 900

type SecondDeviceProps = { readonly place: SafePlace; readonly safeTxHash: SafeTxHash }

/** Shows a QR code of the review for a second device, which trusts nothing of this one. */
export function SecondDevice({ place, safeTxHash }: SecondDeviceProps) {
  const giftText = useGiftText()
  const linkOf = (gift: string | null) =>
    `${window.location.origin}${window.location.pathname}#${paths.review(place, safeTxHash, gift)}`
  const [plain, whole] = [linkOf(null), linkOf(giftText)]
  const holdsGift = giftText !== null && whole.length <= longestOnPaper
  return (
    <Section aria-labelledby="second">
      <h2 id="second">{m.second.title}</h2>
      <Beside $isDense={holdsGift}>
        <QrCode text={holdsGift ? whole : plain} label={holdsGift ? m.second.qrWithGift : m.second.qr} />
        <div>
          <p>
            <code>{plain}</code>
          </p>
          {giftText !== null && <Small>{holdsGift ? m.second.withGift : m.second.withoutGift}</Small>}
          <Small>{m.second.words}</Small>
        </div>
      </Beside>
    </Section>
  )
}
