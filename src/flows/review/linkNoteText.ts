import { base64UrlToBytes, bytesToBase64Url } from '../../core/giving/giftDocument'
import { type LinkNote, linkNoteJson, maxLinkNoteLength, readLinkNote } from '../../core/giving/linkNote'

/** Maximum length of a note in a link, in characters. */
const maxLinkNoteTextLength = 16_000

/** Longest JSON in UTF-8, in bytes: four a character. */
const maxBytes = 4 * maxLinkNoteLength

/**
 * Returns the text of a note for a link: base64url of its deflated JSON. The text is read back first: where the memos or the names
 * make it too long, they are left out, the memos first. Null: the note is empty, or no text of it can be read.
 */
export async function writeLinkNote(note: LinkNote): Promise<string | null> {
  const text = await textOf(note)
  if (text === null || (await readLinkNoteText(text)) !== null) return text
  if (note.memos.size > 0) return writeLinkNote({ ...note, memos: new Map() })
  return note.labels.size === 0 ? null : writeLinkNote({ ...note, labels: new Map() })
}

async function textOf(note: LinkNote): Promise<string | null> {
  const json = linkNoteJson(note)
  if (json === null) return null
  const packed = new Response(streamOf(json).pipeThrough(new CompressionStream('deflate-raw')))
  return bytesToBase64Url(new Uint8Array(await packed.arrayBuffer()))
}

/** Reads the text of a note in a link. Null: it is none. Stops at the limit of a note, whatever the text unpacks to. */
export async function readLinkNoteText(text: string): Promise<LinkNote | null> {
  const packed = text.length > maxLinkNoteTextLength ? null : base64UrlToBytes(text)
  if (packed === null) return null
  try {
    const bytes = await read(streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')), maxBytes)
    return bytes === null ? null : readLinkNote(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Cut short, or never deflated.
    return null
  }
}

function streamOf(content: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([content]).stream()
}

/** Returns all bytes of a stream. Null: they are more than `limit`; the rest is not read. */
async function read(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
