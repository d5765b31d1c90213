/** What the host page of the benchmark frames and answers. */
export type HostScript = {
  readonly pageUrl: string
  /** How long the host takes to answer, in ms. */
  readonly delayMs: number
  /** Method of the Safe Apps SDK to what is answered; any other method fails. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The times of the host's first request and answer, in ms since 1970; null before that. */
type HostTimes = { questionAtMs: number | null; answerAtMs: number | null }

export type HostWindow = Window & {
  /** Left by the host page for the benchmark to read. */
  hostTimes?: HostTimes
}

/**
 * Runs in the host page: frames the page under test with the tokens of Safe{Wallet}, and answers it in the protocol of the
 * Safe Apps SDK.
 */
export function playHost({ pageUrl, delayMs, answers }: HostScript): void {
  const times: HostTimes = { questionAtMs: null, answerAtMs: null }
  ;(window as HostWindow).hostTimes = times
  const now = () => performance.timeOrigin + performance.now()
  const origin = new URL(pageUrl).origin
  const frame = document.createElement('iframe')

  window.addEventListener('message', ({ data, source, origin: from }) => {
    if (source !== frame.contentWindow || from !== origin || typeof data?.method !== 'string') return
    const asksForSafe = data.method === 'getSafeInfo'
    if (asksForSafe) times.questionAtMs ??= now()
    const answer = () => {
      const body =
        data.method in answers
          ? { success: true, data: answers[data.method] }
          : { success: false, error: 'Request failed' }
      frame.contentWindow?.postMessage({ id: data.id, version: '9.1.0', ...body }, origin)
      if (asksForSafe) times.answerAtMs ??= now()
    }
    if (delayMs === 0) answer()
    else setTimeout(answer, delayMs)
  })

  frame.title = 'App'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock',
  )
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  frame.src = pageUrl
  document.body.append(frame)
}
