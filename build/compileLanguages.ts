import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { type Translated, translated } from '../src/language/languages'

/** One translation of the interface: a file of its own, which the inline script imports by its URL. */
export type LanguageFile = {
  readonly language: Translated
  /** From the root of the app. */
  readonly fileName: string
  readonly source: string
}

/** Compiles and minifies each translation of src/language. */
export function compileLanguages(): Promise<readonly LanguageFile[]> {
  return Promise.all(
    translated.map(async (language) => {
      const entry = fileURLToPath(new URL(`../src/language/${language}.ts`, import.meta.url))
      const output = (await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          copyPublicDir: false,
          lib: { entry, formats: ['es'], fileName: language },
        },
      })) as Rolldown.RolldownOutput[]
      const source = output[0]?.output[0].code ?? ''
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      return { language, fileName: `assets/${language}-${hash}.js`, source }
    }),
  )
}
