import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import { parseSync } from 'vite'
import { supportedBrowsers } from '../../build/supportedBrowsers'

const floors = { ...supportedBrowsers, safari_ios: supportedBrowsers.safari }

/** By MDN's data: whether a supported browser lacks it, or has a part of it. */
export function isLate({ support }: CompatStatement): boolean {
  return Object.entries(floors).some(([browser, floor]) => {
    const statements = [support[browser as keyof typeof floors] ?? []].flat()
    return !statements.some(
      ({ version_added, flags, partial_implementation, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        Number.parseFloat(version_added.replace('≤', '')) <= Number(floor) &&
        [flags, partial_implementation, prefix, alternative_name].every((one) => one === undefined),
    )
  })
}

/** `URL.canParse`, of JavaScript and of the web. */
const statics = new Set<string>()
/** `toSorted`, of JavaScript alone: what the web calls `queue` or `path` has that name in any program. */
const methods = new Set<string>()
const known = new Set<string>()

for (const builtins of [bcd.javascript['builtins'], bcd.api])
  for (const [owner, members] of Object.entries(builtins ?? {}) as [string, Identifier][])
    for (const [name, { __compat }] of Object.entries(members) as [string, Identifier][]) {
      if (__compat === undefined) continue
      const isStatic = name.endsWith('_static') || owner === 'Intl'
      if (isStatic) {
        if (isLate(__compat)) statics.add(`${owner}.${name.replace('_static', '')}`)
      } else if (isLate(__compat) && builtins !== bcd.api) methods.add(name)
      else known.add(name)
    }

type Node = { readonly type?: string; readonly [key: string]: unknown }

/** Returns what code uses and a supported browser lacks: `URL.canParse`, `.toSorted`. */
export function lateNames(file: string, code: string): readonly string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach(visit)
    const { type, computed, object, property } = value as Node
    if (type === 'MemberExpression' && computed === false) {
      const name = (property as { name: string }).name
      const owner = object as { name?: string; property?: { name?: string } }
      const full = `${owner.name ?? owner.property?.name}.${name}`
      if (statics.has(full)) found.add(full)
      else if (methods.has(name) && !known.has(name)) found.add(`.${name}`)
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, code).program)
  return [...found]
}
