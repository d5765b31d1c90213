import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StayingBar } from '../../../src/ui/parts/StayingBar'

afterEach(cleanup)

const hasRoom = () => document.documentElement.hasAttribute('data-has-bar')

test('while a bar stays, the page keeps room for what has the focus, in a browser without :has too', () => {
  const bars = (count: number) => (
    <>
      {Array.from({ length: count }, (_, at) => (
        <StayingBar key={at} button="Go" to="there">
          Not signed yet
        </StayingBar>
      ))}
    </>
  )
  const { rerender } = render(bars(2))
  expect(hasRoom()).toBe(true)
  rerender(bars(1))
  expect(hasRoom()).toBe(true)
  rerender(bars(0))
  expect(hasRoom()).toBe(false)
})
