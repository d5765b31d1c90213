import * as v from 'valibot'
import { nameSkeleton } from './nameSkeleton'
import { pathText } from './pathText'

type Path = readonly (string | number)[]
type Contradiction = { readonly path: Path; readonly reason: string }

/** What can be compared of a directory that may be wrong in other ways. What cannot be read is empty. */
const readable = v.fallback(
  v.object({
    causes: v.fallback(
      v.array(
        v.fallback(
          v.object({
            id: v.fallback(v.string(), ''),
            name: v.fallback(v.string(), ''),
            confirmed: v.fallback(v.boolean(), false),
            recipients: v.fallback(
              v.array(
                v.fallback(
                  v.object({ chainId: v.fallback(v.number(), 0), address: v.fallback(v.string(), '') }),
                  { chainId: 0, address: '' },
                ),
              ),
              [],
            ),
          }),
          { id: '', name: '', confirmed: false, recipients: [] },
        ),
      ),
      [],
    ),
  }),
  { causes: [] },
)

/**
 * What no single value of a directory can show: an id, a name (or one that reads like it) or an address that two
 * causes share, two addresses of one cause on one chain, a confirmed cause that receives nowhere. What is shared is
 * named at its later place. Takes the parsed JSON as it is, so that these are found beside other problems.
 */
export function findContradictions(content: unknown): readonly Contradiction[] {
  const found: Contradiction[] = []
  const [firstId, firstName, firstAddress] = [firstPlaces(), firstPlaces(), firstPlaces()]

  v.parse(readable, content).causes.forEach((cause, index) => {
    const here = ['causes', index]
    const add = (path: Path, reason: string) => found.push({ path: [...here, ...path], reason })

    const sameId = firstId(cause.id, [...here, 'id'])
    if (sameId !== null) add(['id'], `${pathText(sameId)} is the same. Give each cause an id of its own.`)

    const sameName = firstName(nameSkeleton(cause.name), [...here, 'name'])
    if (sameName !== null) add(['name'], `${pathText(sameName)} reads the same. Make the names distinct.`)

    if (cause.confirmed && cause.recipients.length === 0) {
      add(['recipients'], 'A confirmed cause needs an address. Add one, or set “confirmed” to false.')
    }

    const firstOnChain = firstPlaces()
    cause.recipients.forEach(({ chainId, address }, position) => {
      const place = ['recipients', position]
      const sameChain = firstOnChain(chainId === 0 ? '' : String(chainId), place)
      if (sameChain !== null) {
        add(
          [...place, 'chainId'],
          `This cause has two addresses on chain ${chainId}. Keep the one its proof shows.`,
        )
      }
      const sameAddress = firstAddress(address.toLowerCase(), [...here, ...place, 'address'])
      // One cause may well have the same address on several chains.
      if (sameAddress !== null && sameAddress[1] !== index) {
        add([...place, 'address'], `${pathText(sameAddress)} is the same. Only one cause can own an address.`)
      }
    })
  })
  return found
}

/** Remembers where each value came first; answers that place when the value comes again. Empty values are passed over. */
function firstPlaces(): (value: string, path: Path) => Path | null {
  const places = new Map<string, Path>()
  return (value, path) => {
    const first = places.get(value)
    if (first === undefined && value !== '') places.set(value, path)
    return first ?? null
  }
}
