import { readStored } from './readStored'

/** One file of a translation. */
type LanguageFile = { readonly translation: { readonly messages: object } }

/** Longest wait for a translation, in ms. Then the page goes on in English. */
const longestMs = 4_000

/**
 * Fetches the translation for the visitor: by the address, else the choice in the footer, else the browser's languages.
 * The build lists the languages beside English in index.html, before this script; a draft needs its name in the
 * address.
 *
 * A translation has two files. The entry waits for the first one, and the visit is in English where that is late. Each
 * later chunk with sentences waits for the second one and does not load without it: the page is in one language.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function chooseLanguage(
  window: Window & typeof globalThis,
  load: (url: string) => Promise<LanguageFile>,
) {
  const { document, navigator } = window
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=language]')]
  const named = new URLSearchParams(window.location.search).get('lang')
  for (const tag of [named, readStored(window, 'language'), ...navigator.languages]) {
    const code = tag?.slice(0, 2)
    if (code === 'en') return
    const link = links.find(
      ({ hreflang, dataset }) => hreflang === code && (tag === named || dataset['draft'] === undefined),
    )
    if (link !== undefined) return begin(link)
  }

  function begin({ href, hreflang, dataset }: HTMLLinkElement) {
    let late = false
    const words = JSON.parse(dataset['words'] ?? '{}') as Record<string, string>
    globalThis.firstWords = words
    translateHeader(words)
    const loaded = load(href).then(
      ({ translation }) => {
        if (late) return
        Object.assign(window, { translation })
        document.documentElement.lang = hreflang
        const loadRest = () => load(new URL(dataset['rest'] ?? '', document.baseURI).href)
        // Fetched now; a failure is reported by `sentencesReady`. The browser caches the import.
        loadRest().catch(() => undefined)
        window.sentencesReady = async () =>
          void Object.assign(translation.messages, (await loadRest()).translation.messages)
      },
      // The page stays in English.
      () => undefined,
    )
    const tooLate = new Promise<void>((resolve) => window.setTimeout(resolve, longestMs))
    window.languageReady = () => Promise.race([loaded, tooLate]).then(() => void (late = true))
  }

  /** Translates the only word of index.html that no script writes. It comes after this script. */
  function translateHeader(words: Readonly<Record<string, string>>) {
    const watch = new window.MutationObserver(() => {
      const link = document.querySelector('[data-waiting] .Header_link')
      if (link === null) return
      watch.disconnect()
      link.textContent = words[link.textContent] ?? link.textContent
    })
    watch.observe(document, { childList: true, subtree: true })
  }
}
