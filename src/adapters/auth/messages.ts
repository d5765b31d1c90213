import { messages } from '../../language/messages'

/** Texts for a sign-in service that returns nothing of use. */
export const m = messages('adapters/auth', {
  late: 'The sign-in service did not answer in time.',
  away: 'The sign-in service cannot be reached: offline, or blocked.',
  busy: 'The sign-in service asks for fewer requests.',
  error: (status: number) => `The sign-in service answered with error ${status}.`,
  odd: (status: number) => `The sign-in service answered with ${status}, which is none of its answers.`,
  /** `field`: of the response; null for all of it. */
  unexpected: (field: string | null) =>
    field === null
      ? 'The sign-in service sent something unexpected.'
      : `The sign-in service sent something unexpected in the field “${field}”.`,
})
