import type { Plugin } from 'vite'

const shared = ['react', 'react-dom', 'react/jsx-runtime'] as const
const key = '__sharedReact'

/**
 * One React for two builds. Components of the wallets' graph are rendered by the app's React and use its hooks, so both
 * must be the same copy: the app puts its own where the other graph looks for it, before that is fetched.
 */
export const sharedReact = {
  /** Source for the app's side: to run before the other graph is fetched. */
  handOver: [
    ...shared.map((name, index) => `import * as shared${index} from '${name}'`),
    `globalThis.${key} = { ${shared.map((name, index) => `'${name}': shared${index}`).join(', ')} }`,
  ].join('\n'),

  /** For the other graph: its imports of React read the app's copy. */
  plugin(require: NodeJS.Require): Plugin {
    return {
      name: 'shared-react',
      enforce: 'pre',
      resolveId(source) {
        return shared.some((name) => name === source) ? `\0shared:${source}` : null
      },
      load(id) {
        if (!id.startsWith('\0shared:')) return null
        const name = id.slice('\0shared:'.length)
        const names = Object.keys(require(name) as object).filter((word) => /^[A-Za-z_$][\w$]*$/.test(word))
        return [
          `const found = globalThis.${key}['${name}']`,
          'export default found.default ?? found',
          ...names
            .filter((word) => word !== 'default')
            .map((word, index) => `const name${index} = found.${word}\nexport { name${index} as ${word} }`),
        ].join('\n')
      },
    }
  },
}
