import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BaseError } from '../src/core/baseError'

/** SPDX expressions of what may be in the build: each allows any use, and asks for a notice at most. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'OFL-1.1',
  '(MIT OR Apache-2.0)',
  '(MIT AND BSD-3-Clause)',
  '(Apache-2.0 AND MIT)',
])

const noticeFile = /^(licen[cs]e|copying|notice)(-[\w.]+)?(\.(md|txt))?$/i

/** One npm package of the build. `notice`: its own licence files; empty: it has none. */
export type BuiltPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string | null
  readonly notice: string
}

/** Returns the packages that these modules are of, each once, by name and version. */
export function packagesOf(moduleIds: readonly string[]): readonly BuiltPackage[] {
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []))
  const packages = new Map([...folders].map(readPackage).map((one) => [`${one.name}@${one.version}`, one]))
  return [...packages.entries()].toSorted(([one], [other]) => one.localeCompare(other)).map(([, one]) => one)
}

/** Returns the packages whose licence is missing, or not on the list. */
export function notAllowed(packages: readonly BuiltPackage[]): readonly BuiltPackage[] {
  return packages.filter(({ licence }) => licence === null || !allowed.has(licence))
}

/** Writes the notices of all packages, as their licences ask for. */
export function noticesOf(packages: readonly BuiltPackage[]): string {
  return packages
    .map(({ name, version, licence, notice }) => `${name} ${version}\n${licence}\n\n${notice}`.trimEnd())
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n')
}

/**
 * Writes `licenses.txt` beside the build: the notice of each npm package in it.
 *
 * @param walletChunks - Of the graph that is put beside this one.
 * @throws LicenceError for a package whose licence is not on the list.
 */
export function licencesPlugin(walletChunks: () => readonly Rolldown.OutputChunk[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      // After the wallets' graph has been built.
      order: 'post',
      handler(_, bundle) {
        const own = Object.values(bundle).filter((file) => file.type === 'chunk')
        const ids = [...own, ...walletChunks()].flatMap(({ modules }) =>
          Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
        )
        const packages = packagesOf(ids)
        const [refused] = notAllowed(packages)
        if (refused !== undefined) throw new LicenceError(refused)
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: noticesOf(packages) })
      },
    },
  }
}

/** The folder of the innermost package of a module; null for a module of ours. */
function packageFolder(id: string): string | null {
  const [path = ''] = id.replace(/^\0/, '').split('?')
  const at = path.lastIndexOf('/node_modules/')
  if (at < 0) return null
  const start = at + '/node_modules/'.length
  const [scope = '', name = ''] = path.slice(start).split('/')
  return path.slice(0, start) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
}

function readPackage(folder: string): BuiltPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => noticeFile.test(file)) : []
  return {
    name: String(name),
    version: String(version),
    licence: typeof license === 'string' ? license : null,
    notice: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  }
}

class LicenceError extends BaseError {
  override name = 'LicenceError'

  constructor({ name, version, licence }: BuiltPackage) {
    super(`${name} ${version} is in the build, and its licence is ${licence ?? 'not named'}.`, {
      hints: ['Take it out, or add its licence to build/licencesPlugin.ts when it allows any use.'],
    })
  }
}
