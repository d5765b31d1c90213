import styled from 'styled-components'
import { QrCode } from '../parts/QrCode'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { LazyFold } from '../parts/LazyFold'
import { ShareButton } from './ShareButton'
import { m } from './linkMessages'

/** A longer text makes modules too small for the camera of a phone. */
const longestQrText = 1_500

const Code = styled.div`
  img {
    max-width: 22rem;
  }
`

/** Shows a link to a review that needs no wallet, for the other owners and for a second device. */
export function CoSignerLink({ path }: { readonly path: string }) {
  const link = linkTo(path)
  return (
    <Stack $gap={3}>
      <Small>{m.words}</Small>
      <LinkField link={link}>
        <ShareButton url={link} />
      </LinkField>
      {link.length <= longestQrText && (
        <LazyFold title={m.showQr}>
          <Code>
            <QrCode text={link} label={m.qr} />
          </Code>
        </LazyFold>
      )}
    </Stack>
  )
}
