import { type FormEvent, useId, useState } from 'react'
import { readSafePlace, readSafeTxHash } from '../../core/review/safePlace'
import { useApp } from '../AppContext'
import { navigate } from '../fragment'
import { PrimaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { OwnedSafes } from './OwnedSafes'

type Problem = { readonly field: 'safe' | 'hash'; readonly words: string }

/** Where a co-signer who has no link begins: which Safe, and which transaction of it. */
export function ReviewStart() {
  const { chains } = useApp()
  const navigation = useNavigation()
  const id = useId()
  const [problem, setProblem] = useState<Problem | null>(null)

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readSafePlace(textOf(form, 'safe'), chains)
    if (read.kind === 'problem') return refuse(event.currentTarget, { field: 'safe', words: read.problem })
    const hashText = textOf(form, 'hash')
    const hash = readSafeTxHash(hashText)
    if (hashText === '') return go(paths.queue(read.place))
    if (hash === null)
      return refuse(event.currentTarget, {
        field: 'hash',
        words:
          'This is not a safeTxHash: 0x and 64 digits from 0 to f. Copy it from the details of the transaction.',
      })
    go(paths.review(read.place, hash))
  }

  function go(path: string) {
    navigation.record()
    navigate(path)
  }

  function refuse(form: HTMLFormElement, next: Problem) {
    setProblem(next)
    form.querySelector<HTMLInputElement>(`[name="${next.field}"]`)?.focus()
  }

  return (
    <>
      <ScreenHeading title="Review what a Safe would do" />
      <Lede>
        Read in plain words what waits in the queue of a Safe, computed from its bytes. Nothing has to be
        connected.
      </Lede>
      <OwnedSafes />
      <form onSubmit={open} noValidate>
        <Stack $gap={5}>
          <TextField
            id={`${id}-safe`}
            name="safe"
            label="Safe"
            hint="As Safe{Wallet} copies it, with the chain in front: eth:0x…"
            problem={problem?.field === 'safe' ? problem.words : null}
          />
          <TextField
            id={`${id}-hash`}
            name="hash"
            label="safeTxHash, if you have it"
            hint="The hash that owners sign: 0x and 64 digits. Without it you see the whole queue."
            problem={problem?.field === 'hash' ? problem.words : null}
          />
          <div>
            <PrimaryButton type="submit">Read it</PrimaryButton>
          </div>
        </Stack>
      </form>
    </>
  )
}

type TextFieldProps = {
  readonly id: string
  readonly name: Problem['field']
  readonly label: string
  readonly hint: string
  readonly problem: string | null
}

function TextField({ id, name, label, hint, problem }: TextFieldProps) {
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      <Input
        id={id}
        name={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
        aria-invalid={problem !== null}
      />
    </Field>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
