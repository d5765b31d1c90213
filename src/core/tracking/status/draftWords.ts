/** What to do about a gift that was not paid, and that the batch of the user's wallet may still hold. */
export const lookInBatch =
  'Your wallet’s batch may still hold the gift as a draft: look there before giving again, because confirming the batch pays the gift.'

/** The end of what to do about a gift that was proposed, or paid, beside its draft; empty where there is no draft. */
export function draftLeft({
  wasDraft,
  phase,
}: {
  readonly wasDraft?: boolean
  readonly phase: object
}): string {
  return wasDraft === true && !('paidBy' in phase)
    ? ' Your wallet’s batch may still hold the gift as a draft: remove the draft there, or the gift is paid twice.'
    : ''
}
