import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** RainbowKit brings its pictures as scripts with one text, `data:image/…`, each fetched when it is shown. */
const picture =
  /^(?:var|let|const) [\w$]+=([`"'])data:image\/(?:(?!\1)[^])*\1;export\{[\w$]+ as default\};?\s*$/

/** Which of the scripts below the folder are nothing but a picture. */
export function pictureFiles(folder: string, paths: Iterable<string>): ReadonlySet<string> {
  const scripts = [...paths].filter((path) => path.endsWith('.js'))
  return new Set(scripts.filter((path) => isPicture(readFileSync(join(folder, path), 'utf8'))))
}

export function isPicture(script: string): boolean {
  return picture.test(script)
}
