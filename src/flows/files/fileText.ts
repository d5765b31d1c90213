import { m } from '../../core/files/messages'

type FileText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'problem'; readonly words: string }

/** First bytes of files that are no text. Excel, LibreOffice and Numbers save archives (PK); old Excel an OLE file. */
const binary = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const

/** Longer files are not read: 2 million characters take at most 8 MB. */
const maxBytes = 8_000_000

/** Decodes a chosen file: UTF-8, the UTF-16 of Excel's "Unicode text", or Windows-1252. Refuses a spreadsheet file in words. */
export async function readFileText(file: Blob): Promise<FileText> {
  if (file.size > maxBytes) return { kind: 'problem', words: `${m.text.tooLarge} ${m.split}` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (binary.some((start) => start.every((byte, at) => bytes[at] === byte)))
    return { kind: 'problem', words: `${m.text.spreadsheet} ${m.text.saveAsCsv}` }
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe
  return { kind: 'text', text: wide ? new TextDecoder('utf-16le').decode(bytes) : decodeBytes(bytes) }
}

/** Decodes UTF-8, or else what Excel saves as plain CSV in Western Europe. Addresses and amounts are the same in both. */
function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
