/** The parent window's claim about the Safe. Its shape is checked, its truth is not. */
export type HostClaim = {
  readonly safeAddress: string
  readonly chainId: number
  readonly owners: readonly string[]
  readonly threshold: number
  readonly isReadOnly: boolean
  readonly nonce: number | null
  readonly version: string | null
}

/** The state of the handshake with the host, kept by the inline script for the app. */
export type AskedHost = {
  /** True in a frame. False: the page is the top of its tab, and there is no host. */
  readonly framed: boolean
  /** The first valid response from a listed Safe host. It is never replaced. */
  answer: { readonly claim: HostClaim; readonly origin: string } | null
  /** The origin of an unlisted parent that sent a valid response. */
  refused: string | null
  /** The host's theme; null before it is known. */
  dark: boolean | null
  /** "Connect Wallet" was pressed before the app had loaded. */
  pressed: boolean
  /** The ids of causes whose "Add to gift" was pressed before the app had loaded. */
  readonly pressedCauses: Set<string>
  /** Resolves when the user wants more than the causes that index.html shows, or after 5 s; null where it shows none. */
  leaving: Promise<unknown> | null
  /** Called after each change. */
  readonly listeners: Set<() => void>
  /** Requests again with a new id, and repeats until there is a response. */
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
 * Requests the Safe from the parent window before any bundle has loaded, in the protocol of the Safe Apps SDK: requests
 * `{ id, method, env }` to the direct parent, responses `{ id, success, version, data }` from it. The host does not
 * announce when it listens, so the request is repeated with new ids, and a late response to any of them counts.
 *
 * As the first `message` listener of the frame it also stops every message that would make the SDK's own listener
 * throw, and every message of a parent that is not listed.
 *
 * Part of the inline script of index.html: no imports from outside this folder. It never throws, whatever is posted.
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
    pressedCauses: new Set(),
    leaving: null,
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
    // To any origin: the request is public, and an unlisted host can be named to the user.
    parent.postMessage({ id, method, env: { sdkVersion } }, '*')
  }

  /** Reads a message; false when no other listener may receive it. */
  function hear({ source, origin, data }: MessageEvent): boolean {
    // Messages of other windows pass, unless the SDK's listener would throw on them.
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

/** Copies the fields that are used. Null when a required one is invalid. */
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
