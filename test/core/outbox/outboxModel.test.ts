import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { step } from '../../../src/core/outbox/step'
import type { DiskMode } from '../../support/fakeDisk'
import { anyAction, anyActionOfReleases } from './outboxActions'
import { createOutboxWorld, type Stepper, type Way } from './outboxWorld'
import { withoutRule } from './withoutRule'

/** `RUNS=100000` for the long run that docs/outbox.md tells of. */
const numRuns = Number(process.env.RUNS ?? 2_000)
const modes: readonly DiskMode[] = ['roomy', 'roomy', 'full', 'stuck', 'denied']
const ways: readonly Way[] = ['proposal', 'batch', 'sequence']

vi.setConfig({ testTimeout: 3_600_000 })

/** Tells stories until a promise is broken: which one, or null. */
function findBroken(
  way: Way,
  stepper: Stepper,
  options: fc.Parameters<unknown>,
  action = anyActionOfReleases,
): string | null {
  const story = fc.property(
    fc.constantFrom(...modes),
    fc.array(action, { minLength: 5, maxLength: 60, size: 'max' }),
    (mode, actions) => {
      const world = createOutboxWorld(stepper, way, mode)
      for (const action of actions) world.act(action)
    },
  )
  const { failed, counterexample, errorInstance } = fc.check(story, options as object)
  return failed ? `${String(errorInstance)} ${JSON.stringify(counterexample)}` : null
}

test.each(ways)(
  'in any order of events nothing is sent twice, nothing is lost, and nothing that may be out is called "not sent", plans included: %s',
  (way) => {
    expect(findBroken(way, step, { numRuns })).toBeNull()
  },
)

test('the sequences include plans whose second part is out', () => {
  let most = 0
  const story = fc.property(fc.array(anyAction, { minLength: 40, maxLength: 60, size: 'max' }), (actions) => {
    const world = createOutboxWorld(step, 'proposal', 'roomy')
    for (const action of actions) world.act(action)
    most = Math.max(most, world.partsOut())
  })
  fc.assert(story, { numRuns: 500 })
  expect(most).toBeGreaterThan(1)
})

test('a payment that no list could take is not forgotten where another tab dismisses its gift', () => {
  const fills = 193
  const story = [
    ...(['compose', 'compose', 'giveAll'] as const).map((kind) => ({ kind, tab: 0, n: 0 })),
    { kind: 'disk', tab: 0, n: fills },
    ...(['confirm', 'run', 'run'] as const).map((kind) => ({ kind, tab: 0, n: 0 })),
    ...(['giveAll', 'dismiss'] as const).map((kind) => ({ kind, tab: 1, n: 0 })),
  ] as const
  const world = createOutboxWorld(step, 'sequence', 'roomy')
  expect(() => story.forEach(world.act)).not.toThrow()
})

/** Which promise breaks first when a rule is taken out, and for whom. */
test.each<[keyof typeof withoutRule, Way, RegExp]>([
  ['only the holder of the lock goes on', 'proposal', /Twice/],
  ['a stored intent is shown before another gift is requested', 'sequence', /Twice/],
  ['the intent is stored before the request', 'batch', /Lost/],
  ['what could not be stored is not requested', 'proposal', /Lost/],
  ['it is tracked before it is forgotten', 'proposal', /Lost/],
  ['it is forgotten only when the list is stored', 'batch', /Lost/],
  ['it is forgotten only when the basket is stored without it', 'sequence', /Twice/],
  ['nothing more is requested while another account is on screen', 'sequence', /Away/],
  ['an answer that leaves the outcome unknown settles nothing', 'sequence', /Not sent/],
  ['the id of another gift settles nothing', 'sequence', /Lost/],
  ['a rejected proposal is searched for', 'proposal', /Not sent/],
  ['a search that could not read settles nothing', 'proposal', /Lost/],
  ['a stored payment that the list lacks is tracked again', 'sequence', /Lost/],
])('without the rule "%s" it breaks: %s', (rule, way, promise) => {
  const options = { numRuns: 30_000, seed: 1, endOnFailure: true }
  expect(findBroken(way, withoutRule[rule], options, anyAction)).toMatch(promise)
})

test('without the rule "what cannot be read is not taken for none" it breaks: Not sent', () => {
  const options = { numRuns: 30_000, seed: 1, endOnFailure: true }
  const rule = withoutRule['what cannot be read is not taken for none']
  expect(findBroken('sequence', rule, options)).toMatch(/Not sent/)
})
