import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let compiled: Promise<string> | null = null

/** Opens pages in the pseudo-locale, in place of German: `?lang=de`. Made of the English sentences, for the tests alone. */
export async function usePseudoLocale(page: Page): Promise<void> {
  const code = await (compiled ??= compile())
  const answer = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route(/\/assets\/deFirst-[^/]*\.js$/, (route) => route.fulfill(answer(code)))
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) =>
    route.fulfill(answer('export const translation = { messages: {} }')),
  )
}

/** One module with the sentences of all parts. */
async function compile(): Promise<string> {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const parts = files.flatMap((path) =>
    [...readFileSync(`${root}src/${path}`, 'utf8').matchAll(/const (\w+) = messages\('([\w/]+)'/g)].map(
      ([, name = '', part = '']) => ({ name, part, path: `${root}src/${path}` }),
    ),
  )
  const entry = [
    `import { pseudo } from '${root}test/support/pseudo.ts'`,
    ...parts.map(({ name, path }, index) => `import { ${name} as part${index} } from '${path}'`),
    'export const translation = {',
    "  locale: 'en-GB',",
    `  messages: { ${parts.map(({ part }, index) => `'${part}': pseudo(part${index})`).join(', ')} },`,
    '}',
  ].join('\n')
  const id = 'virtual:pseudo-locale'
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'pseudo-locale',
        resolveId: (source) => (source === id ? `\0${id}` : null),
        load: (loaded) => (loaded === `\0${id}` ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}
