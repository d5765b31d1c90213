import * as fc from 'fast-check'
import { type AbiParameter, type Hex, maxUint256, numberToHex } from 'viem'
import { at, lookAlikeOf, zeroAddress } from '../accounts'
import { someHashes, someMessages } from '../slotNames'
import { theRole } from '../views'
import { multiIds, ownedItem, plenty, victimItem } from '../world'
import { addressAt, itemAt, type Ref, type Site } from './recipe'

/** A value that depends on the Safe that makes the call. */
export type Late = (site: Site) => unknown

/** Whom an honest gift is paid to: confirmed causes. The first is what a case shrinks to. */
export const honestPayees = fc.constantFrom<Ref>(at.water, at.school, at.forwarding)

/** Anybody. */
export const anyRef = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Ref>(at.attacker, at.stranger, at.water, at.ada, at.ben) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Ref>(
      at.school,
      at.forwarding,
      at.unconfirmed,
      at.farCause,
      lookAlikeOf(at.water),
      at.executor,
      at.victim,
      'by',
      'owned',
      at.router,
      at.permit2,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Ref>(
      zeroAddress,
      numberToHex(1, { size: 20 }),
      at.lusd,
      at.module,
      at.reverter,
      at.hooked,
      at.delegated,
      at.vault,
      'safe',
    ),
  },
)

/** Whose tokens a call moves. */
const anyHolder = fc.constantFrom<Ref>('by', at.victim, at.ada, 'owned', at.stranger)

/** Who comes before an owner in the Safe's list. */
const previous = fc.constantFrom<Ref>(numberToHex(1, { size: 20 }), at.ada, at.ben, at.chidi)
const anOwner = fc.constantFrom<Ref>(at.ada, at.ben, at.chidi, at.module, at.stranger)

export const anyAmount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt({ min: 0n, max: 1_000n }) },
  { weight: 1, arbitrary: fc.constantFrom(plenty, 10n ** 18n, 2n ** 200n, maxUint256) },
)
const anyId: fc.Arbitrary<Late> = fc.oneof(
  fc.constant<Late>(itemAt),
  fc.constantFrom(ownedItem, victimItem, ...multiIds).map(
    (id): Late =>
      () =>
        id,
  ),
)
const anyBytes = fc.constantFrom<Hex>('0x', ...someMessages)
const anyHash = fc.constantFrom<Hex>(...someHashes, theRole)

/** A value for a parameter by its name and type, so that a call that the table learns is generated without more. */
export function valueFor(parameter: AbiParameter): fc.Arbitrary<Late> {
  const { name = '', type } = parameter
  const inner = /^(.*)\[(\d*)\]$/.exec(type)
  if (inner !== null) {
    const length =
      inner[2] === '' ? { maxLength: 3 } : { minLength: Number(inner[2]), maxLength: Number(inner[2]) }
    return listOf(fc.array(valueFor({ ...parameter, type: inner[1] ?? '' }), length))
  }
  if (type === 'tuple' && 'components' in parameter) {
    const { components } = parameter
    return fc.tuple(...components.map(valueFor)).map(
      (values): Late =>
        (site) =>
          Object.fromEntries(components.map((one, index) => [one.name, values[index]?.(site)])),
    )
  }
  if (type === 'address') {
    const refs = name === 'from' ? anyHolder : name === 'previous' ? previous : refsFor(name)
    return refs.map(
      (ref): Late =>
        (site) =>
          addressAt(ref, site),
    )
  }
  if (type === 'bool') return fc.boolean().map(constant)
  if (type === 'bytes') return anyBytes.map(constant)
  if (type === 'bytes32') return anyHash.map(constant)
  if (type.startsWith('uint')) return numberFor(name, Number(type.slice(4) || 256))
  throw new TypeError(`No value for ${type}: say in values.ts which it takes.`)
}

function refsFor(name: string): fc.Arbitrary<Ref> {
  if (name === 'owner') return fc.oneof(anOwner, fc.constant<Ref>('by'), anyRef)
  if (name === 'token') return fc.constantFrom<Ref>(at.lusd, at.ldai)
  if (name === 'contract_') return fc.constant<Ref>(at.proxyOfControlled)
  if (name === 'module') return fc.oneof(fc.constant<Ref>(at.module), anyRef)
  return anyRef
}

function numberFor(name: string, bits: number): fc.Arbitrary<Late> {
  const limit = 2n ** BigInt(bits) - 1n
  const fitting = (value: bigint) =>
    bits <= 48 ? Number(value > limit ? limit : value) : value > limit ? limit : value
  if (name === 'threshold') return fc.constantFrom(1n, 2n, 3n, 2n, 1n, 0n, 4n).map(constant)
  if (name === 'operation') return fc.constantFrom(0, 1).map(constant)
  if (/^ids?$/.test(name)) return anyId
  if (name === 'amountOrId')
    return fc.oneof(
      anyAmount.map((amount) => constant(amount)),
      anyId,
    )
  if (name === 'amounts') return fc.bigInt({ min: 0n, max: 20n }).map(constant)
  return anyAmount.map((amount) => constant(fitting(amount)))
}

function listOf(values: fc.Arbitrary<readonly Late[]>): fc.Arbitrary<Late> {
  return values.map(
    (list): Late =>
      (site) =>
        list.map((value) => value(site)),
  )
}

function constant(value: unknown): Late {
  return () => value
}
