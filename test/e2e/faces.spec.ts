import { expect, test } from './support/test'

test('the faces come all at once, and text stands in the device’s own until then', async ({
  page,
  world,
}) => {
  const requested: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/fonts/source-sans-3-*', async (route) => {
    await released
    await route.continue()
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/fonts/')) requested.push(pathname)
  })
  const addedFaces = () => page.evaluate('document.fonts.size')

  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/newsreader-'))
  await page.goto(world.appUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await arrived
  expect(await addedFaces()).toBe(0)

  release()
  await expect.poll(addedFaces).toBe(4)
  for (const family of ['Newsreader', 'Source Sans 3'])
    expect(await page.evaluate(`document.fonts.check('16px "${family}"')`)).toBe(true)
  expect(requested.toSorted()).toEqual([
    '/fonts/newsreader-latin-wght-normal.woff2',
    '/fonts/source-sans-3-latin-wght-normal.woff2',
  ])
})

test('a face that cannot be fetched leaves the page readable', async ({ page, world }) => {
  await page.route('**/fonts/newsreader-*', (route) => route.abort())
  await page.goto(world.appUrl)
  await expect.poll(() => page.evaluate('document.fonts.size')).toBe(4)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(`document.fonts.check('16px "Source Sans 3"')`)).toBe(true)
})
