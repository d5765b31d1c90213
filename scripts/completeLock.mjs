// Completes package-lock.json with the optional platform packages that the registry in use did not offer.
//
// npm leaves an optional package out of the lock when its registry does not have it, and `npm ci` then refuses
// the lock as incomplete. The missing entries are written here with the version their parent asks for and the integrity
// that the registry names, so that the same lock installs everywhere. Without an integrity none is written, and an
// entry that stands without one gets it. Run after `npm install`; see docs/decisions/002-pins-and-overrides.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = {
  amd64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
  x86: 'ia32',
  universal: undefined,
}

/** Where Node would find `name` for the package at `parent`, nearest first. */
function candidates(parent, name) {
  const root = `node_modules/${name}`
  if (parent === '') return [root]
  const parts = parent.split('/node_modules/')
  const nested = parts.map(
    (_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...nested.toReversed(), root]
}

/** Returns the integrity that the registry names for a version, or null. */
function integrityOf(name, version) {
  const command = ['view', `${name}@${version}`, 'dist.integrity']
  try {
    const text = execFileSync('npm', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return /^sha512-[\w+/]+=*$/.test(text) ? text : null
  } catch {
    return null
  }
}

const added = []
const unknown = []
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link || entry.integrity !== undefined) continue
  const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = integrityOf(name, entry.version)
  if (integrity === null) {
    unknown.push(`${name}@${entry.version}`)
    continue
  }
  const { version, ...others } = entry
  lock.packages[place] = { version, integrity, ...others }
  added.push(`${name}@${version}`)
}
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (candidates(place, name).some((at) => lock.packages[at])) continue
    const words = name.toLowerCase().split(/[-/.]/)
    const os = systems.filter(
      (system) => words.includes(system) || (system === 'android' && words.includes('androideabi')),
    )
    if (os.length === 0) continue
    const cpu = words
      .map((word) => processors[word])
      .filter(Boolean)
      .slice(0, 1)
    const exact = version.replace(/^[\^~]/, '')
    const integrity = integrityOf(name, exact)
    if (integrity === null) {
      unknown.push(`${name}@${exact}`)
      continue
    }
    lock.packages[`node_modules/${name}`] = {
      version: exact,
      integrity,
      optional: true,
      dev: entry.dev,
      os,
      ...(cpu.length ? { cpu } : {}),
    }
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  added.length === 0
    ? 'Nothing was added to package-lock.json.'
    : `Completed ${added.length} entries:\n${added.join('\n')}`,
)
if (unknown.length > 0) {
  console.error(`No integrity was found, so these were not written:\n${unknown.join('\n')}`)
  process.exitCode = 1
}
