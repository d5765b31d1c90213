import { useRef } from 'react'
import styled from 'styled-components'
import { CopyButton } from '../parts/CopyButton'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'

const Address = styled.code`
  font-family: var(--font-mono);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`

/** A link to this review that needs no wallet, for the other owners and for a second device. */
export function CoSignerLink({ path }: { readonly path: string }) {
  const source = useRef<HTMLElement>(null)
  const link = `${window.location.origin}${window.location.pathname}#${path}`
  return (
    <Stack $gap={3}>
      <Small>
        For co-signers, and for your own second device. A page that was tampered with shows what it likes, on
        this device: another device, on another network, is the way to notice it.
      </Small>
      <p>
        <Address ref={source}>{link}</Address>
      </p>
      <CopyButton label="Copy the link" text={link} source={source} />
    </Stack>
  )
}
