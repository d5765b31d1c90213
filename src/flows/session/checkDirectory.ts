import { type Address, hashMessage } from 'viem'
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

/** Result of checking the organisation's signature. `refused`: nothing of the directory may be shown. */
type CheckedDirectory =
  | Exclude<DirectoryTrust, { readonly kind: 'checking' }>
  | { readonly kind: 'refused'; readonly reason: string }

type DirectoryCheck = {
  /** The Safe that the operator named when the app was built. */
  readonly place: SafePlace
  readonly about: DirectoryAbout | null
  /** The newest version that this browser has seen signed by the Safe. */
  readonly newestSeen: StoredReading<number>
  /** Of the exact bytes of causes.json: 64 digits, lower case. Null: the browser cannot compute it. */
  readonly sha256: string | null
  readonly fetchSignature: FetchText
  readonly chainReader: Pick<ChainReader, 'readSafe' | 'isValidSignature'>
}

/**
 * Checks that the organisation's Safe signed these bytes: by the Safe's own code on chain (EIP-1271), with today's owners
 * and threshold. An unreachable source is no refusal: it does not prove the directory wrong.
 */
export async function checkDirectory(check: DirectoryCheck): Promise<CheckedDirectory> {
  const { place, about, newestSeen, sha256, fetchSignature, chainReader } = check
  const safe = safePlaceText(place)
  if (about === null) return refused(m.directory.version1)
  // Its signature never expires, and an address in it may have been retired since.
  if (newestSeen.kind === 'found' && about.version < newestSeen.value)
    return refused(m.directory.older(about.version, about.date, newestSeen.value))
  if (sha256 === null) return unchecked(m.directory.noChecksum)

  const file = await fetchSignature()
  if (file.kind === 'missing') return refused(m.directory.notSigned)
  if (file.kind === 'unreachable') return unchecked(file.reason)
  const signed = parseDirectorySignature(file.value)
  if (signed === null) return refused(m.directory.notSignature)
  if (signed === 'newer') return refused(m.directory.newerSignature)
  if (signed.safe !== safe) return refused(m.directory.otherSafe(safe))

  const found = await chainReader.readSafe(place.safe)
  if (found.kind === 'missing') return refused(m.directory.noSafe(safe))
  if (found.kind === 'unreachable') return unchecked(found.reason)
  const innerHash = hashMessage(directoryMessage({ about, sha256, safe }))
  const signers = signersOf(signed.signature, innerHash, found.value)
  const valid = await chainReader.isValidSignature(place.safe, innerHash, signed.signature)
  if (valid.kind !== 'found')
    return unchecked(valid.kind === 'unreachable' ? valid.reason : m.directory.noAnswer)
  if (!valid.value) return refused(refusal(signers, found.value))
  // It may be older than a version seen here.
  if (newestSeen.kind === 'unreadable') return { ...unchecked(m.directory.unreadNewest), isSigned: true }
  const { owners, threshold } = found.value
  return { kind: 'signed', safe, signers, owners: owners.length, threshold }
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
  return { kind: 'refused', reason }
}

function unchecked(reason: string): Extract<CheckedDirectory, { kind: 'unchecked' }> {
  return { kind: 'unchecked', reason }
}

const seenText = storedText(v.object({ newest: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }))

/** Reads the newest version of the directory that this browser has seen signed by the Safe. */
export function readNewestSeen(
  storage: Pick<KeyValueStorage, 'get'>,
  place: SafePlace,
): StoredReading<number> {
  return mapFound(seenText.read(storage.get(keyOf(place))), ({ newest }) => newest)
}

/** Stores a version that the Safe has signed, unless a newer one is known. Never overwrites the value of a newer release. */
export function keepNewestSeen(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  place: SafePlace,
  version: number,
): void {
  const known = readNewestSeen(storage, place)
  // A damaged number says nothing, and would ask for consent for ever.
  if (isNewer(known)) return
  const newest = Math.max(version, foundOr(known, 0))
  storage.set(keyOf(place), seenText.serialise({ newest }))
}

function keyOf(place: SafePlace): string {
  return `dsg.v1.directory.${safePlaceText(place)}`
}
