import { posix } from 'node:path'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }
type Import = { readonly from: string; readonly isType: boolean; readonly names: readonly string[] }

const maximumLines = 400

/** Which part of `src` may import which. `main.tsx` and `compose` put all of it together. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  core: ['core', 'language'],
  ports: ['core', 'ports'],
  config: ['config', 'core', 'language'],
  boot: ['boot'],
  flows: ['flows', 'ports', 'core', 'language'],
  adapters: ['adapters', 'ports', 'core', 'config', 'boot', 'language'],
  ui: ['ui', 'flows', 'core', 'config', 'language'],
  // The translations are found by their names.
  language: ['language'],
}

/** Which folder of `core` may import which. What stands in `core` itself is for all of them, and imports none. */
const coreArrows: Readonly<Record<string, readonly string[]>> = {
  money: [],
  causes: [],
  safe: [],
  tokens: ['causes'],
  prices: ['money', 'tokens'],
  wallet: ['safe'],
  giving: ['money', 'causes', 'safe'],
  review: ['money', 'causes', 'safe', 'giving'],
  tracking: ['money', 'safe', 'wallet', 'giving'],
  outbox: ['safe', 'giving', 'tracking'],
  signIn: ['tracking'],
  files: ['money', 'causes', 'safe', 'giving'],
  queue: ['safe'],
  record: ['money', 'causes', 'safe', 'giving', 'tokens', 'prices', 'files'],
  devices: ['money', 'safe', 'giving', 'files', 'tokens', 'tracking', 'signIn', 'review'],
  acting: ['safe', 'review', 'wallet'],
}

/** Names that make a module impure: in `core` each of them, in `flows` those that a port stands for. */
const clockAndChance = ['Date.now', 'Math.random', 'performance', 'setTimeout', 'setInterval']
const outside = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'fetch',
  'crypto',
  'location',
]
const impure = {
  core: [...clockAndChance, ...outside, 'Promise', 'process'],
  flows: [...clockAndChance, ...outside],
}

/** Packages that stay in their place. What is not named here may be used anywhere but in `core`. */
const places: readonly { readonly name: RegExp; readonly where: RegExp; readonly remedy: string }[] = [
  {
    name: /^wagmi|^@wagmi\//,
    where: /^src\/(adapters\/wagmi|ui\/wallet)\//,
    remedy: 'Keep wagmi in adapters/wagmi and ui/wallet.',
  },
  {
    name: /^@rainbow-me\//,
    where: /^src\/(adapters\/wagmi|ui\/wallet)\//,
    remedy: 'Keep RainbowKit in adapters/wagmi and ui/wallet.',
  },
  { name: /^styled-components$/, where: /^src\/ui\//, remedy: 'Style in src/ui.' },
  {
    name: /^react(-dom)?(\/|$)/,
    where: /^src\/(ui\/|adapters\/wagmi\/|compose\/|[^/]+\.tsx$)/,
    remedy: 'Keep React out of what is not drawn.',
  },
  {
    name: /^@safe-global\/api-kit$/,
    where: /^src\/adapters\//,
    remedy: 'Ask the transaction service through the SafeService port.',
  },
  {
    name: /^@safe-global\/safe-apps/,
    where: /^src\/(adapters\/|ui\/wallet\/|compose\/|[^/]+\.tsx$)/,
    remedy: 'Talk to the host through the HostChannel port.',
  },
]

const purePackages = /^(viem|valibot|zustand\/vanilla|@noble\/curves\/secp256k1)$/
const viemsNetwork = /^(create(Public|Wallet|Test)?Client|http|webSocket|fallback|custom)$/

/**
 * What in one file breaks the rules of the house, one sentence with its remedy each.
 *
 * @param path - From the root of the project, with slashes: `src/core/money/formatAmount.ts`.
 */
export function breaches(path: string, source: string): string[] {
  const found: string[] = []
  const say = (what: string) => void found.push(`${path}: ${what}`)
  const { program, module } = parseSync(path, source)

  const lines = source.trimEnd().split('\n').length
  if (lines > maximumLines)
    say(`${lines} lines. Split it: one concept a file, ${maximumLines} lines at most.`)

  const entries = module.staticExports.flatMap((statement) => statement.entries)
  if (entries.some((entry) => entry.moduleRequest !== null))
    say('passes on what another file exports. Import it from where it is.')
  if (entries.some((entry) => entry.exportName.kind === 'Default'))
    say('has a default export. Export it by the name that the file has.')

  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.flatMap((entry) => entry.importName.name ?? []),
  }))
  const part = partOf(path)
  const nodes = everyNode(program as unknown as Node)
  const own = ownNames(nodes)
  for (const node of nodes) {
    if (node.type === 'ImportExpression')
      imports.push({ from: literal(node.source), isType: false, names: [] })
    if (node.type === 'TSEnumDeclaration') say('has an enum. Use a union of literals.')
    if (/^Class(Declaration|Expression)$/.test(node.type) && !mayBeClass(path, node))
      say('has a class that is not an error. Use functions and plain data.')
    if (part === 'core' && (node.async === true || node.type === 'AwaitExpression'))
      say('is async. Move what waits into flows or adapters, and give core its result.')
    if (part === 'core' || part === 'flows')
      for (const name of impure[part])
        if (!own.has(name) && uses(node, name)) say(`uses ${name}. ${impureRemedy[part]}`)
  }
  for (const each of imports) found.push(...importBreaches(path, each))
  return [...new Set(found)]
}

const impureRemedy = {
  core: 'Core reads no clock, chance, network or window: take the value as an argument.',
  flows: 'Take it through a port (src/ports).',
}

function importBreaches(path: string, { from, isType, names }: Import): string[] {
  const part = partOf(path)
  const say = (what: string) => [`${path}: ${what}`]
  if (!from.startsWith('.')) {
    if (part === 'core' && !purePackages.test(from))
      return say(`imports ${from}. Core uses viem's pure functions and valibot.`)
    const network = part === 'core' && names.find((name) => viemsNetwork.test(name))
    if (network) return say(`imports ${network} of viem, which reaches the network. That is for adapters.`)
    return places.flatMap(({ name, where, remedy }) =>
      name.test(from) && !where.test(path) ? say(`imports ${from}. ${remedy}`) : [],
    )
  }
  const target = posix.join(posix.dirname(path), from)
  const allowed = arrows[part]
  if (allowed === undefined || from.endsWith('.css')) return []
  const targetPart = partOf(target)
  if (!allowed.includes(targetPart) && !(part === 'ui' && targetPart === 'ports' && isType))
    return say(
      `imports ${target}. From ${part} only ${allowed.join(', ')} can be reached; compose puts the parts together.`,
    )
  const allowedInCore = part === 'core' ? coreArrows[roomOf(path) ?? ''] : undefined
  const room = roomOf(target)
  if (part === 'core' && targetPart === 'core' && room !== null && room !== roomOf(path)) {
    if (allowedInCore === undefined || !allowedInCore.includes(room))
      return say(`imports ${target}. ${roomWords(roomOf(path), allowedInCore)}`)
  }
  return []
}

/** `src/core/safe/multiSend.ts` is of safe; null for what stands in `core` itself. */
function roomOf(path: string): string | null {
  return /^src\/core\/([^/]+)\//.exec(path)?.[1] ?? null
}

function roomWords(room: string | null, allowed: readonly string[] | undefined): string {
  if (room === null) return 'What stands in core itself imports none of its folders.'
  if (allowed === undefined) return `Say in test/support/architecture.ts what core/${room} may import.`
  if (allowed.length === 0) return `core/${room} knows no other folder of core.`
  return `core/${room} knows only ${allowed.join(', ')}.`
}

/** `src/core/x/y.ts` is of core, `src/main.tsx` of none. */
function partOf(path: string): string {
  const [, first = '', second] = path.split('/')
  return second === undefined ? first.replace(/\.tsx?$/, '') : first
}

/** Errors, and what React offers to classes only. */
function mayBeClass(path: string, node: Node): boolean {
  const base = node.superClass as { name?: string } | null
  return (
    base?.name?.endsWith('Error') === true || (path.endsWith('Boundary.tsx') && base?.name === 'Component')
  )
}

/** The node is a use of `name` (`Date.now` too), and not a property of the same name. */
function uses(node: Node, name: string): boolean {
  const [object, property] = name.split('.')
  if (property === undefined) return node.type === 'Identifier' && node.name === name && node.isValue === true
  const [left, right] = [node.object, node.property] as ({ name?: string } | undefined)[]
  return node.type === 'MemberExpression' && left?.name === object && right?.name === property
}

/** Names that the file gives to things of its own: a parameter called `document` is not the page. */
function ownNames(nodes: readonly Node[]): Set<unknown> {
  const bindings = nodes.flatMap((node) => [node.id, node.params].flat()).filter(isNode)
  return new Set(bindings.flatMap((binding) => everyNode(binding)).map(({ name }) => name))
}

/** The node and all below it, each identifier marked by whether it stands for a value. Types are passed over. */
function everyNode(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  for (const [key, child] of Object.entries(node)) {
    const isName = !node.computed && (key === 'property' || (key === 'key' && !node.shorthand))
    for (const each of [child].flat()) {
      if (!isNode(each) || /^TS(Type|Interface|Literal)/.test(each.type)) continue
      everyNode(each.type === 'Identifier' ? { ...each, isValue: !isName } : each, found)
    }
  }
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function literal(node: unknown): string {
  const value = isNode(node) ? node.value : null
  return typeof value === 'string' ? value : ''
}

/**
 * The circles of files, types included: each as the files on it. A file on a circle cannot be read, or moved, alone.
 *
 * @param sources - The text of each file by its path from the root of the project.
 */
export function circles(sources: ReadonlyMap<string, string>): string[][] {
  const reached = new Map<string, ReadonlySet<string>>()
  const targets = new Map([...sources].map(([path, source]) => [path, targetsOf(path, source, sources)]))
  for (const path of sources.keys()) reached.set(path, reachedFrom(path, targets))
  const found = new Map<string, string[]>()
  for (const path of sources.keys()) {
    const around = [...sources.keys()].filter(
      (other) => reached.get(path)?.has(other) === true && reached.get(other)?.has(path) === true,
    )
    if (around.length > 0) found.set(around.join(), around)
  }
  return [...found.values()]
}

function targetsOf(path: string, source: string, sources: ReadonlyMap<string, string>): readonly string[] {
  const { program, module } = parseSync(path, source)
  const loaded = everyNode(program as unknown as Node).filter(({ type }) => type === 'ImportExpression')
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...loaded.map((node) => literal(node.source)),
  ]
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
    .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((file) => sources.has(file)))
}

function reachedFrom(path: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...(targets.get(path) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return seen
}
