import { useEffect, useState } from 'react'
import { type DeviceFile, maxDeviceFile, writeDeviceFile } from '../../core/devices/deviceFile'
import { passwordProblem } from '../../core/devices/sealedPart'
import { sealSignIns, signInsUnderWay } from '../../flows/devices/deviceSignIns'
import { saveDevice } from '../../flows/devices/deviceStorage'
import { runInSlices } from '../../flows/runInSlices'
import type { Keeping } from '../../ports/storage'
import type { CarriedSignIn } from '../../core/devices/carriedSignIns'
import { useApp } from '../AppContext'
import { download, fileName } from '../files/download'
import { pageClock } from '../files/pageClock'
import { PrimaryButton } from '../parts/Button'
import { Section, Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { PartDidNotLoad } from '../parts/Deferred'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'
import { passwordIn } from './PasswordField'
import { TakeSignIns } from './TakeSignIns'

type Saving =
  | { readonly kind: 'idle' | 'waiting' | 'tooLong' | 'broken' }
  | { readonly kind: 'refused'; readonly words: string }
  | {
      readonly kind: 'done'
      readonly isEmpty: boolean
      readonly notes: Keeping
      readonly signIns: 'left' | 'sealed' | 'over'
    }

/** Writes the stored data of this browser into a file. */
export function SaveFile() {
  const { storage, openNotes, openSealer } = useApp()
  const announce = useAnnounce()
  const signIns = useSignInsUnderWay()
  const [takes, setTakes] = useState(false)
  const [state, setState] = useState<Saving>({ kind: 'idle' })

  const seal = async (password: string, nowMs: number): Promise<DeviceFile['sealed']> => {
    const sealer = await openSealer()
    return sealer && sealSignIns(signInsUnderWay(storage, nowMs), { sealer, password })
  }

  const save = async (form: HTMLFormElement) => {
    if (state.kind === 'waiting') return
    const field = passwordIn(form)
    const words = field === null ? null : passwordProblem(field.value)
    if (field !== null && words !== null) {
      setState({ kind: 'refused', words })
      return field.focus()
    }
    setState({ kind: 'waiting' })
    try {
      const savedAtMs = Date.now()
      const sealed = field === null ? null : await seal(field.value, savedAtMs)
      const notes = await openNotes()
      const file = await saveDevice({ storage, notes }, savedAtMs, sealed)
      const isEmpty = sealed === null && Object.keys({ ...file.kept, ...file.notes }).length === 0
      const text = isEmpty ? '' : await runInSlices(writeDeviceFile(file), pageClock)
      if (text.length > maxDeviceFile) return setState({ kind: 'tooLong' })
      const taken = field === null ? 'left' : sealed === null ? 'over' : 'sealed'
      setState({ kind: 'done', isEmpty, notes: notes.keeping(), signIns: taken })
      if (isEmpty) return announce(m.save.nothing)
      download({
        name: fileName('do-some-good-device', 'json', savedAtMs),
        type: 'application/json',
        text,
      })
      announce(taken === 'left' ? m.save.saved : m.save.signIns[taken])
    } catch {
      setState({ kind: 'broken' })
    } finally {
      if (field !== null) field.value = ''
      setTakes(false)
    }
  }

  return (
    <Section aria-labelledby="save">
      <h2 id="save">{m.save.title}</h2>
      <p>
        {m.save.words} {!takes && m.save.noKey}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        <Stack $gap={4}>
          {signIns.length > 0 && (
            <TakeSignIns
              signIns={signIns}
              takes={takes}
              onChange={(next) => {
                setTakes(next)
                setState({ kind: 'idle' })
              }}
              problem={state.kind === 'refused' ? state.words : null}
            />
          )}
          {state.kind === 'done' && state.isEmpty && <p>{m.save.nothing}</p>}
          {state.kind === 'done' && state.notes !== 'kept' && <p>{m.save.noNotes}</p>}
          {state.kind === 'done' && state.signIns !== 'left' && <p>{m.save.signIns[state.signIns]}</p>}
          {state.kind === 'tooLong' && <p>{m.save.tooLong}</p>}
          {state.kind === 'broken' && <PartDidNotLoad />}
          <div>
            <PrimaryButton type="submit" aria-disabled={state.kind === 'waiting'}>
              {m.save.button}
            </PrimaryButton>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

/** Returns the sign-ins that a file can carry, as they begin and end in this tab and in others. */
function useSignInsUnderWay(): readonly CarriedSignIn[] {
  const { storage, account } = useApp()
  const state = useStoreValue(account)
  const signIn = state.kind === 'ready' ? state.account.signIn : null
  const [signIns, setSignIns] = useState(() => signInsUnderWay(storage, Date.now()))
  useEffect(() => {
    const refresh = () => setSignIns(signInsUnderWay(storage, Date.now()))
    const stops = [storage.subscribe(refresh), signIn?.state.subscribe(refresh)]
    refresh()
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [storage, signIn])
  return signIns
}
