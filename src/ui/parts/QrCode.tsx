import encodeQR from 'qr'
import styled from 'styled-components'
import { Small } from './basics'
import { m } from './laterMessages'

const Code = styled.img`
  width: 100%;
  max-width: 13rem;
  height: auto;
`

type QrCodeProps = {
  /** Content of the code, e.g. a link. */
  readonly text: string
  /** Description for screen readers: "QR code with the link to this review". */
  readonly label: string
}

/** Shows a QR code as SVG. A text that no code can hold is reported as too long. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeText(text)
  if (rows === null) return <Small>{m.qrTooLong}</Small>
  return <Code alt={label} src={drawCode(rows)} width={rows.length} height={rows.length} />
}

/** Modules of quiet zone around the code (ISO/IEC 18004). */
const border = 4

/**
 * Fixed mask: choosing the best of eight takes 130 ms in one task. The content is links of hex and base64, whose areas
 * any mask breaks up, and readers accept any.
 */
const mask = 3

type Modules = readonly (readonly boolean[])[]

function encodeText(text: string): Modules | null {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border, mask })
  } catch (error) {
    if (error instanceof Error && error.message === 'Capacity overflow') return null
    throw error
  }
}

/** Draws the code black on white in every theme: some readers do not find an inverted code. */
function drawCode(rows: Modules): string {
  const size = rows.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(rowPath).join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Returns one rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue
    const start = x
    while (row[x + 1] === true) x++
    path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
  }
  return path
}
