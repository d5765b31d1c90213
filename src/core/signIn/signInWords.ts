import type { SignInProblem, SignInState } from './signInState'
import { m } from './messages'

/** The label of the main button, by phase. */
export const signInLabels: Readonly<Record<SignInState['kind'], string>> = m.labels

/** The message for each failure. */
export const signInProblems: Readonly<Record<SignInProblem, string>> = m.problems

/** Purpose of verifying, shown beside the offer. */
export const signInPurpose = m.purpose

/** After a request that ended without a signature, outside of the dialog. */
export const signInUnsigned = m.unsigned

/** While the service has not confirmed a sign-out. */
export const signOutStuck = m.stuck
