/** An event of the script that many hosts offer under /_vercel/insights/script.js. */
type InsightsEvent = { readonly type: string; readonly url: string }
type InsightsCall = readonly ['beforeSend', (event: InsightsEvent) => InsightsEvent]

type InsightsWindow = Window & {
  /** Calls made before the script has loaded. */
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
 * Adds the operator's web analytics script, where one is configured. Only in a tab of our own: the app in a Safe is not
 * counted, nor is a visit by a link that names an account. Call it after the first paint.
 *
 * The script may send only the path of the page's URL: the fragment names the screen and the account.
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
  // The CSP requires Trusted Types: script URLs come from a named policy. This one allows one URL.
  const policy = window.trustedTypes?.createPolicy('insights', { createScriptURL: () => insightsUrl })
  script.src = policy?.createScriptURL(insightsUrl) ?? insightsUrl
  document.head.append(script)
}

function pathAlone(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
