import type { Locator } from '@playwright/test'
import decode from 'qr/decode.js'

/** What a phone's camera reads from the code that is on the screen. */
export async function readCode(code: Locator): Promise<string> {
  const picture = await code.screenshot()
  // A page of its own, whose policy lets it look at pictures.
  const page = await code.page().context().newPage()
  const image = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    // As one text: Playwright takes seconds to pass half a million numbers on, one by one.
    const text = Array.from(pen?.getImageData(0, 0, width, height).data ?? [], (byte) =>
      String.fromCharCode(byte),
    )
    return { width, height, base64: btoa(text.join('')) }
  }, picture.toString('base64'))
  await page.close()
  const { width, height, base64 } = image
  return decode({ width, height, data: Uint8Array.from(Buffer.from(base64, 'base64')) })
}
