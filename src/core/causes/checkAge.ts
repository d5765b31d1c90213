import type { CauseRecipient } from './cause'

/** Age of a check, and whether another one is due. Days are YYYY-MM-DD. */
type CheckAge = {
  /** Whole months since the check; also 0 for a future day. */
  readonly months: number
  readonly isDue: boolean
}

const yearlyMonths = 12

/** @param nextCheck - Null: none is planned, and a check is due after a year. */
export function checkAge(lastChecked: string, nextCheck: string | null, today: string): CheckAge {
  const months = Math.max(
    0,
    monthsOf(today) - monthsOf(lastChecked) - (dayOf(today) < dayOf(lastChecked) ? 1 : 0),
  )
  return { months, isDue: nextCheck === null ? months >= yearlyMonths : nextCheck <= today }
}

/** Returns the day on which the address was last compared with one of its proofs (YYYY-MM-DD). */
export function lastCheckedOn({ proofs }: CauseRecipient): string {
  return proofs.map(({ retrievedOn }) => retrievedOn).reduce((last, day) => (day > last ? day : last), '')
}

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

function dayOf(day: string): number {
  return Number(day.slice(8, 10))
}
