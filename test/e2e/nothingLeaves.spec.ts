import { askedByBrowser } from './support/closedTest'
import { expect, test } from './support/test'

const elsewhere = 'gift.example'

/** Asks another machine by `fetch`. */
const ask = (url: string) =>
  fetch(url).then(
    () => 'answered',
    () => 'refused',
  )

test('whatever a page asks of another machine is refused and remembered: from a frame, a worker, a tab and another browser context', async ({
  page,
  context,
  browser,
  refusingProxy,
  world,
}) => {
  const here = `${world.authUrl}/nonce`
  await page.goto(here)
  // For the browser another site.
  const framed = here.replace('127.0.0.1', 'localhost')
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    framed,
  )
  await expect.poll(() => page.frames().map((one) => one.url())).toContain(framed)
  const frame = page.frames().find((one) => one.url() === framed)
  if (frame === undefined) throw new Error('There is no frame.')
  const tab = await context.newPage()
  await tab.goto(here)
  const other = await (await browser.newContext()).newPage()
  await other.goto(here)

  const taken = () => new Set(refusingProxy.take().filter((host) => !askedByBrowser.test(host)))
  for (const [from, asks] of [
    ['page', () => page.evaluate(ask, `https://page.${elsewhere}/`)],
    ['frame', () => frame.evaluate(ask, `https://frame.${elsewhere}/`)],
    ['tab', () => tab.evaluate(ask, `https://tab.${elsewhere}/`)],
    ['context', () => other.evaluate(ask, `https://context.${elsewhere}/`)],
    [
      'worker',
      () =>
        tab.evaluate(
          (url) =>
            new Promise((resolve) => {
              const code = `fetch('${url}').then(() => postMessage('answered'), () => postMessage('refused'))`
              const worker = new Worker(URL.createObjectURL(new Blob([code])))
              worker.addEventListener('message', ({ data }) => resolve(data))
            }),
          `https://worker.${elsewhere}/`,
        ),
    ],
    [
      'socket',
      () =>
        tab.evaluate(
          (url) =>
            new Promise((resolve) => {
              const socket = new WebSocket(url)
              socket.addEventListener('open', () => resolve('answered'))
              socket.addEventListener('error', () => resolve('refused'))
            }),
          `wss://socket.${elsewhere}/`,
        ),
    ],
    ['address', () => tab.evaluate(ask, 'https://192.0.2.1/')],
  ] as const)
    await test.step(from, async () => {
      expect(await asks()).toBe('refused')
      expect(taken()).toEqual(new Set([from === 'address' ? '192.0.2.1:443' : `${from}.${elsewhere}:443`]))
    })

  await test.step('this machine is asked directly', async () => {
    expect(await other.evaluate(ask, here)).toBe('answered')
    expect(taken()).toEqual(new Set())
  })
})

test('the test itself cannot ask another machine either', async ({ page, nodeGuard, world }) => {
  await expect(fetch(`https://test.${elsewhere}/`)).rejects.toThrow()
  await expect(page.request.get(`http://192.0.2.1/`)).rejects.toThrow()
  expect(nodeGuard.take()).toEqual([`test.${elsewhere}:443`, '192.0.2.1:80'])
  expect((await page.request.get(`${world.authUrl}/nonce`)).ok()).toBe(true)
  expect(nodeGuard.take()).toEqual([])
})

for (const [who, asks] of [
  ['whose page', `https://${elsewhere}/`],
  ['that', null],
] as const)
  test.describe('a test', () => {
    // Nothing else in it fails: that the request is refused is what it expects.
    test.fail()
    test(`${who} asks another machine fails`, async ({ page, world }) => {
      if (asks === null) return void (await fetch(`https://${elsewhere}/`).catch(() => undefined))
      await page.goto(`${world.authUrl}/nonce`)
      await page.evaluate(ask, asks)
      return undefined
    })
  })
