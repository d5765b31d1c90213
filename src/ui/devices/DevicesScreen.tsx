import { useState } from 'react'
import styled from 'styled-components'
import { Lede } from '../parts/basics'
import { Section } from '../parts/Layout'
import { ScreenHeading } from '../parts/ScreenHeading'
import { BringFile } from './BringFile'
import { HowLong } from './HowLong'
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
