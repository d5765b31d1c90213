import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import type { DocumentProblem } from '../../core/giving/readGiftDocument'
import { readRecordText } from '../../core/record/readRecordText'
import { type Claims, readClaims } from '../../flows/record/readClaims'
import { pageClock } from '../files/pageClock'
import { PrimaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { CheckMany } from './CheckMany'
import { CheckResult } from './CheckResult'
import { m } from './messages'
import { ScanControl } from './ScanControl'

const mostMegabytes = 32

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'read'; readonly claims: Claims }

/** Takes a record from a link, a file or a paste, and checks it. */
export function CheckScreen() {
  const carried = new URLSearchParams(useSearch()).get('record')
  // Another link begins anew.
  return <CheckOf key={carried} carried={carried} />
}

function CheckOf({ carried }: { readonly carried: string | null }) {
  const fromLink = useMemo(() => (carried === null ? null : claimOf(carried)), [carried])
  const [state, setState] = useState<State>({ kind: 'idle' })
  const shown = state.kind === 'read' ? state.claims : state.kind === 'idle' ? fromLink : null
  return (
    <>
      <ScreenHeading title={m.check.title} />
      <Lede>{m.check.lede}</Lede>
      {shown?.kind === 'problem' && <ReadingProblem problem={shown} />}
      {shown?.kind === 'one' && <CheckResult gift={shown.gift} />}
      {shown?.kind === 'many' && <CheckMany gifts={shown.gifts} />}
      <CheckForm state={state} onState={setState} />
    </>
  )
}

/** The record of a link. */
function claimOf(carried: string): Claims {
  const reading = readRecordText(`#record=${carried}`)
  return reading.kind === 'problem' ? reading : { kind: 'one', gift: reading.gift }
}

function ReadingProblem({ problem }: { readonly problem: DocumentProblem }) {
  return (
    <Notice tone="bad" title={m.check.badRecord}>
      <p>
        {problem.field !== null && m.check.at(problem.field)}
        {problem.problem} {m.check.nothing}
      </p>
    </Notice>
  )
}

type CheckFormProps = { readonly state: State; readonly onState: (state: State) => void }

function CheckForm({ state, onState }: CheckFormProps) {
  const id = useId()
  const run = useRef(0)
  const problem = state.kind === 'refused' ? state.words : null

  const readText = useCallback(
    async (text: string, mine = ++run.current) => {
      const claims = await readClaims(text, pageClock)
      if (mine !== run.current) return null
      onState({ kind: 'read', claims })
      return claims
    },
    [onState],
  )
  const readForm = async (form: HTMLFormElement) => {
    const mine = ++run.current
    const text = await textOf(form)
    if (mine !== run.current) return
    if (text.kind === 'text') {
      const claims = await readText(text.text, mine)
      // The file would come before what is pasted next.
      if (claims !== null && claims.kind !== 'problem') form.reset()
      return
    }
    onState({ kind: 'refused', words: text.words })
    form.querySelector<HTMLElement>('[name=file]')?.focus()
  }
  const takeCode = useCallback((text: string) => void readText(text), [readText])

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void readForm(event.currentTarget)
      }}
    >
      <Stack $gap={5}>
        <Field>
          <Label htmlFor={`${id}-file`}>{m.check.file}</Label>
          <Hint id={`${id}-hint`}>{m.check.fileHint}</Hint>
          {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
          <Input
            id={`${id}-file`}
            name="file"
            type="file"
            accept=".json,.csv,application/json,text/csv,image/*"
            aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
            aria-invalid={problem !== null}
          />
        </Field>
        <Field>
          <Label htmlFor={`${id}-paste`}>{m.check.paste}</Label>
          <Input
            as="textarea"
            rows={5}
            id={`${id}-paste`}
            name="paste"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <div>
          <PrimaryButton type="submit">{m.check.submit}</PrimaryButton>
        </div>
        <ScanControl onText={takeCode} />
      </Stack>
    </form>
  )
}

type FormText =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused'; readonly words: string }

/** A file comes before what was pasted. */
async function textOf(form: HTMLFormElement): Promise<FormText> {
  const fields = new FormData(form)
  const file = fields.get('file')
  if (file instanceof File && file.size > 0) {
    const megabytes = Math.ceil(file.size / 1_000_000)
    if (megabytes > mostMegabytes) return { kind: 'refused', words: m.check.tooLarge(megabytes) }
    if (file.type.startsWith('image/')) return codeIn(file)
    const text = await file.text().catch(() => null)
    return text === null ? { kind: 'refused', words: m.check.badFile } : { kind: 'text', text }
  }
  const pasted = fields.get('paste')
  const text = typeof pasted === 'string' ? pasted.trim() : ''
  return text === '' ? { kind: 'refused', words: m.check.empty } : { kind: 'text', text }
}

/** What reads pictures is fetched with the first one. */
async function codeIn(picture: File): Promise<FormText> {
  const reader = await import('./readQrPicture').catch(() => null)
  if (reader === null) return { kind: 'refused', words: m.check.broken }
  const read = await reader.readQrPicture(picture)
  return read.kind === 'text' ? read : { kind: 'refused', words: m.check[read.kind] }
}
