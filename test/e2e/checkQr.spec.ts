import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { makeFinal } from './support/makeFinal'
import { expect, test, type TestSafe } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

async function give(account: TestSafe) {
  const [ada] = account.owners as [Owner]
  const call = { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' } as const
  const safeTxHash = await proposeTx(account, { owner: ada, calls: [call] })
  await executeTx(account, { owner: ada, safeTxHash })
  return safeTxHash
}

/** The QR code of a gift record as it is on screen, and the one with all its fields that older sheets have. */
async function shootCodes(page: Page, world: WorldInfo, account: TestSafe) {
  const safeTxHash = await give(account)
  await makeFinal(world)
  await page.goto(`${world.appUrl}/#/record/local:${account.safe}/${safeTxHash}/0`)
  const code = page.getByRole('main').getByRole('img', { name: /QR code/ })
  await expect(code).toBeVisible()
  const path = await page.getByRole('link', { name: 'Check it now' }).getAttribute('href')
  return { code: await code.screenshot(), older: await drawCode(page, `${world.appUrl}/${path ?? ''}`) }
}

async function drawCode(page: Page, text: string): Promise<Buffer> {
  const blank = await page.context().newPage()
  await blank.setContent(
    `<main style="width:480px">${encodeQR(text, 'svg', { ecc: 'medium', border: 4, mask: 3 })}</main>`,
  )
  const picture = await blank.locator('main').screenshot()
  await blank.close()
  return picture
}

test('the code of a gift record is confirmed by the chain, as a picture and before the camera, where that may be used', async ({
  page,
  world,
  newSafe,
  mishaps,
  launchOptions,
}) => {
  test.slow()
  void mishaps
  const { code, older: picture } = await shootCodes(page, world, await newSafe({ threshold: 1, owners: 1 }))
  await page.goto(`${world.appUrl}/#/check`)
  const main = page.getByRole('main')
  const check = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
  }

  await check({ name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(main).toContainText('No QR code was found in the picture.')
  await expect(page.getByLabel('File', { exact: true })).toBeFocused()
  await check({ name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await expect(main).toContainText('The browser cannot read this picture.')
  await expectAccessible(page, { sizes: [desktop, phone] })

  await check({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  await expect(main).toContainText('Confirmed: the chain says the same')

  await test.step('the code of a printed sheet opens the gift as the chain has it', async () => {
    await check({ name: 'sheet.png', mimeType: 'image/png', buffer: code })
    await expect(main).toContainText('0.25 ETH to Open Wells on')
    await expect(page).toHaveURL(/#\/record\/local:0x\w{40}\/0x\w{64}\/0\?tx=0x\w{64}$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Check a gift record' })).toBeVisible()
  })

  await test.step('a camera that may not be used is said, and nothing else is lost', async () => {
    await page.getByLabel('Or paste a record').fill('kept')
    await page.getByRole('button', { name: 'Scan with the camera' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('The camera cannot be used')
    await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeFocused()
    await expect(page.getByLabel('Or paste a record')).toHaveValue('kept')
    await expectAccessible(page, { sizes: [desktop, phone] })
  })

  await test.step('the camera reads the code, and is off afterwards and on Escape', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'camera-'))
    const film = join(folder, 'code.mjpeg')
    await writeFile(film, await asJpeg(page, picture))
    const browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    try {
      const camera = await (await browser.newContext({ permissions: ['camera'] })).newPage()
      await camera.addInitScript(() => {
        const { mediaDevices } = navigator
        const open = mediaDevices.getUserMedia.bind(mediaDevices)
        const tracks: MediaStreamTrack[] = []
        Object.assign(window, { tracks })
        mediaDevices.getUserMedia = async (wanted) => {
          const stream = await open(wanted)
          tracks.push(...stream.getTracks())
          return stream
        }
      })
      const states = () =>
        camera.evaluate(() =>
          (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
        )
      await camera.goto(`${world.appUrl}/#/check`)
      await camera.getByRole('button', { name: 'Scan with the camera' }).click()
      await expect(camera.getByRole('main')).toContainText('Confirmed: the chain says the same')
      expect(await states()).toEqual(['ended'])
      // What was found takes the focus, above the form.
      await expect(camera.locator(':focus')).toContainText('Confirmed: the chain says the same')

      // No code before the camera, or it is found before the key is pressed.
      await camera.evaluate(() =>
        Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 }),
      )
      await camera.getByRole('button', { name: 'Scan with the camera' }).click()
      await camera.keyboard.press('Escape')
      await expect(camera.getByRole('button', { name: 'Scan with the camera' })).toBeFocused()
      await expect.poll(async () => (await states()).every((state) => state === 'ended')).toBe(true)
    } finally {
      await browser.close()
    }
  })
})

/** One frame of a film: a fake camera shows files of JPEG pictures, over and over. */
async function asJpeg(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const base64 = await blank.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(1_280, 960)
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('There is no canvas.')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingEnabled = false
    const side = Math.floor(900 / bitmap.width) * bitmap.width
    pen.drawImage(bitmap, 60, 30, side, side)
    const jpeg = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    )
    return btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  await blank.close()
  return Buffer.from(base64, 'base64')
}
