/** An event of the script that many hosts offer under /_vercel/insights/script.js. */
type InsightsEvent = { readonly type: string; readonly url: string }
type InsightsCall = readonly ['beforeSend', (event: InsightsEvent) => InsightsEvent]

type InsightsWindow = Window & {
  /** What was asked of the script before it was there. */
  vaq?: InsightsCall[]
  va?: (...call: InsightsCall) => void
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): {
      createScriptURL(url: string): string
    }
  }
}

/**
 * Adds the script of web analytics, if the operator has set one, and only in a tab of our own: who opens the app inside
 * a Safe is not counted, nor is a visit by a link that names an account. Call it after the first paint.
 *
 * Of the address of the page the script is to send the path alone: what comes after it says what somebody looks at.
 *
 * @param insightsUrl - `AppConfig.insightsUrl`.
 */
export function startAnalytics(insightsUrl: string | null, window: InsightsWindow = globalThis.window): void {
  if (insightsUrl === null || window.parent !== window) return
  if (/0x[\da-f]{40}/i.test(window.location.href)) return
  const queue: InsightsCall[] = (window.vaq ??= [])
  window.va ??= (...call) => void queue.push(call)
  window.va('beforeSend', (event) => ({ ...event, url: pathAlone(event.url) }))

  const { document } = window
  const script = document.createElement('script')
  script.defer = true
  script.referrerPolicy = 'no-referrer'
  // The page's policy takes a script's address from a named policy only. This one knows one address.
  const policy = window.trustedTypes?.createPolicy('insights', { createScriptURL: () => insightsUrl })
  script.src = policy?.createScriptURL(insightsUrl) ?? insightsUrl
  document.head.append(script)
}

function pathAlone(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
