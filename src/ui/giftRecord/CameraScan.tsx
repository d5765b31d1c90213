import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Small } from '../parts/basics'
import { m } from './messages'
import { readQr } from './readQrPicture'

export type CameraScanProps = {
  /** Called with the text of the first code. The camera is off by then. */
  readonly onText: (text: string) => void
  readonly onProblem: (problem: CameraProblem) => void
}

/** Reason why the camera shows no image. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed'

const Picture = styled.video`
  width: 100%;
  max-width: 30rem;
  max-height: 70vh;
  background: var(--paper-sunk);
`

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

/**
 * Longest sides of the scaled frames, in px, in turn: one code in fifteen is found only at another size. A larger frame
 * takes longer than the time between two.
 */
const sides = [1_280, 960, 1_120, 800] as const
const betweenFramesMs = 150

type CameraEvents = {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onProblem: (problem: CameraProblem) => void
}

/**
 * Shows the camera that faces away from the user, if there are several, and reads QR codes from it. The camera turns
 * off after a code, after a problem, and when the returned function is called.
 */
function openCamera(video: HTMLVideoElement, events: CameraEvents): () => void {
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  let frames = 0

  const end = () => {
    isEnded = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const search = () => {
    const side = sides[frames % sides.length] ?? sides[0]
    frames += 1
    const text = readFrame(video, side)
    if (text === null) {
      timer = setTimeout(search, betweenFramesMs)
      return
    }
    end()
    events.onText(text)
  }

  async function begin() {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } },
    })
    if (isEnded) return end()
    video.srcObject = stream
    await video.play()
    if (isEnded) return
    events.onOpen()
    search()
  }

  begin().catch((error: unknown) => {
    if (isEnded) return
    end()
    events.onProblem(problemOf(error))
  })
  return end
}

function readFrame(video: HTMLVideoElement, longestSide: number): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  const width = Math.round(videoWidth * scale)
  const height = Math.round(videoHeight * scale)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(video, 0, 0, width, height)
  return readQr(context.getImageData(0, 0, width, height))
}

/** @see https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' ? 'busy' : 'failed'
}
