import { type FormEvent, useId, useRef, useState } from 'react'
import { readPastedTx } from '../../core/review/pastedTx'
import { readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { keepPasted } from '../../flows/review/keepPasted'
import { useApp } from '../AppContext'
import { navigate } from '../fragment'
import { PrimaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label, TextArea } from '../parts/fields'
import { Fold } from '../parts/Fold'
import { Stack } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useUnsaved } from '../parts/unsaved'
import { paths } from '../paths'
import { OwnedSafes } from '../start/OwnedSafes'
import { type FoundWay, useWayIn } from '../start/useWayIn'
import { WayInField } from '../start/WayInField'
import { wayInPath } from '../start/wayInPath'
import { m } from './messages'

type Problem = { readonly field: 'hash' | 'paste'; readonly words: string }

type Pasting = { readonly place: SafePlace; readonly hash: SafeTxHash | null; readonly text: string }

/** Prompts a co-signer without a link for a Safe and its transaction. */
export function ReviewStart() {
  const { openReader } = useApp()
  const navigation = useNavigation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [hasPasted, setHasPasted] = useState(false)
  useUnsaved(hasPasted)
  const wayIn = useWayIn(openFound)

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblem(null)
    if (wayIn.read(textOf(event.currentTarget, 'safe'))) focus('safe')
  }

  function openFound(found: FoundWay) {
    if (form.current === null) return
    const hashText = textOf(form.current, 'hash')
    const text = textOf(form.current, 'paste')
    if (found.kind === 'gift' || found.kind === 'check' || (hashText === '' && text === ''))
      return go(wayInPath(found, 'queue'))
    const { place } = found
    const named = found.kind === 'tx' ? found.safeTxHash : null
    const hash = hashText === '' ? named : readSafeTxHash(hashText)
    if (hashText !== '' && hash === null) return refuse({ field: 'hash', words: m.start.badHash })
    if (named !== null && hash !== named) return refuse({ field: 'hash', words: m.start.otherHash })
    if (text !== '') return void openPasted({ place, hash, text })
    go(hash === null ? paths.queue(place) : paths.review(place, hash))
  }

  async function openPasted({ place, hash, text }: Pasting): Promise<void> {
    const read = readPastedTx(text)
    const refusePaste = (words: string) => refuse({ field: 'paste', words })
    if (read.kind === 'problem') return refusePaste(read.problem)
    // The paste has to be of the named hash: the review compares.
    const pasted = hash === null ? read.pasted : { ...read.pasted, safeTxHash: hash }
    if (pasted.chainId !== null && pasted.chainId !== BigInt(place.chain.id))
      return refusePaste(m.start.otherChain(pasted.chainId, place.chain.name))
    const kept = await openReader(place.chain).then(
      (reader) => keepPasted(reader, { safe: place.safe, pasted }, new AbortController().signal),
      () => ({ kind: 'unreachable', reason: m.start.notLoaded }) as const,
    )
    if (kept.kind === 'found') go(paths.review(place, kept.value))
    else if (kept.kind === 'missing') {
      wayIn.refuse(m.start.noSafe)
      focus('safe')
    } else refusePaste(m.start.noHash(kept.reason))
  }

  function go(path: string) {
    navigation.record()
    navigate(path)
  }

  function refuse(next: Problem) {
    setProblem(next)
    // A folded field takes no focus.
    if (more.current !== null) more.current.open = true
    focus(next.field)
  }

  function focus(field: Problem['field'] | 'safe') {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }

  return (
    <>
      <ScreenHeading title={m.start.title} />
      <Lede>{m.start.lede}</Lede>
      <OwnedSafes />
      <form ref={form} onSubmit={open} noValidate>
        <Stack $gap={5}>
          <WayInField id={`${id}-safe`} label={m.start.safe} asking={wayIn.asking} onChain={wayIn.choose} />
          <Fold ref={more}>
            <summary>{m.start.byHash}</summary>
            <Stack $gap={5}>
              <TextField
                id={`${id}-hash`}
                name="hash"
                label={m.start.hash}
                hint={m.start.hashHint}
                problem={problem?.field === 'hash' ? problem.words : null}
              />
              <TextField
                id={`${id}-paste`}
                name="paste"
                label={m.start.paste}
                hint={m.start.pasteHint}
                problem={problem?.field === 'paste' ? problem.words : null}
                onLongText={(text) => setHasPasted(text.trim() !== '')}
              />
            </Stack>
          </Fold>
          <div>
            <PrimaryButton type="submit">{m.start.read}</PrimaryButton>
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
  /** Shows a field of several lines, and is called with each change of its text. */
  readonly onLongText?: (text: string) => void
}

function TextField({ id, name, label, hint, problem, onLongText }: TextFieldProps) {
  const shared = {
    id,
    name,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-describedby': problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`,
    'aria-invalid': problem !== null,
  }
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {onLongText === undefined ? (
        <Input {...shared} />
      ) : (
        <TextArea {...shared} rows={4} onChange={({ target }) => onLongText(target.value)} />
      )}
    </Field>
  )
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
