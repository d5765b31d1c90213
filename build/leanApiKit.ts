import { parseAst, type Plugin } from 'vite'
import { BaseError } from '../src/core/baseError'

/** The methods of api-kit that src/adapters/service calls. */
export const calledMethods: readonly string[] = [
  'confirmTransaction',
  'getMessage',
  'getMessages',
  'getMultisigTransactions',
  'getSafesByOwner',
  'getTransaction',
  'proposeTransaction',
]

const file = /\/@safe-global\/api-kit\/dist\/esm\/index\.mjs$/

/**
 * Leaves out of api-kit the methods that are not called, and its list of networks, which it reads where it is given no URL
 * of the service. A bundler never drops a method of a class, and every Safe would fetch all 33 of them.
 */
export function leanApiKit(): Plugin {
  return {
    name: 'lean-api-kit',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler: (code) => ({ code: withoutUncalled(code), map: null }),
    },
  }
}

/**
 * The same source without the methods of `SafeApiKit` that are not called, and with an empty list of networks.
 *
 * @throws ApiKitError when a release no longer has one of them.
 */
export function withoutUncalled(code: string): string {
  const variables = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  )
  const valueOf = (name: string) =>
    variables.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
  const kit = valueOf('SafeApiKit')
  const networks = valueOf('networks')
  if (kit?.type !== 'ClassExpression') throw new ApiKitError('SafeApiKit')
  if (networks?.type !== 'ArrayExpression') throw new ApiKitError('networks')

  const methods = new Map(
    kit.body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.kind === 'method' && member.key.type === 'Identifier'
        ? [[member.key.name, member]]
        : [],
    ),
  )
  for (const name of calledMethods) if (!methods.has(name)) throw new ApiKitError(name)
  const cuts = [...methods]
    .filter(([name]) => !calledMethods.includes(name))
    .map(([, { start, end }]) => ({ start, end, instead: '' }))
  return [...cuts, { start: networks.start, end: networks.end, instead: '[]' }]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

class ApiKitError extends BaseError {
  override name = 'ApiKitError'

  constructor(what: string) {
    super(`@safe-global/api-kit has no ${what} where it was.`, {
      hints: ['Read its new release, and correct build/leanApiKit.ts.'],
    })
  }
}
