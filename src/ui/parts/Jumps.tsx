import { Row } from './basics'
import { TextButton } from './Button'
import { m } from './laterMessages'
import { ScreenOnly } from './onPaper'

/** `sections`: the title of each section, by the id of its heading. */
type JumpsProps = { readonly sections: Readonly<Record<string, string>> }

/** Leads to the sections of a long page. Buttons, because the URL's fragment is the route here. */
export function Jumps({ sections }: JumpsProps) {
  return (
    <ScreenOnly>
      <nav aria-label={m.jumps}>
        <Row>
          {Object.entries(sections).map(([id, title]) => (
            <TextButton key={id} onClick={() => jumpTo(id)}>
              {title}
            </TextButton>
          ))}
        </Row>
      </nav>
    </ScreenOnly>
  )
}

function jumpTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
