import { useEffect, useRef, useState } from 'react'
import type { Host } from './createHost'
import type { HostState } from './hostState'

type AppFrameProps = { readonly host: Host; readonly state: HostState }

/** Word for word the tokens of Safe{Wallet}: no modals, no top navigation, no storage access. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock'

const slowAfterMs = 15_000
const failedAfterMs = 30_000

/**
 * The app in its frame. As in the real host it is not displayed before its load event, its `src` is the app's URL
 * untouched, and a URL that the browser writes differently (a slash missing before "?") never counts as loaded.
 */
export function AppFrame({ host, state }: AppFrameProps) {
  const { appUrl, features, knobs } = state
  const frame = useRef<HTMLIFrameElement>(null)
  const [progress, setProgress] = useState<'loading' | 'slow' | 'failed' | 'loaded'>('loading')
  const src = knobs.nested ? `${host.world.hostUrl}/nested?src=${encodeURIComponent(appUrl)}` : appUrl

  useEffect(() => {
    const slow = setTimeout(() => setProgress((now) => (now === 'loading' ? 'slow' : now)), slowAfterMs)
    const failed = setTimeout(() => setProgress((now) => (now === 'loaded' ? now : 'failed')), failedAfterMs)
    return () => {
      clearTimeout(slow)
      clearTimeout(failed)
    }
  }, [])

  const onLoad = () => {
    if (frame.current === null || withoutSlash(frame.current.src) !== withoutSlash(src)) return
    setProgress('loaded')
  }

  if (progress === 'failed') return <p className="stage-note">The app did not load. Its address: {appUrl}</p>
  return (
    <>
      {progress === 'slow' && <p className="stage-note">The app takes long to load.</p>}
      <iframe
        title="App"
        className="app-frame"
        ref={(element) => {
          frame.current = element
          host.attachFrame(element)
          return () => host.attachFrame(null)
        }}
        src={src}
        sandbox={sandbox}
        allow={features}
        style={progress === 'loaded' ? {} : { display: 'none' }}
        onLoad={onLoad}
      />
    </>
  )
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}
