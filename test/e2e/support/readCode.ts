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
    return { width, height, data: [...(pen?.getImageData(0, 0, width, height).data ?? [])] }
  }, picture.toString('base64'))
  await page.close()
  return decode({ ...image, data: Uint8Array.from(image.data) })
}
