import styled from 'styled-components'
import { type ReactNode, useState } from 'react'
import { QrCode } from '../parts/QrCode'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { Fold } from '../parts/Fold'
import { LazyFold } from '../parts/LazyFold'
import { SecondaryButton } from '../parts/Button'
import { useAnnounce } from '../parts/LiveRegion'
import { m } from './linkMessages'
import { useEnd } from './useEnd'

/** In bytes: a QR code of version 15 at medium error correction. A phone does not read a finer one at arm's length. */
const longestQrText = 412

/** Some chats cut a longer text. */
const longestInChats = 2_000

const Code = styled.div`
  img {
    max-width: 22rem;
  }
`

type CoSignerLinkProps = {
  readonly path: string
  /** The path to the same review that a QR code has where the whole one does not fit. */
  readonly shortest: string
  /** What the link carries. */
  readonly children?: ReactNode
}

/** Shows a link to a review that needs no wallet, for other owners, and for a second device. */
export function CoSignerLink({ path, shortest, children }: CoSignerLinkProps) {
  const isToBeSigned = useEnd() === 'open'
  const link = linkTo(path)
  const inCode = link.length <= longestQrText ? link : linkTo(shortest)
  return (
    <Stack $gap={3}>
      <LinkField link={link}>
        <ShareButton url={link} />
      </LinkField>
      {link.length > longestInChats && <Small>{m.length(link.length)}</Small>}
      {children}
      {inCode.length <= longestQrText && (
        <LazyFold title={m.showQr}>
          <Code>
            <QrCode text={inCode} label={m.qr} />
          </Code>
          {inCode !== link && <Small>{m.qrWithout}</Small>}
        </LazyFold>
      )}
      {isToBeSigned && (
        <>
          <Small>{m.words}</Small>
          <Fold>
            <summary>{m.why}</summary>
            <Small>{m.whyWords}</Small>
          </Fold>
        </>
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
