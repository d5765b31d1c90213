/** What the parent window says about the Safe: its shape is checked, its truth is not. */
export type HostClaim = {
  readonly safeAddress: string
  readonly chainId: number
  readonly owners: readonly string[]
  readonly threshold: number
  readonly isReadOnly: boolean
  readonly nonce: number | null
  readonly version: string | null
}

/** What the inline script has found out so far, for the app to pick up. */
export type AskedHost = {
  /** False: we are the top page of a tab, and there is nobody to ask. */
  readonly framed: boolean
  /** The first valid answer from a page that is on the list of Safe hosts. It is never replaced. */
  answer: { readonly claim: HostClaim; readonly origin: string } | null
  /** The origin of a page that gave a valid answer and is not on the list. */
  refused: string | null
  /** What the host says of its theme; null before it has said anything. */
  dark: boolean | null
  /** "Connect Wallet" was pressed before the app was there. */
  pressed: boolean
  /** Called after each change. */
  readonly listeners: Set<() => void>
  /** Asks anew, with a new id, and goes on asking until there is an answer. */
  ask(): void
}

declare global {
  /** Left on the window by the inline script of index.html. */
  var askedHost: AskedHost | undefined
}

const sdkVersion = '9.1.0'
const firstPauseMs = 250
const longestPauseMs = 8_000
const mostOwners = 1_000

/**
 * Asks the parent window for its Safe, before any bundle is there, in the protocol of the Safe Apps SDK: questions
 * `{ id, method, env }` to the direct parent, answers `{ id, success, version, data }` from it. Nobody tells us when the
 * host is ready to hear, so the question is repeated with new ids, and an answer to any of them counts, however late.
 *
 * It also stands guard as the first `message` listener of the frame: what would make the SDK's own listener throw, and
 * whatever comes from a parent that is not on the list, ends here.
 *
 * Part of the script that is written into index.html: no imports from outside this folder. It never throws, whatever is posted.
 *
 * @param hosts - Exact origins.
 */
export function askHost(window: Window & typeof globalThis, hosts: readonly string[]): AskedHost {
  const { parent } = window
  const ids = new Set<unknown>()
  let pauseMs = firstPauseMs
  let timer: number | undefined

  const asked: AskedHost = {
    framed: parent !== window,
    answer: null,
    refused: null,
    dark: null,
    pressed: false,
    listeners: new Set(),
    ask() {
      pauseMs = firstPauseMs
      repeat()
    },
  }
  if (!asked.framed) return asked

  window.addEventListener('message', (event) => {
    try {
      if (!hear(event)) event.stopImmediatePropagation()
    } catch {
      event.stopImmediatePropagation()
    }
  })
  asked.ask()
  post('getCurrentTheme')
  return asked

  function repeat() {
    window.clearTimeout(timer)
    if (asked.answer) return
    post('getSafeInfo')
    timer = window.setTimeout(repeat, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  function post(method: string) {
    const bytes = window.crypto.getRandomValues(new Uint8Array(5))
    const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    ids.add(id)
    // To anyone: it says nothing, and only so can a host that is not on the list be named to the person.
    parent.postMessage({ id, method, env: { sdkVersion } }, '*')
  }

  /** Takes in what it can; false when nobody else should hear the message. */
  function hear({ source, origin, data }: MessageEvent): boolean {
    // Other windows are not ours to silence, but for what the SDK's listener cannot bear.
    if (source !== parent) return data != null && /undefined|string/.test(typeof data.version)
    if (!isEnvelope(data)) return false
    const listed = hosts.includes(origin)
    const body = data.success && isRecord(data.data) ? data.data : {}
    const claim = ids.has(data.id) && !asked.answer ? readClaim(body) : null
    if (claim && listed) {
      window.clearTimeout(timer)
      asked.answer = { claim, origin }
    } else if (claim) {
      window.clearTimeout(timer)
      asked.refused = origin
    } else if (listed && typeof body.darkMode == 'boolean') {
      asked.dark = body.darkMode
    } else {
      return listed
    }
    for (const listener of asked.listeners) listener()
    return listed
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value == 'object' && value !== null
}

function isEnvelope(
  data: unknown,
): data is { id: string; success: boolean; version: string; data?: unknown } {
  return (
    isRecord(data) &&
    typeof data.id == 'string' &&
    typeof data.success == 'boolean' &&
    typeof data.version == 'string' &&
    parseInt(data.version) >= 1
  )
}

function isAddress(value: unknown): value is string {
  return typeof value == 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

/** A copy of the fields that are used; null when one that is needed is not what it should be. */
function readClaim(data: Record<string, unknown>): HostClaim | null {
  const { safeAddress, chainId, owners, threshold, isReadOnly, nonce, version } = data
  if (!isAddress(safeAddress) || !isCount(chainId) || !isCount(threshold)) return null
  if (!Array.isArray(owners) || owners.length > mostOwners || !owners.every(isAddress)) return null
  return {
    safeAddress,
    chainId,
    owners: [...owners],
    threshold,
    isReadOnly: isReadOnly === true,
    nonce: nonce === 0 || isCount(nonce) ? nonce : null,
    version: typeof version == 'string' ? version : null,
  }
}
