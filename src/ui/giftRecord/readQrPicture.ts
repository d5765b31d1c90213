import decodeQR from 'qr/decode.js'
import { pageClock } from '../files/pageClock'

export type QrPicture =
  | { readonly kind: 'text'; readonly text: string }
  /** `noPicture`: the browser cannot read the file as an image. */
  | { readonly kind: 'problem'; readonly problem: 'noCode' | 'noPicture' }

/**
 * Longest sides of the scaled image, in px: most codes are found in a small one, dense ones in a large one, and one
 * photo in fifteen only at another size.
 */
const sides = [1_200, 2_400, 1_700, 700]

/** Reads the QR code in a photo or a screenshot. Never throws. */
export async function readQrPicture(file: Blob): Promise<QrPicture> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return { kind: 'problem', problem: 'noPicture' }
  const longest = Math.max(picture.width, picture.height)
  try {
    for (const side of new Set(sides.map((one) => Math.min(one, longest)))) {
      const text = readQr(pixelsOf(picture, side / longest))
      if (text !== null) return { kind: 'text', text }
      await pageClock.sleep(0)
    }
    return { kind: 'problem', problem: 'noCode' }
  } finally {
    picture.close()
  }
}

/** Draws the image on white, which a code with a transparent background needs. */
function pixelsOf(picture: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return new ImageData(width, height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/** Reads the QR code in these pixels. Null: none found. */
export function readQr(pixels: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    // The library throws a different error for each step that finds no code.
    return null
  }
}
