import { render, screen } from '@testing-library/react'
import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from '../../../src/ui/parts/QrCode'

const link = `https://good.example/app/#/review/eth:0x${'Ab'.repeat(20)}/0x${'9f'.repeat(32)}`

test('a reader gets the very text, and whoever does not see the code is told what it is', () => {
  render(<QrCode text={link} label="QR code with the link" />)
  expect(decode(picture(screen.getByRole('img', { name: 'QR code with the link' })))).toBe(link)
})

test('a text that no code can hold is said to be too long', () => {
  render(<QrCode text={'a'.repeat(3_000)} label="QR code with the link" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/too long for a QR code/)).toBeDefined()
})

const scale = 4

/** The code as pixels, drawn from its path. */
function picture(code: HTMLElement) {
  const svg = decodeURIComponent(code.getAttribute('src') ?? '')
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return { width: size, height: size, data }
}
