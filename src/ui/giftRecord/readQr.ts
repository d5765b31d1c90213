import decodeQR from 'qr/decode.js'

/** The text of the QR code in these pixels; null: none was found. */
export function readQr(pixels: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    // It has an error for each step at which it found none.
    return null
  }
}
