import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** RainbowKit ships its icons as scripts with one `data:image/…` string, each fetched when it is shown. */
const picture =
  /^(?:var|let|const) [\w$]+=([`"'])data:image\/(?:(?!\1)[^])*\1;export\{[\w$]+ as default\};?\s*$/

/** The scripts below the folder that hold only an icon. */
export function pictureFiles(folder: string, paths: Iterable<string>): ReadonlySet<string> {
  const scripts = [...paths].filter((path) => path.endsWith('.js'))
  return new Set(scripts.filter((path) => isPicture(readFileSync(join(folder, path), 'utf8'))))
}

export function isPicture(script: string): boolean {
  return picture.test(script)
}
