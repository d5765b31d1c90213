import { type FormEvent, useId, useRef, useState } from 'react'
import { type DeviceFile, maxDeviceFile, readDeviceFile } from '../../core/devices/deviceFile'
import type { SealedPart } from '../../core/devices/sealedPart'
import { pageFields } from '../../core/signIn/signInFields'
import { bringSignIns, type SignInsBrought } from '../../flows/devices/deviceSignIns'
import { bringDevice, type Brought } from '../../flows/devices/deviceStorage'
import type { NotesProgress } from '../../flows/devices/deviceNotes'
import { useApp } from '../AppContext'
import { pageClock } from '../files/pageClock'
import { SecondaryButton } from '../parts/Button'
import { Field, FieldProblem, Label } from '../parts/fields'
import { FileInput } from '../parts/FileInput'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/Deferred'
import { Progress } from '../parts/Progress'
import { m } from './messages'
import { OpenSealed } from './OpenSealed'

const leftOut = ['underWay', 'expired', 'unfit', 'unread', 'noRoom'] as const

type State =
  | { readonly kind: 'idle' | 'broken' }
  | { readonly kind: 'waiting'; readonly progress: NotesProgress | null }
  | { readonly kind: 'problem'; readonly words: string }
  | { readonly kind: 'refused'; readonly field: string | null; readonly words: string }
  /** The file is read; its password is needed. */
  | { readonly kind: 'read'; readonly file: DeviceFile; readonly sealed: SealedPart }
  | { readonly kind: 'done'; readonly brought: Brought; readonly signIns: SignInsBrought | null }

/** Merges the file of another browser into the stored data of this one. */
export function BringFile({ onBrought }: { readonly onBrought: () => void }) {
  const id = useId()
  const { storage, baskets, chains, openNotes } = useApp()
  const announce = useAnnounce()
  const title = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })

  const read = async (form: HTMLFormElement) => {
    if (state.kind === 'waiting') return
    const refuse = (words: string) => {
      setState({ kind: 'problem', words })
      form.querySelector('input')?.focus()
    }
    const chosen = new FormData(form).get('file')
    if (!(chosen instanceof File) || chosen.size === 0) return refuse(m.bring.empty)
    // Each character has one to three bytes.
    const text = chosen.size > maxDeviceFile * 3 ? null : await chosen.text().catch(() => null)
    if (text === null) return refuse(m.bring.badFile)
    const reading = readDeviceFile(text)
    if (reading.kind === 'problem')
      return setState({ kind: 'refused', field: reading.field, words: reading.problem })
    const { file } = reading
    if (file.sealed === null) return bring(file, null)
    setState({ kind: 'read', file, sealed: file.sealed })
  }

  const bring = async (file: DeviceFile, opened: string | null) => {
    setState({ kind: 'waiting', progress: null })
    const notes = await openNotes().catch(() => null)
    if (notes === null) return setState({ kind: 'broken' })
    const onProgress = (progress: NotesProgress) => setState({ kind: 'waiting', progress })
    const rest = await bringDevice(file, { storage, baskets, notes, clock: pageClock, chains, onProgress })
    const place = { storage, site: pageFields(window.location), nowMs: Date.now() }
    const signIns = opened === null ? null : bringSignIns(opened, place)
    const brought = { ...rest, added: rest.added + (signIns?.added ?? 0) }
    setState({ kind: 'done', brought, signIns })
    announce([`${m.bring.done}.`, ...broughtWords(brought, signIns)].join(' '))
    if (brought.added === 0) return
    await notes.askToLast()
    onBrought()
  }

  const leaveForm = (file: DeviceFile, opened: string | null) => {
    // The focused field is removed.
    title.current?.focus()
    void bring(file, opened)
  }

  return (
    <Section aria-labelledby="bring">
      <h2 id="bring" ref={title} tabIndex={-1}>
        {m.bring.title}
      </h2>
      <p>{m.bring.words}</p>
      <form
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void read(event.currentTarget)
        }}
      >
        <Stack $gap={4}>
          <Field>
            <Label htmlFor={id}>{m.bring.file}</Label>
            {state.kind === 'problem' && <FieldProblem id={`${id}-problem`}>{state.words}</FieldProblem>}
            <FileInput
              id={id}
              name="file"
              accept=".json,application/json"
              aria-describedby={state.kind === 'problem' ? `${id}-problem` : undefined}
              aria-invalid={state.kind === 'problem'}
            />
          </Field>
          <div>
            <SecondaryButton type="submit" aria-disabled={state.kind === 'waiting'}>
              {m.bring.button}
            </SecondaryButton>
          </div>
        </Stack>
      </form>
      {state.kind === 'read' && (
        <OpenSealed
          key={state.sealed.iv}
          sealed={state.sealed}
          onOpened={(text) => leaveForm(state.file, text)}
          onWithout={() => leaveForm(state.file, null)}
        />
      )}
      {state.kind === 'waiting' && state.progress !== null && <Reading progress={state.progress} />}
      {state.kind === 'refused' && (
        <Notice tone="bad" title={m.bring.refused}>
          <p>
            {state.field !== null && m.bring.at(state.field)}
            {state.words} {m.bring.unchanged}
          </p>
        </Notice>
      )}
      {state.kind === 'broken' && <PartDidNotLoad />}
      {state.kind === 'done' && <BroughtNotice brought={state.brought} signIns={state.signIns} />}
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

type BroughtNoticeProps = {
  /** Everything imported, sign-ins included. */
  readonly brought: Brought
  /** Null: the file has none, or they were left out. */
  readonly signIns: SignInsBrought | null
}

/** Shows the outcome of an imported file. */
function BroughtNotice({ brought, signIns }: BroughtNoticeProps) {
  const isKept = brought.isKept && (signIns?.noRoom ?? 0) === 0
  return (
    <Notice tone={isKept ? 'good' : 'waiting'} title={m.bring.done}>
      {broughtWords(brought, signIns).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {brought.added > 0 && (
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>{m.bring.reload}</SecondaryButton>
        </div>
      )}
    </Notice>
  )
}

/** Returns the outcome of an imported file in words, shown and announced. */
function broughtWords({ added, left, isKept }: Brought, signIns: SignInsBrought | null): readonly string[] {
  const stayed =
    signIns === null
      ? []
      : leftOut.flatMap((fate) => (signIns[fate] > 0 ? [m.bring.signIns[fate](signIns[fate])] : []))
  const isWhole = left === 0 && stayed.length === 0
  return [
    ...(added > 0 || isWhole ? [m.bring.added(added)] : []),
    ...(signIns !== null && signIns.added > 0 ? [m.bring.signIns.added(signIns.added)] : []),
    ...stayed,
    ...(left > 0 ? [m.bring.left(left)] : []),
    ...(isKept ? [] : [m.bring.notKept]),
  ]
}
