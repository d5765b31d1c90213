import { useEffect, useState } from 'react'
import type { Lasting } from '../../ports/noteStore'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { m } from './messages'

type Kept = Lasting | 'denied' | 'refused'

/** Shows whether the browser may remove the stored data of this page, with a button to request persistence. */
export function HowLong() {
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
