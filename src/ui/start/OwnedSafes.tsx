import { useCallback } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { AppChain } from '../../core/chain'
import { ownedSafes } from '../../flows/queue/ownedSafes'
import type { SafeReader } from '../../flows/review/reader'
import { useApp, useChain } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from '../review/messages'
import { useRemote } from '../review/useReader'

/** Links to the queue of the open Safe, or of the Safes that the wallet owns. */
export function OwnedSafes() {
  const session = useStoreValue(useApp().session)
  const chain = useChain()
  if (chain === null) return null
  if (session.kind === 'safe')
    return (
      <Part title={m.start.yourSafe}>
        <p>
          <Link href={paths.queue({ chain, safe: session.safe })}>{m.start.yourQueue}</Link>
        </p>
      </Part>
    )
  if (session.kind === 'wallet')
    return (
      <Part title={m.start.ownedSafes}>
        <OfWallet key={session.address} chain={chain} owner={session.address} />
      </Part>
    )
  return null
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Section aria-labelledby="own-safes">
      <h2 id="own-safes">{title}</h2>
      {children}
    </Section>
  )
}

type OfWalletProps = { readonly chain: AppChain; readonly owner: Address }

function OfWallet({ chain, owner }: OfWalletProps) {
  const question = useCallback((reader: SafeReader) => ownedSafes(reader, owner), [owner])
  const owned = useRemote(chain, question)
  if (owned.kind === 'waiting') return <p>{m.start.looking(chain.name)}</p>
  if (owned.kind === 'failed') return <p>{m.start.unread(owned.problem)}</p>
  const { safes, more } = owned.value
  if (safes.length === 0) return <p>{m.start.none(chain.name)}</p>
  return (
    <>
      <Stack as="ul" $gap={3}>
        {safes.map((safe) => (
          <li key={safe}>
            <Link href={paths.queue({ chain, safe })}>
              <AddressText value={safe} />
            </Link>
          </li>
        ))}
      </Stack>
      {more > 0 && <p>{m.start.more(more)}</p>}
      <Small>{m.start.source(chain.name)}</Small>
    </>
  )
}
