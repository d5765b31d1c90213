// Writes the skeleton of one cause, in version 2 of the directory's format:
//   npm run causes:new -- --id clean-rivers --name "Clean Rivers" --chain 1 --address 0x... --proof https://...
// Prints the entry, or adds it to a file with --append FILE. What is not given is left empty, and causes:check names it.
// Exit code: 0 written, 1 the file cannot take it, 2 wrong arguments.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const options = {
  id: { type: 'string' },
  name: { type: 'string' },
  summary: { type: 'string' },
  field: { type: 'string' },
  place: { type: 'string' },
  country: { type: 'string' },
  website: { type: 'string' },
  chain: { type: 'string' },
  address: { type: 'string' },
  proof: { type: 'string' },
  by: { type: 'string' },
  append: { type: 'string' },
} as const

type Values = Partial<Record<keyof typeof options, string>>

const usage = `Usage: npm run causes:new -- ${Object.keys(options)
  .map((name) => `[--${name} TEXT]`)
  .join(' ')}`

function main(): number {
  const values = readValues()
  if (values === null) return fail(usage, 2)
  const entry = entryOf(values, new Date())
  if (values.append === undefined) {
    console.log(JSON.stringify(entry, null, 2))
    return 0
  }
  const file = readDirectory(values.append)
  if (typeof file === 'string') return fail(file, 1)
  if (file.causes.some((cause) => Object(cause).id === entry.id))
    return fail(`${values.append} has a cause “${entry.id}” already. Choose another --id.`, 1)
  const content = { ...file.content, causes: [...file.causes, entry] }
  writeFileSync(values.append, `${JSON.stringify(content, null, 2)}\n`)
  console.log(
    `Added “${entry.id}”, not confirmed. Complete it, then: npm run causes:check -- ${values.append}`,
  )
  return 0
}

function readValues(): Values | null {
  try {
    return parseArgs({ options }).values
  } catch {
    return null
  }
}

function fail(words: string, code: number): number {
  console.error(words)
  return code
}

/** The directory as it stands in the file, or why nothing can be added to it. */
function readDirectory(path: string): { content: object; causes: readonly unknown[] } | string {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return `${path} could not be read as JSON. Check it: npm run causes:check -- ${path}`
  }
  if (
    typeof content !== 'object' ||
    content === null ||
    !('causes' in content) ||
    !Array.isArray(content.causes)
  )
    return `${path} has no list of causes. Check it: npm run causes:check -- ${path}`
  if (!('version' in content) || content.version !== 2)
    return `${path} is not of version 2. CONTRIBUTING.md, “A cause”, says what version 2 adds.`
  return { content, causes: content.causes }
}

function entryOf(values: Values, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const inHalfAYear = new Date(now)
  inHalfAYear.setUTCMonth(now.getUTCMonth() + 6)
  const { name = '', chain, address, proof = '', by = '' } = values
  const recipient = {
    chainId: Number(chain ?? 1),
    address: address ?? '',
    proofs: [{ type: 'page', url: proof, retrievedOn: today, ...(by !== '' && { checkedBy: by }) }],
  }
  return {
    id: values.id ?? idOf(name),
    name,
    summary: values.summary ?? '',
    description: [],
    field: values.field ?? '',
    place: values.place ?? '',
    ...(values.country !== undefined && { country: values.country }),
    ...(values.website !== undefined && { website: values.website }),
    confirmed: false,
    recipients: [recipient],
    review: { lastChecked: today, nextCheck: inHalfAYear.toISOString().slice(0, 10), by },
  }
}

/** "Médecins d’ici" becomes "medecins-d-ici". */
function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

process.exitCode = main()
