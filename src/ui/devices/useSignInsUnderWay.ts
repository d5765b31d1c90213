import { useEffect, useState } from 'react'
import type { CarriedSignIn } from '../../core/devices/carriedSignIns'
import { signInsUnderWay } from '../../flows/devices/deviceSignIns'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** Returns the sign-ins that a file can carry, as they begin and end in this tab and in others. */
export function useSignInsUnderWay(): readonly CarriedSignIn[] {
  const { storage, account } = useApp()
  const state = useStoreValue(account)
  const signIn = state.kind === 'ready' ? state.account.signIn : null
  const [signIns, setSignIns] = useState(() => signInsUnderWay(storage, Date.now()))
  useEffect(() => {
    const look = () => setSignIns(signInsUnderWay(storage, Date.now()))
    const stops = [storage.subscribe(look), signIn?.state.subscribe(look)]
    look()
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [storage, signIn])
  return signIns
}
