import * as fc from 'fast-check'
import { type Hex, concatHex, encodePacked, size } from 'viem'
import { canonicalDeployment, type SafeVersion } from '../../sandbox/chain/safeContracts'
import { at } from '../accounts'
import { oddOffset } from './otherCalls'
import { calldata, callTo, delegateTo, type Made, type Recipe } from './recipe'

type Batcher = { readonly name: 'MultiSend' | 'MultiSendCallOnly'; readonly version: SafeVersion }
const versions: readonly SafeVersion[] = ['1.4.1', '1.3.0', '1.5.0']

/** The batch contracts of each version, that of calls alone first. */
const anyBatcher: fc.Arbitrary<Batcher> = fc.record({
  name: fc.constantFrom('MultiSendCallOnly' as const, 'MultiSend' as const),
  version: fc.constantFrom(...versions),
})

/** The bytes between and behind the calls, which an encoder would not put there. */
type Form = { readonly kind: 'plain' | 'offset' } | { readonly kind: 'tail'; readonly tail: Hex }

const anyForm: fc.Arbitrary<Form> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Form>({ kind: 'plain' }) },
  { weight: 1, arbitrary: fc.constant<Form>({ kind: 'offset' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<Hex>('0x00', `0x${'00'.repeat(31)}`, `0x${'00'.repeat(64)}`, '0xdeadbeef')
      .map((tail): Form => ({ kind: 'tail', tail })),
  },
)

/** Several calls through a batch contract. */
export function batchOf(
  calls: fc.Arbitrary<readonly Recipe[]>,
  {
    forms = anyForm,
    batchers = anyBatcher,
  }: { readonly forms?: fc.Arbitrary<Form>; readonly batchers?: fc.Arbitrary<Batcher> } = {},
): fc.Arbitrary<Recipe> {
  return fc.tuple(calls, batchers, forms).map(
    ([recipes, batcher, form]): Recipe =>
      (site) =>
        batch(
          recipes.map((recipe) => recipe(site)),
          batcher,
          form,
        ),
  )
}

export const plainForm = fc.constant<Form>({ kind: 'plain' })

/** The calls as the batch contract takes them. */
export function batch(
  calls: readonly Made[],
  { name, version }: Batcher,
  form: Form = { kind: 'plain' },
): Made {
  const packed = concatHex([
    ...calls.map(({ operation, to, value, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [operation, to, value, BigInt(size(data)), data],
      ),
    ),
    form.kind === 'tail' ? form.tail : '0x',
  ])
  const data =
    form.kind === 'offset' ? oddOffset('0x8d80ff0a', packed) : calldata('multiSend(bytes all)', [packed])
  return delegateTo(canonicalDeployment(version, name).address, data)
}

/**
 * A call within so many batches of one call each, beside bytes that nobody needs: more than a review opens, and no more than
 * a block takes.
 */
export function buried(inner: fc.Arbitrary<Recipe>): fc.Arbitrary<Recipe> {
  return fc
    .tuple(
      inner,
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(0, 1_000, 110_000, 530_000),
      fc.constantFrom(...versions),
    )
    .map(([recipe, depth, filler, version]): Recipe => (site) => {
      const batcher: Batcher = { name: 'MultiSend', version }
      const beside = filler === 0 ? [] : [callTo(at.stranger, `0x${'00'.repeat(filler)}`)]
      let made = recipe(site)
      for (let level = 0; level < depth; level += 1)
        made = batch(level === 0 ? [made, ...beside] : [made], batcher)
      return made
    })
}
