import { messages } from '../../language/messages'

/** Texts for who has signed, of a gift and of a sign-in. */
export const m = messages('ui/activity/signers', {
  signed: (signed: number, threshold: number) => `Signed: ${signed} of ${threshold} required signatures`,
  nobodyYet: 'Nobody yet',
  missing: (count: number) => `Not signed: ${count}`,
  nobody: 'Nobody',
})
