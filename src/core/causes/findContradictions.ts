import * as v from 'valibot'
import { nameSkeleton } from './nameSkeleton'
import { pathText } from './locateJson'

type Path = Contradiction['path']

const text = v.fallback(v.string(), '')
const texts = v.fallback(v.array(text), [])
const noRecipient = { chainId: 0, address: '', accepts: [], refuses: [], status: {} }

/** The comparable fields of an entry that may be wrong in other ways. Unreadable ones are empty. */
const readable = v.fallback(
  v.object({
    id: text,
    name: text,
    names: v.fallback(v.record(v.string(), text), {}),
    confirmed: v.fallback(v.boolean(), false),
    recipients: v.fallback(
      v.array(
        v.fallback(
          v.object({
            chainId: v.fallback(v.number(), 0),
            address: text,
            accepts: texts,
            refuses: texts,
            status: v.fallback(
              v.object({
                state: v.optional(v.string()),
                reason: v.optional(v.string()),
                replacedBy: v.optional(v.string()),
              }),
              {},
            ),
          }),
          noRecipient,
        ),
      ),
      [],
    ),
    review: v.fallback(v.object({ lastChecked: text, nextCheck: text }), { lastChecked: '', nextCheck: '' }),
  }),
  {
    id: '',
    name: '',
    names: {},
    confirmed: false,
    recipients: [],
    review: { lastChecked: '', nextCheck: '' },
  },
)

/**
 * Finds problems across values of a directory: an id, a name (or one that reads like it) or an address that two
 * causes share, two addresses in use of one cause on one chain, a confirmed cause without an address, a status
 * without a reason. Reports a shared value at its later place. Takes the entries as they are in the file, so that
 * these are found beside other problems. Yields after each entry.
 */
export function* findContradictions(entries: readonly unknown[]): Generator<void, readonly Contradiction[]> {
  const found: Contradiction[] = []
  const [firstId, firstName, firstAddress] = [firstPlaces(), firstPlaces(), firstPlaces()]

  for (const [index, entry] of entries.entries()) {
    yield
    const cause = v.parse(readable, entry)
    const here = ['causes', index]
    const add = (path: Path, reason: string) => found.push({ path: [...here, ...path], reason })

    const sameId = firstId(cause.id, [...here, 'id'])
    if (sameId !== null) add(['id'], `${pathText(sameId)} is the same. Give each cause an id of its own.`)

    const named: [Path, string][] = [[['name'], cause.name]]
    for (const [language, name] of Object.entries(cause.names)) named.push([['names', language], name])
    for (const [path, name] of named) {
      const sameName = firstName(nameSkeleton(name), [...here, ...path])
      // One name may well be the same in several languages.
      if (sameName !== null && sameName[1] !== index)
        add(path, `${pathText(sameName)} reads the same. Make the names distinct.`)
    }

    if (cause.confirmed && cause.recipients.length === 0)
      add(['recipients'], 'A confirmed cause needs an address. Add one, or set “confirmed” to false.')
    if (cause.review.nextCheck !== '' && cause.review.nextCheck < cause.review.lastChecked)
      add(['review', 'nextCheck'], 'The next check is before the last one. Correct one of the days.')

    for (const { path, reason } of recipientContradictions(cause.recipients)) add(path, reason)
    cause.recipients.forEach(({ address }, position) => {
      const path = ['recipients', position, 'address']
      const sameAddress = firstAddress(address.toLowerCase(), [...here, ...path])
      // One cause may well have the same address on several chains.
      if (sameAddress !== null && sameAddress[1] !== index)
        add(path, `${pathText(sameAddress)} is the same. Only one cause can own an address.`)
    })
  }
  return found
}

/** Stores the first place of each value, and returns it when the value occurs again. Ignores empty values. */
function firstPlaces(): (value: string, path: Path) => Path | null {
  const places = new Map<string, Path>()
  return (value, path) => {
    const first = places.get(value)
    if (first === undefined && value !== '') places.set(value, path)
    return first ?? null
  }
}

type Contradiction = { readonly path: readonly (string | number)[]; readonly reason: string }

/** The comparable fields of an address that may be wrong in other ways. Unreadable ones are empty. */
type ReadableRecipient = {
  readonly chainId: number
  readonly address: string
  readonly accepts: readonly string[]
  readonly refuses: readonly string[]
  readonly status: {
    readonly state?: string | undefined
    readonly reason?: string | undefined
    readonly replacedBy?: string | undefined
  }
}

/** Finds contradictions between the addresses of one cause, and with their own status. */
function recipientContradictions(recipients: readonly ReadableRecipient[]): readonly Contradiction[] {
  return recipients.flatMap((recipient, position) => {
    const { chainId, address, accepts, refuses, status } = recipient
    const state = status.state ?? 'active'
    const before = recipients.slice(0, position)
    const isHere = (one: ReadableRecipient) => chainId !== 0 && one.chainId === chainId
    const isSame = (one: ReadableRecipient, other: string) =>
      one.address.toLowerCase() === other.toLowerCase()
    const found: Contradiction[] = []
    const add = (path: string, reason: string) =>
      found.push({ path: ['recipients', position, ...path.split('.')], reason })

    if (address !== '' && before.some((one) => isHere(one) && isSame(one, address)))
      add('address', `This cause has the same address twice on chain ${chainId}. Remove one.`)
    else if (state !== 'retired' && before.some((one) => isHere(one) && one.status.state !== 'retired'))
      add(
        'chainId',
        `This cause has two addresses on chain ${chainId}. Keep the one its proof shows; another may stay with the status “retired”.`,
      )
    if (state !== 'active' && status.reason === undefined)
      add('status', `Say why the address is ${state}: add “reason”.`)
    if (status.replacedBy !== undefined) {
      const { replacedBy } = status
      if (state !== 'retired')
        add(
          'status.replacedBy',
          'Only a retired address is replaced. Set “state” to “retired” or remove this.',
        )
      else if (
        isSame(recipient, replacedBy) ||
        !recipients.some((one) => isHere(one) && isSame(one, replacedBy))
      )
        add(
          'status.replacedBy',
          `This is no other address of this cause on chain ${chainId}. Add that address, or remove this.`,
        )
    }
    const both = accepts.find((asset) => refuses.includes(asset))
    if (both !== undefined) add('refuses', `“${both}” is in “accepts” too. Remove it from one of the lists.`)
    return found
  })
}
