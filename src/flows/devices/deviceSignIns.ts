import {
  type CarriedSignIn,
  carriedSignIns,
  mergeSignIn,
  readSignIns,
  type SignInRefusal,
  writeSignIns,
} from '../../core/devices/carriedSignIns'
import type { DeviceFile } from '../../core/devices/deviceFile'
import type { SignInSite } from '../../core/signIn/signInFields'
import type { KeyValueStorage } from '../../ports/storage'
import type { Sealer } from '../../ports/sealer'

/** Returns the pending sign-ins of this browser that another one can finish. */
export function signInsUnderWay(
  storage: Pick<KeyValueStorage, 'get' | 'keys'>,
  nowMs: number,
): readonly CarriedSignIn[] {
  const kept = storage.keys().flatMap((key) => {
    const text = storage.get(key)
    return text === null ? [] : [[key, text] as const]
  })
  return carriedSignIns(kept, nowMs)
}

/** Seals sign-ins for a device file; null: there are none. */
export async function sealSignIns(
  signIns: readonly CarriedSignIn[],
  { sealer, password }: { readonly sealer: Sealer; readonly password: string },
): Promise<DeviceFile['sealed']> {
  return signIns.length === 0 ? null : sealer.seal(writeSignIns(signIns), password)
}

/** Number of a file's sign-ins by outcome. `noRoom`: this browser has no room in storage. */
export type SignInsBrought = Readonly<Record<'added' | SignInRefusal | 'noRoom', number>>

type Place = {
  readonly storage: KeyValueStorage
  readonly site: Pick<SignInSite, 'domain' | 'uri'>
  readonly nowMs: number
}

/**
 * Stores the sign-ins of an unsealed text. A reload resumes them, and every other tab starts at once. Never keeps them in
 * memory only: the reload would lose them.
 */
export function bringSignIns(opened: string, { storage, ...context }: Place): SignInsBrought {
  const brought = { added: 0, here: 0, underWay: 0, expired: 0, unfit: 0, unread: 0, noRoom: 0 }
  const signIns = readSignIns(opened)
  if (signIns === null) return { ...brought, unfit: 1 }
  for (const signIn of signIns) {
    const [key] = signIn
    const fate = mergeSignIn(storage.get(key), signIn, context)
    if (fate.kind === 'refused') brought[fate.reason] += 1
    else brought[storage.isDenied || !storage.keep(key, fate.text) ? 'noRoom' : 'added'] += 1
  }
  return brought
}
