import { useCallback, useMemo, useRef, useState, useEffect } from 'react'
import { useSearch } from 'wouter'
import type { DocumentProblem } from '../../core/giving/readGiftDocument'
import { giftPathIn } from '../../core/record/giftPathIn'
import { readRecordText } from '../../core/record/recordLink'
import { type Claims, readClaims } from '../../flows/record/check/checkClaims'
import { pageClock } from '../files/pageClock'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { navigate } from '../fragment'
import { FileForm } from '../parts/FileForm'
import { useNavigation } from '../parts/navigation'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { CheckMany } from './CheckMany'
import { CheckResult } from './CheckResult'
import { m } from './messages'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Section, Stack } from '../parts/Layout'
import { WayInForm } from '../start/WayInForm'
import { useIsFramed } from '../AppContext'
import type { CameraProblem } from './CameraScan'

const mostMegabytes = 32

type State = { readonly kind: 'idle' | 'refused' } | { readonly kind: 'read'; readonly claims: Claims }

/** Takes a record from a link, a file or a paste, and checks it. */
export function CheckScreen() {
  const carried = new URLSearchParams(useSearch()).get('record')
  // Another link starts over.
  return <CheckOf key={carried} carried={carried} />
}

function CheckOf({ carried }: { readonly carried: string | null }) {
  const fromLink = useMemo(() => (carried === null ? null : claimOf(carried)), [carried])
  const [state, setState] = useState<State>({ kind: 'idle' })
  const shown = state.kind === 'read' ? state.claims : state.kind === 'idle' ? fromLink : null
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind !== 'read') return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  }, [state])
  return (
    <>
      <ScreenHeading title={m.check.title} />
      <Lede>{m.check.lede}</Lede>
      {shown !== null && (
        // The form is below: whoever has used it is brought to what it found.
        <div ref={result} tabIndex={-1}>
          {shown.kind === 'problem' && <ReadingProblem problem={shown} />}
          {shown.kind === 'gift' && <CheckResult gift={shown.gift} />}
          {shown.kind === 'file' && <CheckMany gifts={shown.gifts} />}
        </div>
      )}
      <CheckForm onState={setState} />
      {shown === null && (
        <Section aria-labelledby="other-ways">
          <h2 id="other-ways">{m.check.others}</h2>
          <WayInForm label={m.check.safe} start="record">
            <SecondaryButton type="submit">{m.check.go}</SecondaryButton>
          </WayInForm>
        </Section>
      )}
    </>
  )
}

/** Reads the record in a link. */
function claimOf(carried: string): Claims {
  const reading = readRecordText(`#record=${carried}`)
  return reading.kind === 'problem' ? reading : { kind: 'gift', gift: reading.gift }
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

type CheckFormProps = { readonly onState: (state: State) => void }

function CheckForm({ onState }: CheckFormProps) {
  const navigation = useNavigation()
  const run = useRef(0)
  const readText = useCallback(
    async (text: string, mine = ++run.current) => {
      // The code of a printed record: the page of the gift reads it from the chain.
      const path = giftPathIn(text)
      if (path !== null) {
        navigation.record()
        navigate(path)
        return null
      }
      const claims = await readClaims(text, pageClock)
      if (mine !== run.current) return null
      onState({ kind: 'read', claims })
      return claims
    },
    [onState, navigation],
  )
  const read = async (given: File | string, form: HTMLFormElement) => {
    const mine = ++run.current
    const text = await textOf(given)
    if (mine !== run.current) return null
    if (text.kind === 'refused') {
      onState({ kind: 'refused' })
      return text.words
    }
    const claims = await readText(text.text, mine)
    // The file would take precedence over the next paste.
    if (claims !== null && claims.kind !== 'problem') form.reset()
    return null
  }
  const takeCode = useCallback((text: string) => void readText(text), [readText])

  return (
    <FileForm words={m.check} accept=".json,.csv,application/json,text/csv,image/*" onRead={read}>
      <div>
        <PrimaryButton type="submit">{m.check.submit}</PrimaryButton>
      </div>
      <ScanControl onText={takeCode} />
    </FileForm>
  )
}

type FormText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly words: string }

async function textOf(given: File | string): Promise<FormText> {
  if (typeof given === 'string') {
    const text = given.trim()
    return text === '' ? { kind: 'refused', words: m.check.empty } : { kind: 'text', text }
  }
  const megabytes = Math.ceil(given.size / 1_000_000)
  if (megabytes > mostMegabytes) return { kind: 'refused', words: m.check.tooLarge(megabytes) }
  if (given.type.startsWith('image/')) return codeIn(given)
  const text = await given.text().catch(() => null)
  return text === null ? { kind: 'refused', words: m.check.badFile } : { kind: 'text', text }
}

/** Reads the QR code in an image. The reader is fetched with the first one. */
async function codeIn(picture: File): Promise<FormText> {
  const reader = await import('./readQrPicture').catch(() => null)
  if (reader === null) return { kind: 'refused', words: m.check.broken }
  const read = await reader.readQrPicture(picture)
  return read.kind === 'text' ? read : { kind: 'refused', words: m.check[read.problem] }
}

const cameraScan = deferredPart(async () => (await import('./CameraScan')).CameraScan)

type ScanState =
  | { readonly kind: 'idle' | 'running' }
  | { readonly kind: 'problem'; readonly problem: CameraProblem }

/** Reads the QR code of a record with the camera. Renders nothing where the browser allows no camera. */
function ScanControl({ onText }: { readonly onText: (text: string) => void }) {
  const [state, setState] = useState<ScanState>({ kind: 'idle' })
  const isFramed = useIsFramed()
  const isOn = state.kind === 'running'

  useEffect(() => {
    if (!isOn) return undefined
    const stopOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState({ kind: 'idle' })
    }
    window.addEventListener('keydown', stopOnEscape)
    return () => window.removeEventListener('keydown', stopOnEscape)
  }, [isOn])

  const take = useCallback(
    (text: string) => {
      setState({ kind: 'idle' })
      onText(text)
    },
    [onText],
  )
  const fail = useCallback((problem: CameraProblem) => setState({ kind: 'problem', problem }), [])

  // An insecure page has no camera, and a Safe's frame does not delegate it.
  if (isFramed || !('mediaDevices' in navigator)) return null
  return (
    <Stack $gap={3}>
      {/* One button, so that the focus stays on it. */}
      <div>
        <SecondaryButton onClick={() => setState({ kind: isOn ? 'idle' : 'running' })}>
          {isOn ? m.camera.stop : m.camera.scan}
        </SecondaryButton>
      </div>
      {isOn && <Deferred part={cameraScan} props={{ onText: take, onProblem: fail }} waiting={null} />}
      {state.kind === 'problem' && (
        <div role="alert">
          <Notice tone="bad" title={m.camera.noCamera}>
            <p>
              {m.camera.problem[state.problem]} {m.camera.instead}
            </p>
          </Notice>
        </div>
      )}
    </Stack>
  )
}
