import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url))

/**
 * Compiles and minifies the inline script of index.html, with the list of Safe hosts written in.
 *
 * @param safeHosts - Exact origins.
 */
export async function compileBoot(safeHosts: readonly string[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    define: { __SAFE_HOSTS__: JSON.stringify(safeHosts) },
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output[0]?.output[0].code.trim()
  if (!code || code.includes('</script'))
    throw new Error('The inline script came out empty, or would end its own element.')
  return code
}
