import { readStored } from './readStored'

declare global {
  /** Left by the inline script where another language than English is wanted: resolves when it is there, or did not come. */
  var languageReady: (() => Promise<void>) | undefined
  /** Set with the translation: resolves when the sentences of the later screens are there too. @throws when they did not come. */
  var sentencesReady: (() => Promise<void>) | undefined
}

/** One file of a translation. */
type LanguageFile = { readonly translation: { readonly messages: object } }

/** After this long the page goes on in English. */
const longestMs = 4_000

/**
 * Fetches the sentences in the language of the visitor: what the address says, else what was chosen in the footer, else what
 * the browser prefers. The
 * build lists the languages that there are beside English in index.html, before this script; a draft is for an address that
 * names it.
 *
 * A translation has two files. The entry waits for the first one, and the visit is in English where that is late. Each later
 * chunk with sentences waits for the second one, and does not load without it: the page is in one language.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
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
        // Fetched now, and told where it is wanted. The browser keeps what it has imported.
        loadRest().catch(() => undefined)
        window.sentencesReady = async () =>
          void Object.assign(translation.messages, (await loadRest()).translation.messages)
      },
      // The page is there in English.
      () => undefined,
    )
    const tooLate = new Promise<void>((resolve) => window.setTimeout(resolve, longestMs))
    window.languageReady = () => Promise.race([loaded, tooLate]).then(() => void (late = true))
  }

  /** The one word of index.html that no script writes. It comes after this script. */
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
