import decodeQR from 'qr/decode.js'

/** Reads the QR code in these pixels. Null: none found. */
export function readQr(pixels: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR(pixels)
  } catch {
    // The library throws a different error for each step that finds no code.
    return null
  }
}
