import { useState } from 'react'
import { SecondaryButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'

const refusedWords = 'This page may not open the share sheet here. Copy the link instead.'

/** Opens the share sheet of the device. Nothing where there is none. */
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
      announce(refusedWords)
    }
  }
  return (
    <>
      <SecondaryButton onClick={() => void share()}>Share the link</SecondaryButton>
      {isRefused && <Small>{refusedWords}</Small>}
    </>
  )
}
