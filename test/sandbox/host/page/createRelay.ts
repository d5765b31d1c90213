/**
 * A hidden window of another origin (relay.localhost, the same server) beside the app's frame, made when first used.
 * What it posts comes from a window that is not the app's parent and from an origin that the app does not know.
 */
export function createRelay(getAppFrame: () => HTMLIFrameElement | null) {
  let loading: Promise<HTMLIFrameElement> | undefined

  return async function postFromOtherOrigin(envelope: unknown): Promise<void> {
    if (getAppFrame() === null) return
    loading ??= loadRelay()
    const relay = await loading
    relay.contentWindow?.postMessage({ envelope }, '*')
  }
}

function loadRelay(): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.title = 'Relay'
    frame.hidden = true
    frame.src = `${location.protocol}//relay.localhost:${location.port}/relay`
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}
