import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin, Rolldown } from 'vite'
import type { AppConfig } from '../src/config/env'
import { drafts, translated, type Translated } from '../src/language/languages'
import { compileBoot } from './compileBoot'
import { compileLanguages } from './compileLanguages'
import { firstWords } from './firstWords'
import { headerFiles } from './headerFiles'
import {
  frameAncestors,
  metaPolicy,
  openToAll,
  readByTheWallet,
  securityHeaders,
  type HeaderMap,
} from './securityHeaders'
import { oldBrowserScript } from './supportedBrowsers'
import { takeStyles } from './takeStyles'

const place = '<!-- boot -->'
const placeOfSentence = '<!-- old browser -->'

/**
 * Makes the page around the bundle: writes the inline script into index.html, and, in a build, the styles of the first
 * paint, the CSP that allows exactly those two, the header files and manifest.json. The preview server sends the same
 * headers; the dev server only those that its own scripts work with.
 */
export function pagePlugin(config: AppConfig, walletFiles: () => Promise<readonly string[]>): Plugin {
  let root = process.cwd()
  const manifest = () => readFileSync(join(root, 'manifest.json'), 'utf8')
  const boot = onlyOnce(() => compileBoot(config.safeHosts))
  const languageFiles = onlyOnce(compileLanguages)
  let styles = ''
  const policyInput = async () => ({
    config,
    scriptHashes: [cspHash(await boot()), cspHash(oldBrowserScript)],
    styleHashes: [cspHash(styles)],
  })

  return {
    name: 'page',
    configResolved(resolved) {
      root = resolved.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = `<script>${await boot()}</script>`
        if (!html.includes(place))
          throw new Error(`index.html has no ${place}, where the inline script goes.`)
        if (bundle === undefined) return developmentPage(html, script)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(await policyInput())}">`
        const translations = (await languageFiles()).map(({ language, first, rest }) =>
          languageLink(language, `./${first.fileName}`, `./${rest.fileName}`),
        )
        const links = [
          ...linksTo('reading', filesWith(bundle, 'src/compose/readDirectory.ts')),
          ...linksTo('wallets', [
            ...filesWith(bundle, 'src/compose/loadWalletKit.ts'),
            ...(await walletFiles()),
          ]),
        ]
        return html
          .replace(place, () =>
            [policy, ...translations, script, `<style>${styles}</style>`, ...links].join('\n    '),
          )
          .replace(placeOfSentence, () => `<script>${oldBrowserScript}</script>`)
      },
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        styles = takeStyles(bundle)
        const files = { ...headerFiles(securityHeaders(await policyInput())), 'manifest.json': manifest() }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
        for (const { first, rest } of await languageFiles())
          for (const { fileName, source } of [first, rest]) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    configureServer(server) {
      const headers = {
        '/*': { 'Content-Security-Policy': frameAncestors(config.safeHosts) },
        ...walletHeaders(),
      }
      server.middlewares.use(sendHeaders(() => headers))
    },
    configurePreviewServer(server) {
      // Read for each request, because the app may have been rebuilt since.
      const file = join(root, server.config.build.outDir, 'headers.json')
      server.middlewares.use(sendHeaders(() => JSON.parse(readFileSync(file, 'utf8')) as HeaderMap))
    },
  }
}

/** The page of the development server, which has no chunks: its entry waits for what `chunkBanner` lets each chunk wait for. */
function developmentPage(html: string, script: string): string {
  const translations = translated.map((language) =>
    languageLink(language, `./src/language/${language}First.ts`, `./src/language/${language}.ts`),
  )
  return html
    .replace(place, () => [...translations, script].join('\n    '))
    .replace(
      /<script type="module" src="([^"]*\/src\/main\.tsx[^"]*)"><\/script>/,
      (_, entry: string) =>
        `<script type="module">await globalThis.languageReady?.(); await globalThis.sentencesReady?.(); await import('${entry}')</script>`,
    )
}

/** Names a translation for the inline script, with the words that it writes itself: see src/boot/chooseLanguage.ts. */
function languageLink(language: Translated, href: string, rest: string): string {
  const words = JSON.stringify(firstWords[language]).replaceAll('"', '&quot;')
  const draft = drafts.includes(language) ? ' data-draft' : ''
  return `<link rel="language" hreflang="${language}" href="${href}" data-rest="${rest}"${draft} data-words="${words}">`
}

/** Names files for the inline script to preload when they are wanted: see src/boot/preloadLinks.ts. */
function linksTo(name: 'reading' | 'wallets', files: readonly string[]): readonly string[] {
  return files.map((file) => {
    const kind = file.endsWith('.css') ? 'as="style" ' : ''
    return `<link rel="${name}" href="./${file}" ${kind}crossorigin>`
  })
}

function filesWith(bundle: Rolldown.OutputBundle, source: string): readonly string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${source}`)))
    .map(({ fileName }) => fileName)
}

function walletHeaders(): HeaderMap {
  return Object.fromEntries(readByTheWallet.map((path) => [path, openToAll]))
}

function sendHeaders(readMap: () => HeaderMap): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.replace(/[?#].*/, '') ?? '/'
    for (const [pattern, headers] of Object.entries(readMap())) {
      const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      if (applies) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    }
    next()
  }
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function onlyOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
