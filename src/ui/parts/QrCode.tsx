import styled from 'styled-components'
import { encode } from 'uqr'
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
  const code = encodeText(text)
  if (code === null) return <Small>{m.qrTooLong}</Small>
  const { size, data } = code
  return <Code alt={label} src={drawCode(size, data)} width={size} height={size} />
}

/** Modules of quiet space around the code, as ISO/IEC 18004 wants it. */
const border = 4

function encodeText(text: string) {
  try {
    return encode(text, { ecc: 'M', border })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Black on white in every theme: some readers do not find an inverted code. */
function drawCode(size: number, rows: readonly (readonly boolean[])[]): string {
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
