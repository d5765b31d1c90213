import type { Rolldown } from 'vite'

type NameGroup = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
type Context = Parameters<NameGroup>[1]

/**
 * Puts everything that the entry imports, and that is not fetched later, into one file: what draws the first screen
 * comes in one request, and compresses better than the same in the pieces that later files happen to share.
 */
export function firstScreenGroup(): Rolldown.CodeSplittingGroup {
  const known = new Map<string, boolean>()

  function isInEntry(id: string, context: Context): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Set before the importers are asked, because imports may go in a circle.
    known.set(id, false)
    const module = context.getModuleInfo(id)
    const reached =
      module?.isEntry === true || (module?.importers ?? []).some((importer) => isInEntry(importer, context))
    known.set(id, reached)
    return reached
  }

  return { name: (id, context) => (isInEntry(id, context) ? 'first' : null) }
}
