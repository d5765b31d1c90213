import { type Address, hashMessage, type Hex, isHex } from 'viem'
import * as v from 'valibot'
import { isHexEqual } from '../../core/isHexEqual'
import type { DirectoryAbout } from '../../core/causes/cause'
import { directoryMessage, parseDirectorySignature } from '../../core/causes/directorySignature'
import type { SafePlace } from '../../core/review/safePlace'
import { safePlaceText } from '../../core/review/safePlaceText'
import { recoverSigner } from '../../core/safe/recoverSigner'
import { safeMessageHash } from '../../core/safe/safeMessageHash'
import { splitSignatures } from '../../core/safe/signatureBytes'
import type { SafeOnChain } from '../../core/safe/safeTx'
import { type StoredReading, foundOr, isNewer, mapFound, storedText } from '../../core/storedText'
import type { ChainReader } from '../../ports/chain'
import type { FetchText } from '../../ports/site'
import type { KeyValueStorage } from '../../ports/storage'
import { m } from './messages'
import type { DirectoryTrust } from './loadCauses'

/** Room for the signatures of 50 owners, some of them contracts: as in causes.sig.json. */
const maxSignatureCharacters = 40_000

/** Result of checking the organisation's signature. `refused`: nothing of the directory may be shown. */
type CheckedDirectory = {
  readonly trust:
    | Exclude<DirectoryTrust, { readonly kind: 'checking' }>
    | { readonly kind: 'refused'; readonly reason: string }
  /** The version for `keepNewestSeen`. Null: what is stored stays. */
  readonly signed: SeenDirectory | null
}

/** A version of the directory that was seen signed by the Safe, with what proves it. */
export type SeenDirectory = {
  readonly newest: number
  /** Absent: nothing here proves that the Safe signed it. */
  readonly proof?:
    | {
        readonly date: string
        readonly sha256: string
        readonly signature: Hex
      }
    | undefined
}

type DirectoryCheck = {
  /** The Safe that the operator named when the app was built. */
  readonly place: SafePlace
  readonly about: DirectoryAbout | null
  /** The newest version that this browser has seen signed by the Safe: `readNewestSeen`. */
  readonly newestSeen: StoredReading<SeenDirectory>
  /** Of the exact bytes of causes.json: 64 digits, lower case. Null: the browser cannot compute it. */
  readonly sha256: string | null
  readonly fetchSignature: FetchText
  readonly chainReader: Pick<ChainReader, 'readSafe' | 'isValidSignature'>
}

/**
 * Checks that the organisation's Safe signed these bytes: by the Safe's own code on chain (EIP-1271), with today's owners
 * and threshold. An unreachable source is no refusal: it does not prove the directory wrong. Where a newer version was seen
 * here, it is refused, unless the Safe denies what is stored as the proof of that.
 */
export async function checkDirectory(check: DirectoryCheck): Promise<CheckedDirectory> {
  const { place, about, newestSeen, sha256, fetchSignature, chainReader } = check
  const safe = safePlaceText(place)
  if (about === null) return refused(m.directory.version1)
  // Its signature never expires, and an address in it may have been retired since.
  const newer =
    newestSeen.kind === 'found' && about.version < newestSeen.value.newest ? newestSeen.value : null
  if (newer !== null && !(await isDenied(newer, check)))
    return refused(m.directory.older(about.version, about.date, newer.newest))
  if (sha256 === null) return unchecked(m.directory.noChecksum)

  const file = await fetchSignature()
  if (file.kind === 'missing') return refused(m.directory.notSigned)
  if (file.kind === 'unreachable') return unchecked(file.reason)
  const read = parseDirectorySignature(file.value)
  if (read === null) return refused(m.directory.notSignature)
  if (read === 'newer') return refused(m.directory.newerSignature)
  if (read.safe !== safe) return refused(m.directory.otherSafe(safe))

  const found = await chainReader.readSafe(place.safe)
  if (found.kind === 'missing') return refused(m.directory.noSafe(safe))
  if (found.kind === 'unreachable') return unchecked(found.reason)
  const innerHash = hashMessage(directoryMessage({ about, sha256, safe }))
  const { signature } = read
  const signers = signersOf(signature, innerHash, found.value)
  const valid = await chainReader.isValidSignature(place.safe, innerHash, signature)
  if (valid.kind !== 'found')
    return unchecked(valid.kind === 'unreachable' ? valid.reason : m.directory.noAnswer)
  if (!valid.value) return refused(refusal(signers, found.value))
  const signed = { newest: about.version, proof: { date: about.date, sha256, signature } }
  // It may be older than a version seen here.
  if (newer !== null) {
    const trust = mayBeOlder(m.directory.unprovenNewest(about.version, newer.newest))
    // Signed by earlier owners, perhaps: the warning must not be gone after a reload. A bare number says nothing.
    return { trust, signed: newer.proof === undefined ? signed : null }
  }
  if (newestSeen.kind === 'unreadable') return { trust: mayBeOlder(m.directory.unreadNewest), signed }
  const { owners, threshold } = found.value
  return { trust: { kind: 'signed', safe, signers, owners: owners.length, threshold }, signed }
}

/** Returns true when what is stored proves nothing: a stored number alone must not take the directory away for good. */
async function isDenied(
  { newest, proof }: SeenDirectory,
  { place, chainReader }: DirectoryCheck,
): Promise<boolean> {
  if (proof === undefined) return true
  const { date, sha256, signature } = proof
  const message = directoryMessage({ about: { version: newest, date }, sha256, safe: safePlaceText(place) })
  const valid = await chainReader.isValidSignature(place.safe, hashMessage(message), signature)
  return valid.kind === 'found' && !valid.value
}

/** Returns the signer that each signature names: a forged one over these bytes names a stranger. */
function signersOf(packed: `0x${string}`, innerHash: `0x${string}`, safe: SafeOnChain): readonly Address[] {
  const { chainId, address, version } = safe
  const hash = safeMessageHash(innerHash, { chainId, safe: address, version })
  return splitSignatures(packed).flatMap((signature) => {
    const recovered = recoverSigner(hash, signature)
    if (recovered.kind === 'invalid') return []
    return 'signer' in recovered ? recovered.signer : recovered.owner
  })
}

/** Returns why the Safe does not accept the signature, as far as known. */
function refusal(signers: readonly Address[], { owners, threshold }: SafeOnChain): string {
  const isOwner = (address: Address) => owners.some((owner) => isHexEqual(owner, address))
  const count = new Set(signers.filter(isOwner)).size
  const strangers = signers.filter((signer) => !isOwner(signer))
  if (count === 0) return m.directory.noOwner
  if (strangers.length > 0) return m.directory.strangers(strangers, count, threshold)
  if (count < threshold) return m.directory.tooFew(count, threshold)
  return m.directory.notAccepted
}

function refused(reason: string): CheckedDirectory {
  return { trust: { kind: 'refused', reason }, signed: null }
}

function unchecked(reason: string): CheckedDirectory {
  return { trust: { kind: 'unchecked', reason }, signed: null }
}

function mayBeOlder(reason: string): CheckedDirectory['trust'] {
  return { kind: 'unchecked', reason, mayBeOlder: true }
}

const seenText = storedText(
  v.object({
    newest: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    proof: v.optional(
      v.object({
        date: v.pipe(v.string(), v.maxLength(10)),
        sha256: v.pipe(v.string(), v.length(64)),
        signature: v.pipe(
          v.custom<Hex>((input) => isHex(input)),
          v.check(({ length }) => length <= maxSignatureCharacters),
        ),
      }),
    ),
  }),
)

/** Reads the newest version of the directory that this browser has seen signed by the Safe. */
export function readNewestSeen(
  storage: Pick<KeyValueStorage, 'get'>,
  place: SafePlace,
): StoredReading<SeenDirectory> {
  return seenText.read(storage.get(keyOf(place)))
}

/**
 * Stores a version that the Safe has signed. A newer one stays where it has a proof, or where another tab has stored it since
 * `before` was read, and so does the value of a newer release.
 */
export function keepNewestSeen(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  place: SafePlace,
  { signed, before }: { readonly signed: SeenDirectory; readonly before: StoredReading<SeenDirectory> },
): void {
  const known = readNewestSeen(storage, place)
  if (isNewer(known)) return
  const isSince = foundOr(mapFound(known, newestOf), 0) !== foundOr(mapFound(before, newestOf), 0)
  const { newest, proof } = foundOr(known, { newest: 0, proof: undefined })
  if (newest > signed.newest && (isSince || proof !== undefined)) return
  storage.set(keyOf(place), seenText.serialise(signed))
}

function newestOf({ newest }: SeenDirectory): number {
  return newest
}

function keyOf(place: SafePlace): string {
  return `dsg.v1.directory.${safePlaceText(place)}`
}
