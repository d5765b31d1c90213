import { expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { uncheckedGroups } from '../../../src/core/review/checkWords'
import { aChain, buildRecord } from '../../support/safeFixtures'
import { delegateOf } from './bytes'
import { review, stranger, unreachable } from './world'

const groups = (...of: Parameters<typeof review>) =>
  uncheckedGroups(review(...of).checks, assetNamesOf(aChain))

test('one unknown code leaves many checks open, and is told once', () => {
  const unknown = buildRecord(delegateOf(stranger, '0x12345678'))
  const [first, ...others] = groups(unknown).filter(({ reason }) => reason.includes('nobody can read'))
  expect(others).toEqual([])
  expect(first?.statements).toContain('Who controls the Safe stays as it is.')
  expect(first?.statements.length).toBeGreaterThan(3)
})

test('reasons stay apart, and every open check is in exactly one group', () => {
  const world = { directory: unreachable, rivals: unreachable }
  const open = review({}, world).checks.filter(({ outcome }) => outcome === 'unchecked')
  const told = groups({}, world)
  expect(open.length).toBeGreaterThan(1)
  expect(told.flatMap(({ statements }) => statements)).toHaveLength(open.length)
  expect(new Set(told.map(({ reason }) => reason)).size).toBe(told.length)
})

test('what holds is in none', () => {
  expect(groups()).toEqual([])
})
