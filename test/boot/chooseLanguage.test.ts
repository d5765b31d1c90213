import { Window } from 'happy-dom'
import { afterEach, expect, test } from 'vitest'
import { appendElement } from '../../src/boot/appendElement'
import { chooseLanguage } from '../../src/boot/chooseLanguage'

const first = 'https://give.example/assets/deFirst.js'
const rest = 'https://give.example/assets/de.js'
type LanguageFile = { translation: { locale?: string; messages: object } }

/** The two files of a translation, new for each visit: the second one is merged into the first. */
function german(url: string): LanguageFile {
  if (url === rest) return { translation: { messages: { queue: { title: 'Warteschlange' } } } }
  return { translation: { locale: 'de-DE', messages: { shell: { causes: 'Anliegen' } } } }
}

type Visitor = {
  readonly prefers: readonly string[]
  readonly search?: string
  readonly isDraft?: boolean
  /** In the footer, on an earlier visit. */
  readonly chosen?: string
}

function visit(
  { prefers, search = '', isDraft = false, chosen }: Visitor,
  load: (url: string) => Promise<LanguageFile> = (url) => Promise.resolve(german(url)),
  wait?: typeof globalThis.setTimeout,
) {
  const window = new Window({ url: `https://give.example/${search}` })
  if (chosen !== undefined) window.localStorage.setItem('language', chosen)
  Object.defineProperty(window.navigator, 'languages', { value: prefers })
  const words = JSON.stringify({ Causes: 'Anliegen' }).replaceAll('"', '&quot;')
  window.document.head.innerHTML = `<link rel="language" hreflang="de" href="./assets/deFirst.js" data-rest="./assets/de.js"${isDraft ? ' data-draft' : ''} data-words="${words}">`
  window.document.documentElement.lang = 'en'
  const asked: string[] = []
  const page = window as unknown as globalThis.Window & typeof globalThis
  if (wait !== undefined) page.setTimeout = wait
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
  ['a browser in English, where German was chosen', { prefers: ['en'], chosen: 'de' }, true],
  ['a browser in German, where English was chosen', { prefers: ['de'], chosen: 'en' }, false],
  [
    'an address that says another language than was chosen',
    { prefers: ['de'], chosen: 'de', search: '?lang=en' },
    false,
  ],
  ['an address that says what there is none of', { prefers: ['en'], search: '?lang=xx' }, false],
])('%s', async (_, visitor, isGerman) => {
  const { page, asked } = visit(visitor)
  await page.languageReady?.()
  expect(asked).toEqual(isGerman ? [first, rest] : [])
  expect(page.translation).toEqual(isGerman ? german(first).translation : undefined)
  await page.sentencesReady?.()
  expect(Object.keys(page.translation?.messages ?? {})).toEqual(isGerman ? ['shell', 'queue'] : [])
  expect(page.document.documentElement.lang).toBe(isGerman ? 'de' : 'en')
})

test('a translation that does not come leaves the page in English', async () => {
  const { page } = visit({ prefers: ['de'] }, () => Promise.reject(new Error('gone')))
  await page.languageReady?.()
  expect(page.translation).toBeUndefined()
  expect(page.sentencesReady).toBeUndefined()
  expect(page.document.documentElement.lang).toBe('en')
})

test('a later screen does not load without its sentences: it would be in English on a page in German', async () => {
  const { page } = visit({ prefers: ['de'] }, (url) =>
    url === rest ? Promise.reject(new Error('gone')) : Promise.resolve(german(url)),
  )
  await page.languageReady?.()
  expect(page.translation).toEqual(german(first).translation)
  await expect(page.sentencesReady?.()).rejects.toThrow('gone')
})

test('a translation that comes too late changes nothing: a page is in one language', async () => {
  let arrive: (module: LanguageFile) => void = () => undefined
  const coming = new Promise<LanguageFile>((resolve) => (arrive = resolve))
  const timers: (() => void)[] = []
  const wait = ((run: () => void) => timers.push(run)) as unknown as typeof setTimeout
  const { page, asked } = visit({ prefers: ['de'] }, () => coming, wait)
  const ready = page.languageReady?.()
  expect(timers).toHaveLength(1)
  for (const run of timers) run()
  await ready
  arrive(german(first))
  await coming
  expect(page.translation).toBeUndefined()
  expect(asked).toEqual([first])
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
