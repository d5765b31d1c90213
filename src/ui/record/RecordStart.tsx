import { type FormEvent, useId, useState } from 'react'
import { readSafePlace } from '../../core/review/safePlace'
import { useApp } from '../AppContext'
import { navigate } from '../fragment'
import { Lede } from '../parts/basics'
import { PrimaryButton } from '../parts/Button'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { m } from './messages'

/** Prompts a visitor for the account whose record to read. */
export function RecordStart() {
  const { chains } = useApp()
  const navigation = useNavigation()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('safe')
    const read = readSafePlace(typeof text === 'string' ? text.trim() : '', chains)
    if (read.kind === 'problem') {
      setProblem(read.problem)
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    navigation.record()
    navigate(paths.record(read.place))
  }

  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.start.lede}</Lede>
      <form onSubmit={open} noValidate>
        <Stack>
          <Field>
            <Label htmlFor={id}>{m.start.safe}</Label>
            <Hint id={`${id}-hint`}>{m.start.hint}</Hint>
            {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
            <Input
              id={id}
              name="safe"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
            />
          </Field>
          <div>
            <PrimaryButton type="submit">{m.start.read}</PrimaryButton>
          </div>
        </Stack>
      </form>
    </>
  )
}
