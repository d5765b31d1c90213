import styled from 'styled-components'
import { useState } from 'react'
import { QrCode } from '../parts/QrCode'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { LazyFold } from '../parts/LazyFold'
import { SecondaryButton } from '../parts/Button'
import { useAnnounce } from '../parts/LiveRegion'
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

/** Opens the share sheet of the device. Renders nothing where there is none. */
function ShareButton({ url }: { readonly url: string }) {
  const [isRefused, setRefused] = useState(false)
  const announce = useAnnounce()
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ url })
      setRefused(false)
    } catch (error) {
      // AbortError: the user closed the sheet. A frame may not open it at all.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setRefused(true)
      announce(m.shareRefused)
    }
  }
  return (
    <>
      <SecondaryButton onClick={() => void share()}>{m.share}</SecondaryButton>
      {isRefused && <Small>{m.shareRefused}</Small>}
    </>
  )
}
