import { Window } from 'happy-dom'
import { afterEach, expect, test } from 'vitest'
import { appendElement } from '../../src/boot/appendElement'
import { chooseLanguage } from '../../src/boot/chooseLanguage'

const german = { translation: { locale: 'de-DE', messages: {} } }

type Visitor = {
  readonly prefers: readonly string[]
  readonly search?: string
  readonly isDraft?: boolean
}

function visit(
  { prefers, search = '', isDraft = false }: Visitor,
  load: (url: string) => Promise<{ translation: unknown }> = () => Promise.resolve(german),
) {
  const window = new Window({ url: `https://give.example/${search}` })
  Object.defineProperty(window.navigator, 'languages', { value: prefers })
  const words = JSON.stringify({ Causes: 'Anliegen' }).replaceAll('"', '&quot;')
  window.document.head.innerHTML = `<link rel="language" hreflang="de" href="./assets/de.js"${isDraft ? ' data-draft' : ''} data-words="${words}">`
  window.document.documentElement.lang = 'en'
  const asked: string[] = []
  const page = window as unknown as globalThis.Window & typeof globalThis
  chooseLanguage(page, (url) => {
    asked.push(url)
    return load(url)
  })
  return { page, asked }
}

test.each<[string, Visitor, boolean]>([
  ['a browser in German', { prefers: ['de-AT', 'en'] }, true],
  ['a browser in English', { prefers: ['en-US', 'de'] }, false],
  ['a language that there is none of, then German', { prefers: ['fr', 'de'] }, true],
  ['a language that there is none of', { prefers: ['fr'] }, false],
  ['an address that says German', { prefers: ['en'], search: '?lang=de' }, true],
  ['a browser in German, of which there is a draft', { prefers: ['de'], isDraft: true }, false],
  ['an address that names a draft', { prefers: ['en'], search: '?lang=de', isDraft: true }, true],
  ['an address that says what there is none of', { prefers: ['en'], search: '?lang=xx' }, false],
])('%s', async (_, visitor, isGerman) => {
  const { page, asked } = visit(visitor)
  await page.languageReady?.()
  expect(asked).toEqual(isGerman ? ['https://give.example/assets/de.js'] : [])
  expect(page.translation).toEqual(isGerman ? german.translation : undefined)
  expect(page.document.documentElement.lang).toBe(isGerman ? 'de' : 'en')
})

test('a translation that does not come leaves the page in English', async () => {
  const { page } = visit({ prefers: ['de'] }, () => Promise.reject(new Error('gone')))
  await page.languageReady?.()
  expect(page.translation).toBeUndefined()
  expect(page.document.documentElement.lang).toBe('en')
})

test('a translation that comes too late changes nothing: a page is in one language', async () => {
  let arrive: (module: { translation: unknown }) => void = () => undefined
  const coming = new Promise<{ translation: unknown }>((resolve) => (arrive = resolve))
  const timers: (() => void)[] = []
  const { page } = visit({ prefers: ['de'] }, () => coming)
  page.setTimeout = ((run: () => void) => timers.push(run)) as unknown as typeof page.setTimeout
  const ready = page.languageReady?.()
  for (const run of timers) run()
  await ready
  arrive(german)
  await coming
  expect(page.translation).toBeUndefined()
})

test('what stands in index.html, and what the inline script writes there, is in German too', async () => {
  const { page } = visit({ prefers: ['de'] })
  const header = '<div data-waiting><span class="Header_link">Causes</span><p></p></div>'
  page.document.body.innerHTML = header
  await expect.poll(() => page.document.querySelector('.Header_link')?.textContent).toBe('Anliegen')
  const slot = page.document.querySelector('p')
  expect(slot && appendElement(slot, 'span', '', 'Causes').textContent).toBe('Anliegen')
  expect(slot && appendElement(slot, 'span', '', '0xAda…').textContent).toBe('0xAda…')
})

afterEach(() => {
  globalThis.firstWords = undefined
})
