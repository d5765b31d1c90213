import { type PlanReading, readPlan, readPlanFile } from '../giving/readPlan'

/** Parses a pasted plan: its link, the text in the link, or the content of its file. Never throws. */
export function readPastedPlan(text: string): PlanReading {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return readPlanFile(trimmed)
  return readPlan(/[?&]doc=([^&\s]*)/u.exec(trimmed)?.[1] ?? trimmed)
}
