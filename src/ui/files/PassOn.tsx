import { useId, useState } from 'react'
import { cleanText } from '../../core/cleanLine'
import { maxAuthorLength } from '../../core/giving/giftDocument'
import { type PlanDocument, writePlan, writePlanFile } from '../../core/giving/planDocument'
import { SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Field, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { paths } from '../paths'
import { download, fileName } from './download'
import { m as messages } from './messages'

const m = messages.tools

/** Offers a plan as a file, and as a link where it is short enough, with the author's name if given. */
export function PassOn({ plan: unsigned }: { readonly plan: PlanDocument }) {
  const id = useId()
  const [author, setAuthor] = useState(unsigned.author ?? '')
  const plan = { ...unsigned, author: cleanText(author, maxAuthorLength) }
  const link = writePlan(plan)
  const file = writePlanFile(plan)
  const save = file.kind === 'text' && (
    <SecondaryButton
      onClick={() =>
        download({
          name: fileName('gift', 'json', plan.createdAtMs),
          type: 'application/json',
          text: file.text,
        })
      }
    >
      {m.giftFile}
    </SecondaryButton>
  )
  return (
    <Stack $gap={3}>
      <Small>{m.readable}</Small>
      <Field>
        <Label htmlFor={id}>{m.author}</Label>
        <Input
          id={id}
          autoComplete="name"
          maxLength={maxAuthorLength}
          value={author}
          onChange={(event) => setAuthor(event.target.value)}
        />
      </Field>
      {file.kind === 'problem' && <p>{file.problem}</p>}
      {link.kind === 'text' ? (
        <LinkField link={linkTo(paths.gift(link.text))}>{save}</LinkField>
      ) : (
        <>
          {file.kind === 'text' && <p>{link.problem}</p>}
          <Row>{save}</Row>
        </>
      )}
    </Stack>
  )
}
