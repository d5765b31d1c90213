import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cleanText } from '../../core/cleanLine'
import { newLineId } from '../give/newLineId'
import { addLine } from '../../core/giving/basket'
import { labelProblem } from '../../core/giving/readPayeeText'
import { recipientFindings } from '../../core/review/recipientFindings'
import type { LookedUp } from '../../flows/recipients/lookUpRecipient'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { AddressText } from '../parts/AddressText'
import { Row, Small } from '../parts/basics'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import type { Giver } from '../give/giver'
import { useBasket } from '../give/useBasket'
import { AlarmConsent, FindingList } from './FindingList'
import { m } from './messages'
import { useRecipientChecks } from './useRecipientChecks'

export type AddRecipientProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  readonly onClose: () => void
}

type State = { readonly kind: 'idle' | 'waiting' } | LookedUp

const notLoaded = {
  kind: 'problem',
  sentence: m.add.notLoaded,
  remedy: m.add.reload,
} as const

/** Adds an address outside the directory, after checking it. */
export function AddRecipient({ giver, causes, onClose }: AddRecipientProps) {
  const id = useId()
  const checks = useRecipientChecks(giver)
  const [text, setText] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const lookup = useRef<AbortController | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()

  useEffect(() => {
    field.current?.focus()
    return () => lookup.current?.abort()
  }, [])

  const type = (next: string) => {
    lookup.current?.abort()
    setText(next)
    setState({ kind: 'idle' })
  }
  const look = () => {
    lookup.current?.abort()
    const own = new AbortController()
    lookup.current = own
    setState({ kind: 'waiting' })
    checks.lookUp(text, own.signal).then(
      (found) => {
        if (own.signal.aborted) return
        setState(found)
        announce(found.kind === 'found' ? m.add.lookedUp : found.sentence)
        if (found.kind === 'problem') field.current?.focus()
      },
      () => own.signal.aborted || setState(notLoaded),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Do not submit the form of the basket around it.
    event.preventDefault()
    look()
  }

  return (
    <Stack $gap={4} as="fieldset" aria-labelledby={`${id}-title`}>
      <strong id={`${id}-title`}>{m.add.title}</strong>
      <Field>
        <Label htmlFor={id}>{m.add.label(giver.chain.name)}</Label>
        <Input
          ref={field}
          id={id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          aria-invalid={state.kind === 'problem'}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Hint id={`${id}-hint`}>{m.add.hint}</Hint>
        {state.kind === 'problem' && (
          <FieldProblem id={`${id}-problem`}>
            {state.sentence} {state.remedy}
          </FieldProblem>
        )}
      </Field>
      {state.kind === 'found' && <Found found={state} giver={giver} causes={causes} onClose={onClose} />}
      {state.kind !== 'found' && (
        <Row>
          <SecondaryButton onClick={look} disabled={state.kind === 'waiting'}>
            {state.kind === 'waiting' ? m.add.looking : m.add.look}
          </SecondaryButton>
          <TextButton onClick={onClose}>{m.close}</TextButton>
        </Row>
      )}
    </Stack>
  )
}

type FoundProps = AddRecipientProps & { readonly found: Extract<LookedUp, { kind: 'found' }> }

/** Shows the findings about the address, with the button that adds it. */
function Found({ found, giver, causes, onClose }: FoundProps) {
  const { address, ensName, facts } = found
  const id = useId()
  const { add, edit } = useBasket()
  const announce = useAnnounce()
  const [label, setLabel] = useState('')
  const [isAccepted, accept] = useState(false)
  const findings = recipientFindings(facts)
  const name = cleanText(label, maxLabelLength)
  const problem = name === null ? null : labelProblem(name, { causes, address })
  const isRefused = findings.some(({ weight }) => weight === 'refused')
  const needsConsent = findings.some(({ weight }) => weight === 'alarm')
  const cause = facts.standing.kind === 'confirmed' ? findCause(causes, facts.standing.causeId) : null

  const finish = (what: string | null) => {
    announce(m.add.added(what))
    onClose()
  }
  return (
    <Stack $gap={4}>
      <div>
        {ensName !== null && <div>{m.add.is(ensName)}</div>}
        <AddressText value={address} />
      </div>
      <FindingList address={address} findings={findings} />
      {cause !== null ? (
        <Row>
          <SecondaryButton
            onClick={() => {
              add(cause, giver.chain)
              finish(cause.name)
            }}
          >
            {m.add.addCause(cause.name)}
          </SecondaryButton>
          <TextButton onClick={onClose}>{m.close}</TextButton>
        </Row>
      ) : (
        <>
          {!isRefused && (
            <>
              <Field>
                <Label htmlFor={id}>{m.add.own}</Label>
                <Input
                  id={id}
                  autoComplete="off"
                  maxLength={maxLabelLength}
                  value={label}
                  aria-invalid={problem !== null}
                  aria-describedby={`${id}-hint ${id}-problem`}
                  onChange={(event) => setLabel(event.target.value)}
                  onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                />
                <Hint id={`${id}-hint`}>{m.add.ownHint}</Hint>
                {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
              </Field>
              <AlarmConsent findings={findings} given={isAccepted} onChange={accept} />
            </>
          )}
          {isRefused && <Small>{m.add.refused}</Small>}
          <Row>
            {!isRefused && (
              <SecondaryButton
                disabled={problem !== null || (needsConsent && !isAccepted)}
                onClick={() => {
                  edit((lines) =>
                    addLine(
                      lines,
                      { payee: { kind: 'address', address, name, ensName }, assetKey: 'native' },
                      newLineId(),
                    ),
                  )
                  finish(name ?? ensName)
                }}
              >
                {m.add.addIt}
              </SecondaryButton>
            )}
            <TextButton onClick={onClose}>{m.close}</TextButton>
          </Row>
        </>
      )}
    </Stack>
  )
}

const maxLabelLength = 60
