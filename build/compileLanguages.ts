import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { type Translated, translated } from '../src/language/languages'

/** One translation of the interface: two files, which the inline script imports by their URLs. */
export type Translation = {
  readonly language: Translated
  /** What the entry waits for. */
  readonly first: LanguageFile
  /** What only later chunks wait for. */
  readonly rest: LanguageFile
}

type LanguageFile = {
  /** From the root of the app. */
  readonly fileName: string
  readonly source: string
}

/** Compiles and minifies each translation of src/language. */
export function compileLanguages(): Promise<readonly Translation[]> {
  return Promise.all(
    translated.map(async (language) => {
      const [first, rest] = await Promise.all([compile(`${language}First`), compile(language)])
      return { language, first, rest }
    }),
  )
}

async function compile(name: string): Promise<LanguageFile> {
  const entry = fileURLToPath(new URL(`../src/language/${name}.ts`, import.meta.url))
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: name },
    },
  })) as Rolldown.RolldownOutput[]
  const source = output[0]?.output[0].code ?? ''
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.js`, source }
}
