import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useAfterPress } from '../../../src/ui/give/useAfterPress'

afterEach(cleanup)

function Field() {
  const [hasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  return (
    <>
      <input aria-label="Amount" onBlur={() => afterPress(() => setLeft(true))} />
      {hasLeft && <p>Not enough</p>}
      <button>Review</button>
    </>
  )
}

test('a field left by the keyboard has its words at once', () => {
  render(<Field />)
  fireEvent.blur(screen.getByLabelText('Amount'))
  expect(screen.queryByText('Not enough')).not.toBeNull()
})

test('a field left by a press elsewhere has its words after the click, so that nothing moves under the pointer', async () => {
  render(<Field />)
  const button = screen.getByRole('button')
  let seenByClick: unknown = 'no click'
  button.addEventListener('click', () => (seenByClick = screen.queryByText('Not enough')))
  fireEvent.pointerDown(button)
  fireEvent.blur(screen.getByLabelText('Amount'))
  expect(screen.queryByText('Not enough')).toBeNull()
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  expect(seenByClick).toBeNull()
  await waitFor(() => expect(screen.queryByText('Not enough')).not.toBeNull())
})

test('a press that is taken away counts as ended', async () => {
  render(<Field />)
  fireEvent.pointerDown(screen.getByRole('button'))
  fireEvent.blur(screen.getByLabelText('Amount'))
  fireEvent.pointerCancel(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByText('Not enough')).not.toBeNull())
})
