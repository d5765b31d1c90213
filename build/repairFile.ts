import type { Plugin } from 'vite'

export type RepairFileOptions = {
  /** Where the repairs are written down: a release that needs them looked at leads there. */
  readonly name: string
  readonly file: RegExp
  /** What the file says, in one place alone, and what it says here. */
  readonly repairs: readonly (readonly [theirs: string, ours: string])[]
}

/** Repairs a library's file where it is read. A release that no longer has one of the places ends the build. */
export function repairFile({ name, file, repairs }: RepairFileOptions): Plugin {
  let found = false
  return {
    name: `repair-file:${name}:${file.source}`,
    transform: {
      filter: { id: file },
      handler(code) {
        found = true
        for (const [theirs] of repairs)
          if (code.split(theirs).length !== 2)
            this.error(`${file.source} has not ${theirs} in one place: look at build/${name}.ts.`)
        // By a function: what stands in place of text may have a meaning of its own, as "$&".
        return {
          code: repairs.reduce((text, [theirs, ours]) => text.replace(theirs, () => ours), code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error(`There is no ${file.source} any more.`)
    },
  }
}
