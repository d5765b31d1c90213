import type * as v from 'valibot'

type Part = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly Part[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly pipe?: readonly Part[]
}

/** Every field that a schema knows, a line each: its path, `?` where it may be left out, and the type of a last one. */
export function shapeOf(schema: v.GenericSchema): string {
  return `${[...new Set(pathsOf(schema, ''))].toSorted().join('\n')}\n`
}

function pathsOf(schema: v.GenericSchema, path: string): readonly string[] {
  const { type, pipe, wrapped, options, entries, item } = schema as Part
  const [first] = pipe ?? []
  if (first !== undefined && first !== schema && pipe !== undefined) return pathsOf({ ...first }, path)
  if (wrapped !== undefined) return pathsOf(wrapped, type === 'nullable' ? path : `${path}?`)
  if (entries !== undefined)
    return Object.entries(entries).flatMap(([key, part]) =>
      pathsOf(part, path === '' ? key : `${path}.${key}`),
    )
  if (item !== undefined) return pathsOf(item, `${path}[]`)
  const parts = options?.filter((part) => typeof part === 'object')
  if (parts !== undefined && parts.length > 0) return parts.flatMap((part) => pathsOf(part, path))
  return [`${path}: ${type}`]
}
