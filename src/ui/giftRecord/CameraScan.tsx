import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Small } from '../parts/basics'
import { m } from './messages'
import { type CameraProblem, openCamera } from './openCamera'

const Picture = styled.video`
  width: 100%;
  max-width: 30rem;
  max-height: 70vh;
  background: var(--paper-sunk);
`

export type CameraScanProps = {
  /** Called with the text of the first code. The camera is off by then. */
  readonly onText: (text: string) => void
  readonly onProblem: (problem: CameraProblem) => void
}

/** Reads a QR code with the camera, which turns off when this unmounts. */
export function CameraScan({ onText, onProblem }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (video.current === null) return undefined
    return openCamera(video.current, { onOpen: () => setOpen(true), onText, onProblem })
  }, [onText, onProblem])

  return (
    <>
      <Small>{isOpen ? m.camera.hold : m.camera.opening}</Small>
      <Picture ref={video} muted playsInline aria-label={m.camera.view} />
    </>
  )
}
