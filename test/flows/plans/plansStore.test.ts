import { expect, test } from 'vitest'
import { planNameProblem } from '../../../src/core/files/editPlan'
import { maxPlans } from '../../../src/core/files/savedPlans'
import { openPlans } from '../../../src/flows/plans/plansStore'
import { createFakeBrowser } from '../../support/fakeStorage'
import { safe } from '../../core/giving/world'

const quarter = { name: 'Quarter', savedAtMs: 1, text: 'abc' }
const names = (plans: ReturnType<typeof openPlans>) => plans.getState().plans.map(({ name }) => name)

test('plans are kept for one account, the newest first, and another tab sees them', () => {
  const browser = createFakeBrowser()
  const here = openPlans(browser.openTab(), 1, safe)
  const there = openPlans(browser.openTab(), 1, safe)
  const elsewhere = openPlans(browser.openTab(), 10, safe)
  expect(here.save(quarter)).toBe('kept')
  expect(there.save({ ...quarter, name: 'Year' })).toBe('kept')
  expect(names(here)).toEqual(['Year', 'Quarter'])
  expect(names(there)).toEqual(['Year', 'Quarter'])
  expect(names(elsewhere)).toEqual([])
  expect(names(openPlans(browser.openTab(), 1, safe))).toEqual(['Year', 'Quarter'])
})

test('a plan is renamed, removed, and put back where it stood', () => {
  const plans = openPlans(createFakeBrowser().openTab(), 1, safe)
  for (const name of ['C', 'B', 'A']) plans.save({ ...quarter, name })
  const [, second] = plans.getState().plans
  if (second === undefined) throw new Error('There is no second plan.')
  plans.edit(second.id, { name: 'Better' })
  expect(names(plans)).toEqual(['A', 'Better', 'C'])
  plans.remove(second.id)
  expect(names(plans)).toEqual(['A', 'C'])
  plans.restore(second, 1)
  plans.restore(second, 1)
  expect(names(plans)).toEqual(['A', 'B', 'C'])
})

test('a full browser, or too many plans, changes nothing and says so', () => {
  const storage = createFakeBrowser().openTab()
  const full = openPlans({ ...storage, keep: () => false, subscribe: () => () => undefined }, 1, safe)
  expect(full.save(quarter)).toBe('noRoom')
  expect(names(full)).toEqual([])
  const plans = openPlans(storage, 1, safe)
  for (let count = 0; count < maxPlans; count++) expect(plans.save(quarter)).toBe('kept')
  expect(plans.save(quarter)).toBe('tooMany')
  expect(plans.getState().plans).toHaveLength(maxPlans)
})

test('what is stored and is no list of plans holds none', () => {
  const storage = createFakeBrowser().openTab()
  const key = `dsg.v1.plans.1.${safe.toLowerCase()}`
  for (const text of ['', '{}', '{"version":1,"plans":[{"id":1}]}', '[]']) {
    storage.set(key, text)
    expect(names(openPlans(storage, 1, safe))).toEqual([])
  }
})

test.each([
  ['', /Give the plan a name/],
  ['x'.repeat(81), /80 are allowed/],
  ['a\u202eb', /hidden/],
  ['Quarter', /already/],
  ['Third quarter', null],
])('the name %j', (name, words) => {
  const problem = planNameProblem(name, ['Quarter'])
  if (words === null) expect(problem).toBeNull()
  else expect(problem).toMatch(words)
})
