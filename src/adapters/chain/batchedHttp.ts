import { http, type HttpTransport, type HttpTransportConfig } from 'viem'

/** Largest response that is read, in bytes. viem's own limit, which applies to what viem reads itself. */
export const maxAnswerBytes = 10_485_760

/**
 * Creates viem's `http` transport, with simultaneous requests in one batch. viem assigns the sorted responses by
 * position: if one is missing or repeated, a request gets another one's response. So a batch counts only where each
 * request has exactly one response by its id (JSON-RPC 2.0, section 6).
 */
export function batchedHttp(
  url: string,
  config: Omit<HttpTransportConfig, 'batch' | 'fetchFn' | 'raw'>,
): HttpTransport {
  return http(url, { ...config, batch: true, fetchFn: fetchBatch })
}

/**
 * @throws where the response does not fit the batch: viem then counts the node as failed and tries the next one.
 */
const fetchBatch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const ids = idsOf(init?.body)
  if (ids === null || !response.ok) return response
  const text = await readText(response)
  const answer: unknown = JSON.parse(text)
  const { status, headers } = response
  if (isErrorOfAll(answer))
    return new Response(JSON.stringify(ids.map((id) => ({ ...answer, id }))), { status, headers })
  if (!isComplete(answer, ids)) throw new Error('The node has not answered each question of a batch once.')
  return new Response(text, { status, headers })
}

/** Returns the ids of the requests in a body. Null: not a batch. */
function idsOf(body: BodyInit | null | undefined): readonly unknown[] | null {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
  return Array.isArray(sent) ? sent.map(idOf) : null
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : null
}

/** Decides whether each id has exactly one response. Some nodes write the id as text; viem sorts both alike. */
function isComplete(answer: unknown, ids: readonly unknown[]): boolean {
  if (!Array.isArray(answer) || answer.length !== ids.length) return false
  const answered = new Set(answer.map((item) => String(idOf(item))))
  return ids.every((id) => answered.has(String(id)))
}

/** Recognises one error for the whole batch, such as a rate limit. */
function isErrorOfAll(answer: unknown): answer is { readonly error: object } {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false
  return typeof answer.error === 'object' && answer.error !== null
}

/** @throws where it is larger than `maxAnswerBytes`. */
async function readText({ body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxAnswerBytes) {
      await reader.cancel()
      throw new Error(`The answer has more than ${maxAnswerBytes} bytes.`)
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
