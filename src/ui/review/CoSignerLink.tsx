import { useRef } from 'react'
import styled from 'styled-components'
import { CopyButton } from '../parts/CopyButton'
import { QrCode } from '../parts/QrCode'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { ShareButton } from './ShareButton'

const Explanation = styled(Small)`
  max-width: var(--measure);
`

/** A text field, because a link with a description in it is long: it scrolls, and a click selects all of it. */
const Address = styled.textarea`
  width: 100%;
  max-width: 54rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  color: var(--ink);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
  resize: vertical;
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
  const source = useRef<HTMLTextAreaElement>(null)
  const link = `${window.location.origin}${window.location.pathname}#${path}`
  return (
    <Stack $gap={3}>
      <Explanation>
        For co-signers, and for your own second device. If this device, or the site that this page is framed
        in, has been tampered with, it can show whatever it likes here, and no app inside of it can prevent
        that. Another device on another network reads the same transaction by itself: what differs there is
        noticed.
      </Explanation>
      <Address
        ref={source}
        aria-label="The link"
        readOnly
        rows={3}
        spellCheck={false}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton label="Copy the link" text={link} source={source} />
        <ShareButton url={link} />
      </Row>
      {link.length <= longestQrText && (
        <QrFold>
          <summary>Show it as a QR code</summary>
          <QrCode text={link} label="QR code of the link" />
        </QrFold>
      )}
    </Stack>
  )
}
