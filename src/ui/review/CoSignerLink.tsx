import styled from 'styled-components'
import { QrCode } from '../parts/QrCode'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { ShareButton } from './ShareButton'
import { m } from './linkMessages'

const Explanation = styled(Small)`
  max-width: var(--measure);
`

/** A longer text makes modules too small for the camera of a phone. */
const longestQrText = 1_500

const QrFold = styled.details`
  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
  }

  img {
    max-width: 22rem;
  }
`

/** A link to a review that needs no wallet, for the other owners and for a second device. */
export function CoSignerLink({ path }: { readonly path: string }) {
  const link = linkTo(path)
  return (
    <Stack $gap={3}>
      <Explanation>{m.words}</Explanation>
      <LinkField link={link}>
        <ShareButton url={link} />
      </LinkField>
      {link.length <= longestQrText && (
        <QrFold>
          <summary>{m.showQr}</summary>
          <QrCode text={link} label={m.qr} />
        </QrFold>
      )}
    </Stack>
  )
}
