import type { Frame, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { causeAddress, sandboxCauses } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { brackets } from '../support/pseudo'
import { frameOfApp } from './support/appInHost'
import { usePseudoLocale } from './support/pseudoLocale'
import { rememberBasket } from './support/rememberVisit'
import { expect, test } from './support/test'

const widths = [320, 1200] as const

/** Every text of the operator's directory: it is in no language of ours. */
const ofOperator = [...textsIn(sandboxCauses()), 'Local chain']

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** As every other tool names them: the fields of a Safe transaction, and what stands in them. */
const ofFields = [
  'to',
  'value',
  '1250000000000000000 wei',
  'data',
  'operation',
  '0 (CALL)',
  '1 (DELEGATECALL)',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
]

type Found = {
  readonly texts: readonly string[]
  readonly cut: readonly string[]
  readonly wide: readonly string[]
}

/** Texts that come from no message, texts that are cut off, and elements that make the page scroll sideways. */
function look(app: Page | Frame): Promise<Found> {
  return app.evaluate(
    ({ start, end, known, fields }) => {
      const whole = new Set([...known, ...fields])
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      // Values that are no words: addresses, amounts, names of users and tokens, moments, what is to be typed elsewhere.
      const values =
        '[translate=no], bdi, time, code, pre, kbd, svg, option, textarea, [class*=brand], noscript'
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (!/\p{L}{2}/u.test(text) || parent === null || parent.closest(values) !== null) continue
        if (!parent.checkVisibility() || whole.has(text)) continue
        // Messages may stand in one another, and an address in the middle of one makes two nodes of it.
        const inner = new RegExp(`${start}[^${start}${end}]*${end}`, 'gu')
        const left = text
          // A moment, as `Intl` writes it.
          .replaceAll(/\d{1,2} \p{L}{3,9} \d{4}/gu, '')
          .replaceAll(inner, '')
          .replaceAll(inner, '')
          .replace(new RegExp(`${start}[^${end}]*$`, 'u'), '')
          .replace(new RegExp(`^[^${start}]*${end}`, 'u'), '')
        if (/\p{L}{2}/u.test(left) && !known.some((one) => left.includes(one))) texts.push(text)
      }
      const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const { overflowX, position, clipPath } = getComputedStyle(element)
        const isHidden = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
        return (
          /hidden|clip/.test(overflowX) &&
          !isHidden &&
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      const root = document.documentElement
      return {
        texts,
        cut: cut.map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
        wide:
          root.scrollWidth <= root.clientWidth
            ? []
            : [...document.body.querySelectorAll<HTMLElement>('*')]
                .filter((element) => {
                  const { left, right, width } = element.getBoundingClientRect()
                  return width > 1 && (left < -1 || right > root.clientWidth + 1)
                })
                .map(
                  (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`,
                ),
      }
    },
    { ...brackets, known: ofOperator, fields: ofFields },
  )
}

/** Checks the screen that is open: all of it is messages, and it fits, from left to right and from right to left. */
async function check(page: Page, name: string, app: Page | Frame = page): Promise<void> {
  const root = app.locator('html')
  for (const dir of ['ltr', 'rtl']) {
    await root.evaluate((element, dir) => element.setAttribute('dir', dir), dir)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await look(app), `${name}, ${dir}, ${width} px`).toEqual({ texts: [], cut: [], wide: [] })
    }
  }
  await root.evaluate((element) => element.removeAttribute('dir'))
}

const level1 = (app: Page | Frame) => app.getByRole('heading', { level: 1 })

const goTo = (app: Page | Frame, path: string) =>
  app.evaluate((hash) => void (location.hash = hash), `#${path}`)

/** Goes to a screen and waits for it: each has a heading of ours, and another one than the screen before. */
async function open(app: Page | Frame, path: string): Promise<void> {
  const before = await level1(app).textContent()
  await goTo(app, path)
  await expect(level1(app)).not.toHaveText(before ?? '')
  await expect(level1(app)).toContainText(brackets.start)
}

test('the screens of a visitor, of a co-signer and of a Safe are messages throughout, and fit', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  test.setTimeout(180_000)
  await usePseudoLocale(page)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const calls = [{ to: causeAddress('open-wells'), value: parseEther('1.25'), data: '0x' as const }]
  const hash = await proposeTx(account, { owner: ada, calls })

  await test.step('a visitor', async () => {
    await page.goto(`${world.appUrl}?lang=de#/`)
    await expect(level1(page)).toContainText(brackets.start)
    await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    await check(page, 'the causes')

    await goTo(page, '/cause/open-wells')
    await expect(page.getByText(causeAddress('open-wells'))).toBeVisible()
    await check(page, 'a cause')

    for (const path of [
      '/give',
      '/activity',
      '/import',
      '/plans',
      '/review',
      '/record',
      '/check',
      '/nowhere',
    ]) {
      await open(page, path)
      await check(page, path)
    }
  })

  await test.step('a co-signer', async () => {
    await open(page, `/queue/local:${account.safe}`)
    await expect(page.locator(`a[href*="${hash}"]`).first()).toBeVisible()
    await check(page, 'the queue')

    await open(page, `/review/local:${account.safe}/${hash}`)
    await expect(page.getByText(hash).first()).toBeAttached()
    await check(page, 'a review')
  })

  await test.step('a Safe', async () => {
    await rememberBasket(page, world, {
      owner: account.safe,
      lines: [
        { cause: 'Open Wells', asset: 'ETH', amount: '1.25' },
        { cause: 'Night School of São Bento', asset: 'LUSD', amount: '12500.5' },
      ],
    })
    await page.goto(`${world.hostUrl}/?safe=${account.safe}&as=Ada#app=/%3Flang=de%23/give`)
    await expect(page.frameLocator('iframe[title=App]').getByRole('heading', { level: 1 })).toContainText(
      brackets.start,
    )
    const app = frameOfApp(page, world)
    await check(page, '/give', app)
    for (const path of ['/activity', '/plans', '/import']) {
      await open(app, path)
      await check(page, path, app)
    }
  })
})
