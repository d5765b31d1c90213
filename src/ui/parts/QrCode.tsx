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
  /** What a reader gets, e.g. a link. */
  readonly text: string
  /** What the code is, for whoever does not see it: "QR code with the link to this review". */
  readonly label: string
}

/** A QR code as SVG. A text that no code can hold is said to be too long. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeText(text)
  if (rows === null) return <Small>{m.qrTooLong}</Small>
  return <Code alt={label} src={drawCode(rows)} width={rows.length} height={rows.length} />
}

/** Modules of quiet space around the code, as ISO/IEC 18004 wants it. */
const border = 4

/**
 * Choosing the best of eight takes 130 ms in one task. What is encoded here are links of hex and base64: any mask breaks up
 * their areas, and readers take any.
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

/** Black on white in every theme: some readers do not find an inverted code. */
function drawCode(rows: Modules): string {
  const size = rows.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(rowPath).join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** One rectangle for each run of dark modules. */
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
