import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CopyButton } from '../../../src/ui/parts/CopyButton'

const address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

function Panel() {
  const source = useRef<HTMLElement>(null)
  return (
    <>
      <span ref={source}>{address}</span>
      <CopyButton label="Copy Address" text={address} source={source} />
    </>
  )
}

/** Presses the button, and lets the clipboard answer. */
async function press() {
  fireEvent.click(screen.getByRole('button'))
  await act(async () => vi.advanceTimersByTimeAsync(0))
}

describe('the copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    Reflect.deleteProperty(document, 'execCommand')
  })

  test('[S2.28, S9.1] copies, and says "Copied!" for a second and a half', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<Panel />)
    await press()
    expect(write).toHaveBeenCalledWith(address)
    expect(screen.getByRole('button').textContent).toBe('Copied!')

    act(() => void vi.advanceTimersByTime(1_499))
    expect(screen.getByRole('button').textContent).toBe('Copied!')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button').textContent).toBe('Copy Address')
  })

  test('copies the selected text where the clipboard is closed to the frame', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    let selected = ''
    document.execCommand = () => {
      selected = String(window.getSelection())
      return true
    }
    render(<Panel />)
    await press()
    expect(selected).toBe(address)
    expect(screen.getByRole('button').textContent).toBe('Copied!')
  })

  test('selects the whole of a text field, and moves the focus there for the keys', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    document.execCommand = () => false
    function FieldPanel() {
      const source = useRef<HTMLTextAreaElement>(null)
      return (
        <>
          <textarea ref={source} readOnly value={address} />
          <CopyButton label="Copy Address" text={address} source={source} />
        </>
      )
    }
    render(<FieldPanel />)
    await press()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  })

  test('leaves the text selected and names the keys where nothing may copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    document.execCommand = () => false
    render(<Panel />)
    await press()
    expect(screen.getByRole('button').textContent).toBe('Copy Address')
    expect(screen.getByText(/press Ctrl\+C/)).toBeTruthy()
    expect(String(window.getSelection())).toBe(address)
  })
})
