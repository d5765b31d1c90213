import { useCallback, useEffect, useState } from 'react'
import { SecondaryButton } from '../parts/Button'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { useIsFramed } from '../parts/useIsFramed'
import { m } from './messages'
import type { CameraProblem } from './openCamera'

const cameraScan = deferredPart(async () => (await import('./CameraScan')).CameraScan)

type State = { readonly kind: 'off' | 'on' } | { readonly kind: 'problem'; readonly problem: CameraProblem }

/** Reads the QR code of a record with the camera. Renders nothing where the browser allows no camera. */
export function ScanControl({ onText }: { readonly onText: (text: string) => void }) {
  const [state, setState] = useState<State>({ kind: 'off' })
  const isFramed = useIsFramed()
  const isOn = state.kind === 'on'

  useEffect(() => {
    if (!isOn) return undefined
    const stopOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState({ kind: 'off' })
    }
    window.addEventListener('keydown', stopOnEscape)
    return () => window.removeEventListener('keydown', stopOnEscape)
  }, [isOn])

  const take = useCallback(
    (text: string) => {
      setState({ kind: 'off' })
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
        <SecondaryButton onClick={() => setState({ kind: isOn ? 'off' : 'on' })}>
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
