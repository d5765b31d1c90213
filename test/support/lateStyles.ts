import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import { isLate } from './lateNames'

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css

const lateOf = (of: object) =>
  Object.entries(of as Readonly<Record<string, Identifier>>).flatMap(([name, { __compat }]) =>
    __compat !== undefined && isLate(__compat) ? [name] : [],
  )

const lateFunctions = lateOf({ ...types, ...types['color'], ...types['easing-function'] })
const lateUnits = lateOf(types['length'] ?? {})
const lateProperties = new Set(lateOf(properties))
const lateSelectors = new Set(lateOf(selectors))
const lateRules = new Set(lateOf(atRules))
const lateFeatures = new Set(lateOf(atRules['media'] ?? {}))

const declaration = /(?<=^|[{;\s"'`])(?<name>-?[a-z]+(?:-[a-z]+)*)\s*:(?!:)\s*(?<value>[^;{}"'`]*)/g

/** Of one word, they are names of any program too: `size`, `d`. */
const isTelling = (name: string, isScript: boolean) => !isScript || name.includes('-')

const values = new Map<string, readonly string[]>()

function lateValues(name: string): readonly string[] {
  const late = values.get(name) ?? lateOf(properties[name] ?? {})
  values.set(name, late)
  return late
}

/**
 * Returns what styles use and a supported browser lacks, by MDN's data: `:has`, `text-wrap: balance`, `light-dark()`. Values are
 * read word by word. Syntax that the build lowers, such as nesting, is not looked for.
 *
 * @param isScript - The styles stand in the strings of a script, as those of styled-components do.
 */
export function lateStyles(text: string, isScript = false): readonly string[] {
  const found = new Set<string>()
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '')
  for (const { groups } of bare.matchAll(declaration)) {
    const { name = '', value = '' } = groups ?? {}
    if (lateProperties.has(name) && isTelling(name, isScript)) found.add(name)
    const words = new Set(value.split(/[\s,()]+/))
    for (const late of lateValues(name)) if (words.has(late)) found.add(`${name}: ${late}`)
    for (const [, unit = ''] of value.matchAll(/(?<![\w.#])\d*\.?\d+([a-z]+)/g))
      if (lateUnits.includes(unit)) found.add(unit)
    for (const [, called = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
      if (lateFunctions.includes(called) && isTelling(called, isScript)) found.add(`${called}()`)
  }
  // A selector or the name of a rule stands before a brace: `flex-direction:column` has no `:column`.
  for (const before of bare.split('{')) {
    const prelude = before.slice(Math.max(before.lastIndexOf('}'), before.lastIndexOf(';')) + 1)
    for (const [, name = ''] of prelude.matchAll(/:([\w-]+)/g))
      if (lateSelectors.has(name)) found.add(`:${name}`)
    for (const [, name = ''] of prelude.matchAll(/@([\w-]+)/g)) if (lateRules.has(name)) found.add(`@${name}`)
    if (prelude.includes('@media'))
      for (const [, name = ''] of prelude.matchAll(/\(([\w-]+)/g))
        if (lateFeatures.has(name)) found.add(`@media (${name})`)
  }
  return [...found]
}
