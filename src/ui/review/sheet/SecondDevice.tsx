import styled from 'styled-components'
import { Small } from '../../parts/basics'
import { media } from '../../parts/media'
import { QrCode } from '../../parts/QrCode'
import { Section } from '../../parts/Layout'

const Beside = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: center;

  ${media.medium} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  code {
    overflow-wrap: anywhere;
    font-family: var(--font-mono);
    font-size: var(--text-small);
  }

  @media print {
    grid-template-columns: 21mm minmax(0, 1fr);
  }
`

/** The review on another device, which does not have to believe this one. */
export function SecondDevice({ path }: { readonly path: string }) {
  const link = `${window.location.origin}${window.location.pathname}#${path}`
  return (
    <Section aria-labelledby="second">
      <h2 id="second">On a second device</h2>
      <Beside>
        <QrCode text={link} label="QR code with the link to the review of this transaction" />
        <div>
          <p>
            <code>{link}</code>
          </p>
          <Small>
            Open it on another device, on another network, and compare the hashes. A page or a browser that
            was tampered with shows what it likes, this sheet included: the other device is the way to notice
            it.
          </Small>
        </div>
      </Beside>
    </Section>
  )
}
