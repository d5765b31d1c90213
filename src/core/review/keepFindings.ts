import type { RecipientFinding } from './recipientFindings'

/**
 * Returns the findings of a repeated check of a recipient. What spoke against it before stays unless this check could read
 * everything and found nothing against it: a silent node takes nothing back.
 */
export function keepFindings(
  before: readonly RecipientFinding[],
  now: readonly RecipientFinding[],
): readonly RecipientFinding[] {
  if (now.every(({ weight }) => weight === 'fine' || weight === 'notice')) return now
  const said = new Set(now.map(({ sentence }) => sentence))
  const kept = before.filter(
    ({ weight, sentence }) => (weight === 'refused' || weight === 'alarm') && !said.has(sentence),
  )
  return [...kept, ...now]
}
