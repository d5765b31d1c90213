import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

const amount = '12'
const none: ReactNode = null

test.each([
  { rule: 'text alone is the content of its element', shown: <p>{amount}</p>, markup: '<p>12</p>' },
  { rule: 'texts alone are one', shown: <p>Sum: {amount} ETH</p>, markup: '<p>Sum: 12 ETH</p>' },
  {
    rule: 'so they are beside what is not there',
    shown: (
      <p>
        {none}Sum: {amount}
      </p>
    ),
    markup: '<p>Sum: 12</p>',
  },
  {
    rule: 'text beside an element has its own',
    shown: (
      <p>
        Sum: {amount} <b>ETH</b>
      </p>
    ),
    markup: '<p><span>Sum: 12 </span><b>ETH</b></p>',
  },
  {
    rule: 'a space alone stays one',
    shown: (
      <p>
        <b>1</b> <b>2</b>
      </p>
    ),
    markup: '<p><b>1</b> <b>2</b></p>',
  },
  {
    rule: 'a fragment may have siblings',
    shown: (
      <p>
        <b>1</b>
        <>{amount}</>
      </p>
    ),
    markup: '<p><b>1</b><span>12</span></p>',
  },
  {
    rule: 'what no translator touches stays',
    shown: (
      <p translate="no">
        0x12
        <wbr />
        34
      </p>
    ),
    markup: '<p translate="no">0x12<wbr>34</p>',
  },
])('$rule', ({ shown, markup }) => {
  expect(render(shown).container.innerHTML).toBe(markup)
})

test('what stands behind a text keeps its state when the text goes', () => {
  const show = (words: string | null) => (
    <p>
      {words} {words}
      <input />
    </p>
  )
  const { container, rerender } = render(show('words'))
  const input = container.querySelector('input')
  rerender(show(null))
  expect(container.querySelector('input')).toBe(input)
})
