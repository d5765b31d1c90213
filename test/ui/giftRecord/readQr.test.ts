import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { encodeRecordLink } from '../../../src/core/record/recordLink'
import { readQr } from '../../../src/ui/giftRecord/readQrPicture'
import { giftRecord } from '../../support/giftRecords'

const link = `https://good.example/app/#/check?record=${encodeRecordLink(giftRecord())}`
const modules = encodeQR(link, 'raw', { ecc: 'medium', border: 4, mask: 3 })

type Photo = {
  readonly pixelsPerModule: number
  readonly degrees?: number
  /** How much smaller the far edge is: a code that is not held straight. */
  readonly tilt?: number
  /** Of 255, added or taken from each pixel. */
  readonly noise?: number
  readonly dark?: number
  readonly light?: number
}

/** The code as a camera would see it, with a table of wood around. */
function photo({ pixelsPerModule, degrees = 0, tilt = 0, noise = 0, dark = 20, light = 235 }: Photo) {
  const side = Math.ceil(modules.length * pixelsPerModule * 1.6)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  let seed = 1
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2]
      const scale = pixelsPerModule * (1 - (tilt * dy) / side)
      const column = Math.floor((cos * dx + sin * dy) / scale + modules.length / 2)
      const row = Math.floor((cos * dy - sin * dx) / scale + modules.length / 2)
      const module = modules[row]?.[column]
      const value =
        (module === undefined ? (dark + light) / 2 : module ? dark : light) + (random() - 0.5) * 2 * noise
      data.fill(Math.max(0, Math.min(255, value)), (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}

test.each<[string, Photo]>([
  ['straight', { pixelsPerModule: 4 }],
  ['small', { pixelsPerModule: 3 }],
  ['turned by 12 degrees', { pixelsPerModule: 5, degrees: 12 }],
  ['turned by 90 degrees', { pixelsPerModule: 4, degrees: 90 }],
  ['not held straight', { pixelsPerModule: 6, tilt: 0.1 }],
  ['grainy', { pixelsPerModule: 5, noise: 40 }],
  ['in little light', { pixelsPerModule: 5, dark: 20, light: 70 }],
])('the code of a gift record is read when it is %s', (_what, taken) => {
  expect(readQr(photo(taken))).toBe(link)
})

test('a picture without a code has none', () => {
  const data = new Uint8ClampedArray(400 * 400 * 4).fill(200)
  expect(readQr({ width: 400, height: 400, data })).toBeNull()
})
