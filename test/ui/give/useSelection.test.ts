import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BasketLine, Lines } from '../../../src/core/giving/basket'
import { useSelection } from '../../../src/ui/give/table/useSelection'

const line = (number: number, causeId = `cause-${number}`): BasketLine => ({
  id: `line-${number}`,
  payee: { kind: 'cause', causeId },
  assetKey: 'native',
  amountText: '1',
})
const two = [line(1), line(2)]
const three = [...two, line(3)]
const added = [...two, line(4, 'another')]

function open(lines: Lines) {
  const shown = { current: lines.map(({ id }) => id) }
  const { result, rerender } = renderHook((now: Lines) => useSelection(now, shown), { initialProps: lines })
  const show = (now: Lines) => {
    shown.current = now.map(({ id }) => id)
    rerender(now)
  }
  const select = (id: string, isRange = false) => act(() => result.current.select(id, true, isRange))
  return { show, select, selected: () => result.current.lines.map(({ id }) => id), result }
}

test('a line added after a selected one was removed is not selected', () => {
  const { show, select, selected, result } = open(three)
  select('line-2')
  select('line-3')
  show(two)
  expect(selected()).toEqual(['line-2'])
  show(added)
  expect(added).toHaveLength(3)
  expect(selected()).toEqual(['line-2'])
  expect(added.filter(({ id }) => result.current.has(id)).map(({ id }) => id)).toEqual(['line-2'])
})

test('a removed line that comes back is not selected', () => {
  const { show, select, selected } = open(three)
  select('line-3')
  show(two)
  show(three)
  expect(selected()).toEqual([])
})

test('selected lines stay selected while their amounts change', () => {
  const { show, select, selected } = open(three)
  select('line-1')
  select('line-3')
  show(three.map((one) => ({ ...one, payee: { ...one.payee }, amountText: '2' })))
  expect(selected()).toEqual(['line-1', 'line-3'])
})

test('a range does not begin at a line that was removed', () => {
  const { show, select, selected } = open(three)
  select('line-3')
  show(two)
  show([...added, line(5)])
  select('line-1', true)
  expect(selected()).toEqual(['line-1'])
})
