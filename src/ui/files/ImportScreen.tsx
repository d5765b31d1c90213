import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import type { DecimalSign } from '../../core/files/parseDeclared'
import type { Account } from '../../flows/account/account'
import { type GiftFile, readGiftFile } from '../../flows/files/readGiftFile'
import { resolveName } from '../../flows/recipients/resolveName'
import { useApp } from '../AppContext'
import { useGivable } from '../tokens/useGivable'
import { giverOf } from '../give/giver'
import { PrimaryButton } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { fileContextOf } from './fileContextOf'
import { FilePreview } from './FilePreview'
import { HowFilesLook } from './HowFilesLook'
import { pageClock } from './pageClock'
import { PlanView } from './PlanView'
import { m } from './importMessages'
import { m as plans } from './planMessages'

const Signs = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: var(--text-small);
    font-weight: 600;
  }

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 1.75rem;
  }
`

const signs = ['point', 'comma'] as const satisfies readonly DecimalSign[]

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'read'; readonly file: GiftFile }

type ImportScreenProps = { readonly account: Account; readonly causes: readonly Cause[] }

/** Reads a file or pasted cells, shows what was understood, and only then puts it into the gift. */
export function ImportScreen({ account, causes }: ImportScreenProps) {
  const giver = giverOf(account, useGivable(account))
  const id = useId()
  const announce = useAnnounce()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [decimalSign, setDecimalSign] = useState<DecimalSign>('point')
  const { openReader } = useApp()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const forget = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  const read = async (form: HTMLFormElement) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const refuse = (words: string) => {
      setState({ kind: 'refused', words })
      form.querySelector<HTMLElement>('[name=file]')?.focus()
    }
    const text = await textOf(form)
    if (signal.aborted) return
    if (text === null) return refuse(m.unreadable)
    if (text.trim() === '') return refuse(m.nothing)
    setState({ kind: 'reading' })
    const file = await readGiftFile(text, fileContextOf(giver, causes), {
      decimalSign,
      clock: pageClock,
      resolveName: async (name) => resolveName(name, await openReader(giver.chain), signal),
    }).catch(() => null)
    if (signal.aborted) return
    if (file === null) return refuse(m.notLoaded)
    setState({ kind: 'read', file })
    announce(m.done)
  }

  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.lede}</Lede>
      <form
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void read(event.currentTarget)
        }}
      >
        <Stack $gap={5}>
          <Field>
            <Label htmlFor={`${id}-file`}>{m.file}</Label>
            <Hint id={`${id}-file-hint`}>{m.fileHint}</Hint>
            {state.kind === 'refused' && <FieldProblem id={`${id}-problem`}>{state.words}</FieldProblem>}
            <Input
              id={`${id}-file`}
              name="file"
              type="file"
              accept=".csv,.tsv,.txt,.json,text/csv,application/json"
              aria-describedby={state.kind === 'refused' ? `${id}-problem` : `${id}-file-hint`}
              aria-invalid={state.kind === 'refused'}
              onChange={forget}
            />
          </Field>
          <Field>
            <Label htmlFor={`${id}-paste`}>{m.paste}</Label>
            <Hint id={`${id}-paste-hint`}>{m.pasteHint}</Hint>
            <Input
              as="textarea"
              rows={5}
              id={`${id}-paste`}
              name="paste"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-paste-hint`}
              onChange={forget}
            />
          </Field>
          <Signs>
            <legend>{m.sign}</legend>
            {signs.map((sign) => (
              <label key={sign}>
                <input
                  type="radio"
                  name="sign"
                  value={sign}
                  checked={decimalSign === sign}
                  onChange={() => {
                    setDecimalSign(sign)
                    forget()
                  }}
                />
                {m.signs[sign]}
              </label>
            ))}
          </Signs>
          <HowFilesLook chain={giver.chain} />
          <Row>
            <PrimaryButton type="submit" aria-disabled={state.kind === 'reading'}>
              {state.kind === 'reading' ? m.reading : m.read}
            </PrimaryButton>
            <Link href={paths.give}>{m.back}</Link>
          </Row>
        </Stack>
      </form>
      {state.kind === 'read' && <FileResult file={state.file} account={account} causes={causes} />}
    </>
  )
}

function FileResult({ file, account, causes }: ImportScreenProps & { readonly file: GiftFile }) {
  if (file.kind === 'read') return <FilePreview file={file} account={account} />
  if (file.kind === 'unreadable')
    return (
      <Notice tone="bad" title={m.noGift}>
        <p>
          {file.sentence} {file.remedy}
        </p>
        <p>{m.notAdded}</p>
      </Notice>
    )
  if (file.read.kind === 'plan') return <PlanView plan={file.read.plan} account={account} causes={causes} />
  return (
    <Notice tone="bad" title={m.noGiftFile}>
      <p>
        {file.read.field !== null && plans.link.at(file.read.field)}
        {plans.link.notAddedToYours(file.read.problem)}
      </p>
    </Notice>
  )
}

/** A file comes before what was pasted. Null: the browser could not read it. */
async function textOf(form: HTMLFormElement): Promise<string | null> {
  const fields = new FormData(form)
  const file = fields.get('file')
  if (file instanceof File && file.size > 0) return file.text().catch(() => null)
  const pasted = fields.get('paste')
  return typeof pasted === 'string' ? pasted : ''
}
