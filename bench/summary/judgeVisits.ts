import { type Profile, profiles } from '../profiles'
import type { Comparison } from './compare'
import type { Contact } from './hostsContacted'
import type { ScriptBytes } from './scriptBytes'
import { inEvery, none, noStrangers, type Target, withinBytes, withinFloor, withinMs } from './target'

/** In how many of all the visits something happened. */
type Share = { readonly found: number; readonly all: number }

export type MeasuredVisits = {
  /** The Connect button was painted. */
  readonly button: Readonly<Record<Profile['name'], Comparison>>
  /** The address of a remembered wallet, beside the header of the floor. */
  readonly addressTime: Readonly<Record<Profile['name'], Comparison>>
  /** From a press in a tab that has nothing left to do until the dialog is painted. */
  readonly toDialog: Readonly<Record<Profile['name'], Comparison>>
  /** Pressed the moment it was painted, it did what it is for. */
  readonly heardAtOnce: Share
  /** The dialog opened, of the visits that pressed. */
  readonly dialog: Share
  /** The remembered wallet was connected again, of the second visits. */
  readonly reconnected: Share
  readonly toCauses: ScriptBytes | null
  readonly withDialog: ScriptBytes | null
  readonly contactsBefore: readonly Contact[]
  readonly contactsWithDialog: readonly Contact[]
  /** Of wallets that were not chosen. */
  readonly libraries: readonly string[]
}

const mostTimesFloor = 1.3
const mostTimesFloorAddress = 1.5
const mostMsToDialog = { plain: 200, mid: 700 } as const
const mostToCauses = { most: 120_000, kind: 'brotli' } as const
const mostWithDialog = { most: 320_000, kind: 'gzip' } as const

/** Compares the figures of a normal tab with their targets. */
export function judgeVisits(measured: MeasuredVisits): readonly Target[] {
  const { button, addressTime, toDialog, heardAtOnce, dialog, reconnected, toCauses, withDialog } = measured
  return [
    ...Object.values(profiles).map(({ name }) =>
      withinFloor(
        `Connect button painted within ${mostTimesFloor} times the floor, ${name}`,
        mostTimesFloor,
        button[name],
      ),
    ),
    ...Object.values(profiles).map(({ name }) =>
      withinFloor(
        `second visit: address painted within ${mostTimesFloorAddress} times the floor, ${name}`,
        mostTimesFloorAddress,
        addressTime[name],
      ),
    ),
    ...Object.values(profiles).map(({ name }) =>
      withinMs(
        `from a press to the dialog at most ${mostMsToDialog[name]} ms, ${name}`,
        mostMsToDialog[name],
        toDialog[name],
      ),
    ),
    inEvery(
      'the button works as soon as it is painted, in every visit in haste',
      heardAtOnce.found,
      heardAtOnce.all,
    ),
    inEvery('pressed, it opens the dialog, in every visit', dialog.found, dialog.all),
    inEvery('a remembered wallet reconnected, in every visit', reconnected.found, reconnected.all),
    withinBytes('JavaScript until the causes are listed', mostToCauses, toCauses),
    withinBytes('JavaScript once the dialog is open', mostWithDialog, withDialog),
    noStrangers('no other host than the app before a press', measured.contactsBefore),
    noStrangers('no other host than the app with the dialog open', measured.contactsWithDialog),
    none('no library of a wallet that nobody chose', measured.libraries),
  ]
}
