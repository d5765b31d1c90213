import type { SignInsBrought } from '../../flows/devices/deviceSignIns'
import type { Brought } from '../../flows/devices/deviceStorage'
import { m } from './messages'

const leftOut = ['underWay', 'expired', 'unfit', 'unread', 'noRoom'] as const

/** Returns the outcome of an imported file in words, shown and announced. */
export function broughtWords(
  { added, left, isKept }: Brought,
  signIns: SignInsBrought | null,
): readonly string[] {
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
