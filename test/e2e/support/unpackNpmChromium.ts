import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Paths of what was unpacked. */
export type NpmChromium = {
  readonly executablePath: string
  /** The folder of the libraries that a bare system lacks. */
  readonly libraries: string
  /** Of fontconfig: names the fonts of the package, so that text is as wide on every machine. */
  readonly fonts: string
}

/**
 * Unpacks the headless shell of `@sparticuz/chromium` into `node_modules/.cache`, once for each version. The package itself
 * unpacks into `/tmp`, and takes whatever is called `chromium` there.
 *
 * @throws Error with the reason when that fails.
 */
export async function unpackNpmChromium(): Promise<NpmChromium> {
  const manifest = findManifest()
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }
  const cache = join(dirname(manifest), '../../.cache')
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const begun = await mkdtemp(`${folder}-`)
    try {
      await unpackInto(begun)
      await writeFile(join(begun, 'fonts.conf'), fontsConf)
      await rename(begun, folder)
    } catch (error) {
      // Another run may have been faster.
      if (!existsSync(folder))
        throw new Error(`${version} of @sparticuz/chromium was not unpacked.`, { cause: error })
    } finally {
      await rm(begun, { recursive: true, force: true })
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023/lib'),
    fonts: join(folder, 'fonts.conf'),
  }
}

function findManifest(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = entry.slice(0, entry.lastIndexOf('/@sparticuz/chromium/') + '/@sparticuz/chromium'.length)
  return join(root, 'package.json')
}

/** The package reads these when it is imported or asked for its path, and writes the last two. */
const names = ['TMPDIR', 'AWS_EXECUTION_ENV', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'] as const

async function unpackInto(folder: string): Promise<void> {
  const before = names.map((name) => [name, process.env[name]] as const)
  process.env['TMPDIR'] = folder
  // Only with this set does the package unpack the libraries.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
}

/** `prefix="relative"`: from the folder of this file. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`
