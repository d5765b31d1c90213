import type { Cause, DirectoryAbout } from '../causes/cause'
import { stringifyExact } from '../stringifyExact'
import type { GiftRecord } from './giftRecord'
import type { FieldVerdict, RecordField } from './recordCheck'

/** The operator's directory at the time of the check. */
export type DirectoryOfToday = {
  readonly causes: readonly Cause[]
  /** Null for a file of version 1. */
  readonly about: DirectoryAbout | null
}

type CauseField = Extract<RecordField, `cause.${string}` | 'directory'>

const confirmed: FieldVerdict = { kind: 'confirmed' }
const another: FieldVerdict = { kind: 'refuted', found: 'another' }
const nothing: FieldVerdict = { kind: 'refuted', found: 'nothing' }
const otherDirectory: FieldVerdict = { kind: 'unchecked', why: 'otherDirectory' }

/**
 * Compares the cause of a record with the cause that today's directory has at the address. Causes change names and
 * addresses, so a missing entry refutes only a record of the same directory version. Another cause at the address refutes
 * every record.
 *
 * @param shown - The record as the chain and the directory of today show it.
 */
export function judgeCause(
  claim: GiftRecord,
  shown: GiftRecord,
  about: DirectoryAbout | null,
): Readonly<Record<CauseField, FieldVerdict>> {
  const isSameVersion = claim.directory !== null && claim.directory.version === about?.version
  const differs = (found: 'another' | 'nothing') =>
    isSameVersion ? (found === 'another' ? another : nothing) : otherDirectory
  const [mine, today] = [claim.cause, shown.cause]
  if (mine === null || today === null || mine.id !== today.id) {
    const isBothNone = mine === null && today === null
    const isAnother = mine !== null && today !== null
    const id = isBothNone ? confirmed : isAnother ? another : differs(today === null ? 'nothing' : 'another')
    const rest = isBothNone ? confirmed : isAnother ? another : id
    return {
      'cause.id': id,
      'cause.name': rest,
      'cause.country': rest,
      'cause.registration': rest,
      directory: judgeDirectory(claim, about),
    }
  }
  const compare = (one: unknown, other: unknown) => {
    if (stringifyExact(one) === stringifyExact(other)) return confirmed
    return differs(other === null ? 'nothing' : 'another')
  }
  return {
    'cause.id': confirmed,
    'cause.name': compare(mine.name, today.name),
    'cause.country': compare(mine.country, today.country),
    'cause.registration': compare(mine.registration, today.registration),
    directory: judgeDirectory(claim, about),
  }
}

function judgeDirectory({ directory }: GiftRecord, about: DirectoryAbout | null): FieldVerdict {
  if (directory === null) return { kind: 'unchecked', why: 'notStated' }
  if (about === null || directory.version !== about.version) return otherDirectory
  return directory.date === about.date ? confirmed : another
}
