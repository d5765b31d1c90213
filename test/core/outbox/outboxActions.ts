import * as fc from 'fast-check'

/** What a user or the browser does, as often as it stands here. `giveAll` and `confirmHeard` go several steps. */
const moves = [
  ...(['compose', 'compose', 'give', 'give', 'give', 'giveAll', 'giveAll', 'giveAll'] as const),
  ...(['run', 'run', 'run', 'run', 'run', 'run', 'run', 'run', 'run'] as const),
  ...(['confirmHeard', 'confirmHeard', 'resume', 'resume', 'searchNow', 'sayNotSent', 'dismiss'] as const),
  ...(['again', 'crash', 'crashSoon', 'leave', 'comeBack', 'deliver', 'wait', 'disk'] as const),
]
/** A new release is out: tabs that are opened from now on store what earlier ones cannot read. */
const ofReleases = ['release', 'discardUnreadable'] as const
/** What becomes of a request: out or refused, and what the tab hears of it. */
const decisions = [
  ...(['confirm', 'confirm', 'confirm', 'confirmUnheard', 'confirmUnclear', 'confirmForeign'] as const),
  ...(['confirmNamed', 'confirmDenied', 'refuse', 'refuseUnclear', 'leaveUnclear', 'cannot'] as const),
]

type Of<Kind> = { readonly kind: Kind; readonly tab: number; readonly n: number }
export type Decision = Of<(typeof decisions)[number]>
/** One thing that happens, and in which tab. `n` picks one of several. */
export type Action = Of<(typeof moves)[number] | (typeof ofReleases)[number]> | Decision

/** Whether the user does it at the account, which has to be on the screen for that. */
export function isByHand({ kind }: Action): boolean {
  return [
    'compose',
    'give',
    'giveAll',
    'resume',
    'searchNow',
    'sayNotSent',
    'dismiss',
    'discardUnreadable',
  ].includes(kind)
}

/** Whether it is about a request. */
export function isDecision(action: Action): action is Decision {
  return decisions.some((kind) => kind === action.kind)
}

export const anyAction = actionOf(...moves, ...decisions)

/** The same while releases of the app follow each other. */
export const anyActionOfReleases = actionOf(...moves, ...ofReleases, ...ofReleases, ...decisions)

function actionOf(...kinds: readonly Action['kind'][]): fc.Arbitrary<Action> {
  return fc.record({
    kind: fc.constantFrom(...kinds),
    tab: fc.nat(1),
    n: fc.nat(1_000),
  }) as fc.Arbitrary<Action>
}
