import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Lasting } from '../../ports/noteStore'
import { Lede } from '../parts/basics'
import { Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { useAnnounce } from '../parts/LiveRegion'
import { BringFile } from './BringFile'
import { m } from './messages'
import { SaveFile } from './SaveFile'

const Stays = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-inline-start: 1.25rem;
  list-style: disc;
`

/** Exports what only this browser knows to another one, as a file. */
export function DevicesScreen() {
  // The browser may now keep the imported data.
  const [brought, setBrought] = useState(0)
  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.lede}</Lede>
      <SaveFile />
      <BringFile onBrought={() => setBrought((times) => times + 1)} />
      <HowLong key={brought} />
      <Section aria-labelledby="stays">
        <h2 id="stays">{m.stays.title}</h2>
        <Stays>
          <li>{m.stays.intents}</li>
          <li>{m.stays.signIn}</li>
          <li>{m.stays.signatures}</li>
          <li>{m.stays.parts}</li>
          <li>{m.stays.ends}</li>
        </Stays>
      </Section>
    </>
  )
}

type Kept = Lasting | 'denied' | 'refused'

/** Shows whether the browser may remove the stored data of this page, with a button to request persistence. */
function HowLong() {
  const { openNotes } = useApp()
  const announce = useAnnounce()
  const [kept, setKept] = useState<Kept | null>(null)

  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const notes = await openNotes()
      // Only an access shows whether the browser denies it.
      await notes.places()
      const found = notes.keeping() === 'denied' ? 'denied' : await notes.lasting()
      if (isWanted) setKept(found)
    }
    // Saving and importing report that this chunk did not load.
    look().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [openNotes])

  const ask = async () => {
    const notes = await openNotes()
    const answer = await notes.askToLast()
    const found = answer === 'removable' ? 'refused' : answer
    setKept(found)
    announce(m.howLong[found])
  }

  if (kept === null) return null
  return (
    <Section aria-labelledby="how-long">
      <h2 id="how-long">{m.howLong.title}</h2>
      <p>{m.howLong[kept]}</p>
      {/* The button stays after a refusal, because it has the focus. */}
      {(kept === 'removable' || kept === 'refused') && (
        <div>
          <SecondaryButton onClick={() => void ask().catch(() => undefined)}>{m.howLong.ask}</SecondaryButton>
        </div>
      )}
    </Section>
  )
}
