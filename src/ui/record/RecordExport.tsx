import { useId, useState } from 'react'
import { Row, Small } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { ExternalLink } from '../parts/ExternalLink'
import { Section } from '../parts/Layout'
import { linkTo } from '../parts/LinkField'
import { useAnnounce } from '../parts/LiveRegion'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { useIsFramed } from '../parts/useIsFramed'
import { paths } from '../paths'
import { ScreenOnly } from '../review/sheet/onPaper'
import type { ExportedRecord, RecordFormat } from './downloadRecord'
import { m } from './messages'

const formats = ['csv', 'json', 'daoip5'] as const satisfies readonly RecordFormat[]

/** Exports the displayed gifts as files. The code that writes them is fetched on the press. */
export function RecordExport(props: ExportedRecord) {
  const id = useId()
  const announce = useAnnounce()
  const isFramed = useIsFramed()
  const [isBroken, setBroken] = useState(false)
  const write = (format: RecordFormat) =>
    import('./downloadRecord').then(
      async ({ downloadRecord }) => {
        await downloadRecord(format, props)
        announce(m.files.written)
      },
      () => setBroken(true),
    )
  return (
    <ScreenOnly>
      <Section aria-labelledby={id}>
        <h2 id={id}>{m.files.title}</h2>
        <p>{m.files.lede(props.gifts.length)}</p>
        {props.state.reach.kind !== 'complete' && <p>{m.files.incomplete}</p>}
        <Row>
          {formats.map((format) => (
            <SecondaryButton key={format} onClick={() => void write(format)}>
              {m.files[format]}
            </SecondaryButton>
          ))}
          {/* The Safe's frame cannot print. */}
          {isFramed ? (
            <ExternalLink href={linkTo(paths.record(props.place, props.filter))}>
              {m.files.printInFrame}
            </ExternalLink>
          ) : (
            <SecondaryButton onClick={() => window.print()}>{m.files.print}</SecondaryButton>
          )}
        </Row>
        {isFramed && <Small>{m.files.notesInTab}</Small>}
        <Small>{m.files.about}</Small>
        {isBroken && <PartDidNotLoad />}
      </Section>
    </ScreenOnly>
  )
}
