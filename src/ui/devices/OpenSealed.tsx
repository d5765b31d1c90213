import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SealedPart } from '../../core/devices/sealedPart'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { PartDidNotLoad } from '../parts/Deferred'
import { m } from './messages'
import { PasswordField, passwordIn } from './PasswordField'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

type OpenSealedProps = {
  readonly sealed: SealedPart
  readonly onOpened: (text: string) => void
  /** Called to import only the rest. */
  readonly onWithout: () => void
}

type State =
  | { readonly kind: 'idle' | 'waiting' | 'unsupported' | 'broken' }
  | { readonly kind: 'refused'; readonly words: string }

/** Prompts for the password of the sealed part of a file, until it opens or is left out. */
export function OpenSealed({ sealed, onOpened, onWithout }: OpenSealedProps) {
  const { openSealer } = useApp()
  const form = useRef<HTMLFormElement>(null)
  const isWanted = useRef(true)
  const [state, setState] = useState<State>({ kind: 'idle' })

  useEffect(() => {
    isWanted.current = true
    if (form.current !== null) passwordIn(form.current)?.focus()
    const show = (kind: 'unsupported' | 'broken') => isWanted.current && setState({ kind })
    openSealer().then(
      (sealer) => sealer === null && show('unsupported'),
      () => show('broken'),
    )
    return () => {
      isWanted.current = false
    }
  }, [openSealer])

  const open = async (field: HTMLInputElement | null) => {
    if (state.kind === 'waiting' || field === null) return
    const refuse = (words: string) => {
      setState({ kind: 'refused', words })
      field.focus()
    }
    if (field.value === '') return refuse(m.bring.sealed.empty)
    setState({ kind: 'waiting' })
    try {
      const sealer = await openSealer()
      if (sealer === null) return setState({ kind: 'unsupported' })
      const text = await sealer.open(sealed, field.value)
      // Another file may have been chosen meanwhile.
      if (!isWanted.current) return
      if (text === null) refuse(m.bring.sealed.wrong)
      else onOpened(text)
    } catch {
      setState({ kind: 'broken' })
    } finally {
      field.value = ''
    }
  }

  const canOpen = state.kind !== 'unsupported' && state.kind !== 'broken'
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void open(passwordIn(event.currentTarget))
      }}
    >
      <Stack $gap={4}>
        <Notice tone="quiet" title={m.bring.sealed.title}>
          <p>{state.kind === 'unsupported' ? m.bring.sealed.noCrypto : m.bring.sealed.words}</p>
        </Notice>
        {state.kind === 'broken' && <PartDidNotLoad />}
        {canOpen && (
          <PasswordField
            label={m.bring.sealed.password}
            autoComplete="current-password"
            problem={state.kind === 'refused' ? state.words : null}
          />
        )}
        <Row>
          {canOpen && (
            <SecondaryButton type="submit" aria-disabled={state.kind === 'waiting'}>
              {m.bring.sealed.open}
            </SecondaryButton>
          )}
          <SecondaryButton
            aria-disabled={state.kind === 'waiting'}
            onClick={() => state.kind !== 'waiting' && onWithout()}
          >
            {m.bring.sealed.without}
          </SecondaryButton>
        </Row>
      </Stack>
    </form>
  )
}
