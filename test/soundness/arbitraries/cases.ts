import * as fc from 'fast-check'
import { type Hex, bytesToHex, concatHex, getAddress, hexToBytes, size } from 'viem'
import { at } from '../accounts'
import type { Case } from '../execute'
import type { World, WorldSafe } from '../world'
import { batchOf, buried, plainForm } from './batches'
import {
  anyFees,
  asModule,
  coin,
  creation,
  type FeeRefs,
  itemMove,
  noFees,
  otherPublished,
  ownerChange,
  pull,
  throughModule,
  throughOwned,
  twoOwnerSwaps,
  unknownCall,
  unknownCode,
  zeroCall,
} from './otherCalls'
import { addressAt, calldata, callTo, type Recipe, type Ref, type Site } from './recipe'
import { anyTableCall } from './tableCalls'
import { honestPayees } from './values'

/** A case, and whether it is what an honest treasury would propose. */
export type Drawn = Case & { readonly isHonest: boolean }

type Plan = { readonly recipe: Recipe; readonly fees: FeeRefs; readonly isHonest: boolean }

const gift: fc.Arbitrary<Recipe> = fc
  .tuple(
    honestPayees,
    fc.bigInt({ min: 1n, max: 10_000n }),
    fc.constantFrom<Ref | null>(null, at.lusd, at.ldai),
  )
  .map(
    ([to, amount, token]): Recipe =>
      (site) =>
        token === null
          ? callTo(addressAt(to, site), '0x', amount)
          : callTo(
              addressAt(token, site),
              calldata('transfer(address to, uint256 amount)', [addressAt(to, site), amount]),
            ),
  )
const rejection: fc.Arbitrary<Recipe> = fc.constant((site) => callTo(site.safe.address))

const honest: fc.Arbitrary<Plan> = fc
  .oneof(
    { weight: 4, arbitrary: gift },
    { weight: 4, arbitrary: batchOf(fc.array(gift, { minLength: 1, maxLength: 8 }), { forms: plainForm }) },
    {
      weight: 1,
      arbitrary: batchOf(fc.array(gift, { minLength: 1, maxLength: 60, size: 'medium' }), {
        forms: plainForm,
      }),
    },
    { weight: 1, arbitrary: rejection },
  )
  .map((recipe) => ({ recipe, fees: noFees, isHonest: true }))

/** One call, of any kind, as an encoder would write it. */
const plainCall: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 3, arbitrary: gift },
  { weight: 2, arbitrary: coin },
  { weight: 12, arbitrary: anyTableCall },
  { weight: 2, arbitrary: pull },
  { weight: 1, arbitrary: itemMove },
  { weight: 2, arbitrary: ownerChange },
  { weight: 1, arbitrary: zeroCall },
  { weight: 3, arbitrary: unknownCall },
  { weight: 3, arbitrary: unknownCode },
  { weight: 2, arbitrary: otherPublished },
  { weight: 2, arbitrary: creation },
  { weight: 1, arbitrary: rejection },
)

/** What makes an encoding another one than an encoder would write. */
const oddBytes: fc.Arbitrary<(data: Hex) => Hex> = fc.oneof(
  fc
    .constantFrom<Hex>('0x00', '0xdeadbeef', `0x${'00'.repeat(32)}`)
    .map((tail) => (data: Hex) => concatHex([data, tail])),
  fc.integer({ min: 1, max: 40 }).map((bytes) => (data: Hex) => cut(data, bytes)),
  fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 11 })).map(
    ([word, byte]) =>
      (data: Hex) =>
        dirty(data, 4 + word * 32 + byte),
  ),
  // Anywhere, also within the packed calls of a batch.
  fc.tuple(fc.nat({ max: 600 }), fc.integer({ min: 1, max: 255 })).map(
    ([place, bits]) =>
      (data: Hex) =>
        flipped(data, place, bits),
  ),
)

function flipped(data: Hex, place: number, bits: number): Hex {
  const bytes = hexToBytes(data)
  const index = place % bytes.length
  const byte = bytes[index]
  if (byte !== undefined) bytes[index] = byte ^ bits
  return bytesToHex(bytes)
}

function cut(data: Hex, bytes: number): Hex {
  return size(data) <= bytes ? data : `0x${data.slice(2, data.length - bytes * 2)}`
}

function dirty(data: Hex, place: number): Hex {
  if (size(data) <= place) return data
  return `0x${data.slice(2, 2 + place * 2)}01${data.slice(4 + place * 2)}`
}

const { call: anyCall } = fc.letrec<{ call: Recipe; plain: Recipe }>((tie) => ({
  plain: plainCall,
  call: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    { weight: 12, arbitrary: tie('plain') },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('call'), oddBytes).map(([recipe, odd]): Recipe => (site) => {
        const made = recipe(site)
        return { ...made, data: odd(made.data) }
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(plainCall, fc.bigInt({ min: 1n, max: 100n }))
        .map(([recipe, value]): Recipe => (site) => ({
          ...recipe(site),
          value,
        })),
    },
    { weight: 5, arbitrary: batchOf(fc.array(tie('call'), { minLength: 1, maxLength: 4 })) },
    { weight: 2, arbitrary: throughModule(tie('call')) },
    { weight: 1, arbitrary: asModule(tie('call')) },
    { weight: 1, arbitrary: batchOf(twoOwnerSwaps) },
    {
      weight: 3,
      arbitrary: throughOwned(tie('call'), fc.oneof({ withCrossShrink: true }, fc.constant(noFees), anyFees)),
    },
  ),
}))

const anything: fc.Arbitrary<Plan> = fc
  .tuple(
    fc.oneof(
      { withCrossShrink: true },
      { weight: 30, arbitrary: anyCall },
      { weight: 1, arbitrary: buried(fc.oneof(plainCall, unknownCode)) },
    ),
    fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: fc.constant(noFees) },
      { weight: 1, arbitrary: anyFees },
    ),
  )
  .map(([recipe, fees]) => ({ recipe, fees, isHonest: false }))

/** The transaction of one Safe that a plan comes to. */
export function drawnFor(world: World, safe: WorldSafe, { recipe, fees, isHonest }: Plan): Drawn {
  const site: Site = { world, safe, by: safe.address }
  const { to, value, data, operation } = recipe(site)
  const { gasPrice, baseGas, safeTxGas } = fees
  const gasToken = addressAt(fees.gasToken, site)
  const refundReceiver = addressAt(fees.refundReceiver, site)
  const refund = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
  return { safe, isHonest, tx: { to: getAddress(to), value, data, operation, ...refund, nonce: 0n } }
}

/** Any transaction of any Safe of the world: a third of them honest gifts and rejections. */
export function anyCase(world: World): fc.Arbitrary<Drawn> {
  const plans = fc.oneof({ weight: 2, arbitrary: anything }, { weight: 1, arbitrary: honest })
  return fc.tuple(fc.constantFrom(...world.safes), plans).map(([safe, plan]) => drawnFor(world, safe, plan))
}
