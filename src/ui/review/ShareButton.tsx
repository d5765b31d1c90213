import { useState } from 'react'
import { SecondaryButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { m } from './linkMessages'

/** Opens the share sheet of the device. Renders nothing where there is none. */
export function ShareButton({ url }: { readonly url: string }) {
  const [isRefused, setRefused] = useState(false)
  const announce = useAnnounce()
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ url })
      setRefused(false)
    } catch (error) {
      // AbortError: the user closed the sheet. A frame may not open it at all.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setRefused(true)
      announce(m.shareRefused)
    }
  }
  return (
    <>
      <SecondaryButton onClick={() => void share()}>{m.share}</SecondaryButton>
      {isRefused && <Small>{m.shareRefused}</Small>}
    </>
  )
}
