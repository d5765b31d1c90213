import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { maxDeviceFile, readDeviceFile, writeDeviceFile } from '../../core/devices/deviceFile'
import { bringDevice, type Brought, saveDevice } from '../../flows/devices/deviceStorage'
import type { NotesProgress } from '../../flows/devices/deviceNotes'
import { runInSlices } from '../../flows/runInSlices'
import type { Keeping } from '../../ports/keeping'
import { useApp } from '../AppContext'
import { download, fileName } from '../files/download'
import { pageClock } from '../files/pageClock'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Field, FieldProblem, Input, Label } from '../parts/fields'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/PartDidNotLoad'
import { Progress } from '../parts/Progress'
import { ScreenHeading } from '../parts/ScreenHeading'
import { HowLong } from './HowLong'
import { m } from './messages'

const Stays = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-inline-start: 1.25rem;
  list-style: disc;
`

/** Carries what only this browser knows to another one, as a file. */
export function DevicesScreen() {
  // The browser may have agreed to keep what a file has brought.
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
          <li>{m.stays.parts}</li>
          <li>{m.stays.ends}</li>
        </Stays>
      </Section>
    </>
  )
}

type Saving =
  | { readonly kind: 'idle' | 'saving' | 'tooLong' | 'broken' }
  | { readonly kind: 'done'; readonly isEmpty: boolean; readonly notes: Keeping }

function SaveFile() {
  const { storage, openNotes } = useApp()
  const announce = useAnnounce()
  const [state, setState] = useState<Saving>({ kind: 'idle' })
  const save = async () => {
    if (state.kind === 'saving') return
    setState({ kind: 'saving' })
    try {
      const notes = await openNotes()
      const file = await saveDevice({ storage, notes }, Date.now())
      const isEmpty = Object.keys({ ...file.kept, ...file.notes }).length === 0
      const text = isEmpty ? '' : await runInSlices(writeDeviceFile(file), pageClock)
      if (text.length > maxDeviceFile) return setState({ kind: 'tooLong' })
      setState({ kind: 'done', isEmpty, notes: notes.keeping() })
      if (isEmpty) return announce(m.save.nothing)
      const name = fileName('do-some-good-device', 'json', file.savedAtMs)
      download({ name, type: 'application/json', text })
      announce(m.save.saved)
    } catch {
      setState({ kind: 'broken' })
    }
  }
  return (
    <Section aria-labelledby="save">
      <h2 id="save">{m.save.title}</h2>
      <p>{m.save.words}</p>
      {state.kind === 'done' && state.isEmpty && <p>{m.save.nothing}</p>}
      {state.kind === 'done' && state.notes !== 'kept' && <p>{m.save.noNotes}</p>}
      {state.kind === 'tooLong' && <p>{m.save.tooLong}</p>}
      {state.kind === 'broken' && <PartDidNotLoad />}
      <div>
        <PrimaryButton aria-disabled={state.kind === 'saving'} onClick={() => void save()}>
          {m.save.button}
        </PrimaryButton>
      </div>
    </Section>
  )
}

type State =
  | { readonly kind: 'idle' | 'broken' }
  | { readonly kind: 'bringing'; readonly progress: NotesProgress | null }
  | { readonly kind: 'noFile'; readonly words: string }
  | { readonly kind: 'refused'; readonly field: string | null; readonly words: string }
  | { readonly kind: 'done'; readonly brought: Brought }

function BringFile({ onBrought }: { readonly onBrought: () => void }) {
  const id = useId()
  const { storage, baskets, openNotes } = useApp()
  const announce = useAnnounce()
  const [state, setState] = useState<State>({ kind: 'idle' })

  const bring = async (form: HTMLFormElement) => {
    if (state.kind === 'bringing') return
    const refuse = (words: string) => {
      setState({ kind: 'noFile', words })
      form.querySelector('input')?.focus()
    }
    const file = new FormData(form).get('file')
    if (!(file instanceof File) || file.size === 0) return refuse(m.bring.empty)
    // Each character has one to three bytes.
    const text = file.size > maxDeviceFile * 3 ? null : await file.text().catch(() => null)
    if (text === null) return refuse(m.bring.badFile)
    const read = readDeviceFile(text)
    if (read.kind === 'problem') return setState({ kind: 'refused', field: read.field, words: read.problem })
    const notes = await openNotes().catch(() => null)
    if (notes === null) return setState({ kind: 'broken' })
    setState({ kind: 'bringing', progress: null })
    const onProgress = (progress: NotesProgress) => setState({ kind: 'bringing', progress })
    const brought = await bringDevice(read.file, { storage, baskets, notes, clock: pageClock, onProgress })
    setState({ kind: 'done', brought })
    announce(`${m.bring.done}. ${m.bring.added(brought.added)}`)
    if (brought.added === 0) return
    await notes.askToLast()
    onBrought()
  }

  return (
    <Section aria-labelledby="bring">
      <h2 id="bring">{m.bring.title}</h2>
      <p>{m.bring.words}</p>
      <form
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void bring(event.currentTarget)
        }}
      >
        <Stack $gap={4}>
          <Field>
            <Label htmlFor={id}>{m.bring.file}</Label>
            {state.kind === 'noFile' && <FieldProblem id={`${id}-problem`}>{state.words}</FieldProblem>}
            <Input
              id={id}
              name="file"
              type="file"
              accept=".json,application/json"
              aria-describedby={state.kind === 'noFile' ? `${id}-problem` : undefined}
              aria-invalid={state.kind === 'noFile'}
            />
          </Field>
          <div>
            <SecondaryButton type="submit" aria-disabled={state.kind === 'bringing'}>
              {m.bring.button}
            </SecondaryButton>
          </div>
        </Stack>
      </form>
      {state.kind === 'bringing' && state.progress !== null && <Reading progress={state.progress} />}
      {state.kind === 'refused' && (
        <Notice tone="bad" title={m.bring.refused}>
          <p>
            {state.field !== null && m.bring.at(state.field)}
            {state.words} {m.bring.unchanged}
          </p>
        </Notice>
      )}
      {state.kind === 'broken' && <PartDidNotLoad />}
      {state.kind === 'done' && <Done brought={state.brought} />}
    </Section>
  )
}

function Reading({ progress: { done, of } }: { readonly progress: NotesProgress }) {
  return (
    <Stack $gap={2}>
      <Progress aria-label={m.bring.progressName} max={of} value={done} />
      <p>{m.bring.progress(done, of)}</p>
    </Stack>
  )
}

function Done({ brought: { added, left, isKept } }: { readonly brought: Brought }) {
  return (
    <Notice tone={isKept ? 'good' : 'waiting'} title={m.bring.done}>
      <p>{m.bring.added(added)}</p>
      {left > 0 && <p>{m.bring.left(left)}</p>}
      {!isKept && <p>{m.bring.notKept}</p>}
      {added > 0 && (
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>{m.bring.reload}</SecondaryButton>
        </div>
      )}
    </Notice>
  )
}
