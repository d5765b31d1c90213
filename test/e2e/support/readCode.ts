import type { Locator, Page } from '@playwright/test'
import decode from 'qr/decode.js'

/**
 * What a phone's camera reads from the code that is on the screen: it comes closer, and goes back, until the code can be read.
 * The decoder misses about one code in fifteen in any one size.
 */
export async function readCode(code: Locator): Promise<string> {
  const picture = await code.screenshot()
  // A page of its own, whose policy lets it look at pictures.
  const page = await code.page().context().newPage()
  try {
    return await readCloser(page, picture, [1, 2, 3, 1.5, 2.5, 4])
  } finally {
    await page.close()
  }
}

async function readCloser(page: Page, picture: Buffer, [scale = 1, ...closer]: number[]): Promise<string> {
  try {
    return decode(await pixelsOf(page, picture, scale))
  } catch (error) {
    // The decoder throws at whichever step finds no code.
    if (closer.length === 0) throw error
    return readCloser(page, picture, closer)
  }
}

async function pixelsOf(page: Page, picture: Buffer, scale: number) {
  const evaluated = page.evaluate(
    async ({ base64, scale }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const [width = 1, height = 1] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale))
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      pen?.drawImage(bitmap, 0, 0, width, height)
      // As one text: Playwright takes seconds to pass half a million numbers on, one by one.
      const text = Array.from(pen?.getImageData(0, 0, width, height).data ?? [], (byte) =>
        String.fromCharCode(byte),
      )
      return { width, height, base64: btoa(text.join('')) }
    },
    { base64: picture.toString('base64'), scale },
  )
  const { width, height, base64 } = await evaluated
  return { width, height, data: Uint8Array.from(Buffer.from(base64, 'base64')) }
}
