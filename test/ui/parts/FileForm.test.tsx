import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileForm } from '../../../src/ui/parts/FileForm'

const words = { file: 'File', fileHint: 'Read in this browser.', paste: 'Or paste', pasteHint: 'With names.' }

function show(onRead: (given: File | string, form: HTMLFormElement) => Promise<string | null>) {
  const onChange = vi.fn<() => void>()
  render(
    <FileForm words={words} accept=".csv" onRead={onRead} onChange={onChange}>
      <button type="submit">Read it</button>
    </FileForm>,
  )
  const file = screen.getByLabelText<HTMLInputElement>('File')
  const paste = screen.getByLabelText<HTMLTextAreaElement>('Or paste')
  return { file, paste, onChange, press: () => fireEvent.click(screen.getByRole('button')) }
}

test('a chosen file comes before what was pasted, and what was pasted before nothing', async () => {
  const onRead = vi.fn(async (_given: File | string) => null)
  const { file, paste, press } = show(onRead)
  press()
  fireEvent.change(paste, { target: { value: ' 1,2 ' } })
  press()
  const chosen = new File(['a'], 'gifts.csv')
  const choice = new DataTransfer()
  choice.items.add(chosen)
  file.files = choice.files
  press()
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(3))
  expect(onRead.mock.calls.map(([given]) => given)).toEqual(['', ' 1,2 ', chosen])
})

test('a refusal is at the file field, which gets the focus, until the user changes something', async () => {
  const { file, paste, onChange, press } = show(async () => 'Choose a file.')
  expect(file.getAttribute('aria-invalid')).toBe('false')
  press()
  const refusal = await screen.findByText('Choose a file.')
  expect(document.activeElement).toBe(file)
  expect(file.getAttribute('aria-invalid')).toBe('true')
  const described = (file.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Choose a file.',
    'Read in this browser.',
  ])
  fireEvent.change(paste, { target: { value: '1,2' } })
  expect(onChange).toHaveBeenCalledOnce()
  expect(refusal.isConnected).toBe(false)
})

test('the next press begins without the refusal of the one before', async () => {
  const reasons: (string | null)[] = ['Choose a file.', null]
  const { press } = show(async () => reasons.shift() ?? null)
  press()
  await screen.findByText('Choose a file.')
  press()
  expect(screen.queryByText('Choose a file.')).toBeNull()
})
