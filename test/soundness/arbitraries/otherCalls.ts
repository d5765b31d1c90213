import * as fc from 'fast-check'
import { type Address, type Hex, encodeAbiParameters, numberToHex, pad, zeroAddress } from 'viem'
import { canonicalDeployment, type SafeVersion } from '../../sandbox/chain/safeContracts'
import { at, lookAlikeOf } from '../accounts'
import { publishedAddress } from '../published'
import { someHashes } from '../slotNames'
import type { WorldSafe } from '../world'
import { addressAt, approvedBy, calldata, callTo, delegateTo, itemAt, type Recipe, type Ref } from './recipe'
import { anyAmount, anyRef } from './values'

const smallAmount = fc.bigInt({ min: 1n, max: 1_000n })

/** Coin to anybody. */
export const coin: fc.Arbitrary<Recipe> = fc.tuple(anyRef, smallAmount).map(
  ([to, amount]): Recipe =>
    (site) =>
      callTo(addressAt(to, site), '0x', amount),
)

/** Calls that no table knows, of contracts that take something of their caller by them. */
export const unknownCall: fc.Arbitrary<Recipe> = fc
  .tuple(anyRef, smallAmount, fc.nat({ max: 9 }))
  .map(([ref, amount, which]): Recipe => (site) => {
    const to = addressAt(ref, site)
    const calls = [
      () =>
        callTo(at.router, calldata('swap(address token, address to, uint256 value)', [at.lusd, to, amount])),
      () => callTo(at.lusd, calldata('send(address to, uint256 value, bytes data)', [to, amount, '0x'])),
      () => callTo(at.controlled, calldata('seize(address to)', [to])),
      () => callTo(site.by, calldata('approveHash(bytes32 hash)', [someHashes[0]])),
      () => callTo(at.module, calldata('transfer(address to, uint256 amount)', [to, amount])),
      () => callTo(at.vault, calldata('transfer(address to, uint256 amount)', [to, amount])),
      () => callTo(at.router, calldata('transfer(address to, uint256 amount)', [to, amount])),
      () => callTo(at.module, '0x', amount),
      () => callTo(canonicalDeployment('1.4.1', 'SafeProxyFactory').address, createProxy(to)),
      () => callTo(to, '0x12345678'),
    ]
    return (calls[which] ?? calls[9])?.() ?? callTo(to)
  })

function createProxy(owner: Address): Hex {
  const setup = calldata(
    'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address paymentToken, uint256 payment, address paymentReceiver)',
    [[owner], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  )
  return calldata('createProxyWithNonce(address singleton, bytes initializer, uint256 salt)', [
    canonicalDeployment('1.4.1', 'Safe').address,
    setup,
    7n,
  ])
}

/** The storage slots of a Safe that matter, some of them of a mapping. */
const anySlot = fc.constantFrom(0n, 3n, 4n, 5n, 6n, 100n)

/** Code that Safe has not published, run as the account. */
export const unknownCode: fc.Arbitrary<Recipe> = fc
  .tuple(anyRef, anyAmount, anySlot, fc.nat({ max: 9 }))
  .map(([ref, amount, slot, which]): Recipe => (site) => {
    const to = addressAt(ref, site)
    const transfer = calldata('transfer(address to, uint256 amount)', [to, amount])
    const codes = [
      () => delegateTo(at.evil, transfer),
      () => delegateTo(at.evil, calldata('write(uint256 slot, uint256 value)', [slot, amount])),
      () => delegateTo(at.evil, calldata('pay(address to, uint256 value)', [to, amount])),
      () =>
        delegateTo(at.evil, calldata('make(address to, uint256 value, bytes data)', [at.lusd, 0n, transfer])),
      () => delegateTo(at.evil, calldata('pretend(address to, uint256 value)', [to, amount])),
      () => delegateTo(at.destroyer, pad(to)),
      () =>
        delegateTo(
          lookAlikeOf('0x9641d764fc13c8B624c04430C7356C1C7C8102e2'),
          calldata('multiSend(bytes all)', ['0x']),
        ),
      () => delegateTo(at.stranger, transfer),
      () => ({ ...delegateTo(at.evil, transfer), value: amount }),
      () => delegateTo(at.lusd, transfer),
    ]
    return (codes[which] ?? codes[0])?.() ?? callTo(to)
  })

/** Of which version the libraries are that a Safe runs: an older Safe runs those of 1.3.0. */
function librariesOf({ version }: WorldSafe): SafeVersion {
  return version === '1.1.1' ? '1.3.0' : version
}

/** Contracts of Safe that no table has, each used as it can be. */
export const otherPublished: fc.Arbitrary<Recipe> = fc
  .tuple(anyRef, smallAmount, fc.nat({ max: 6 }))
  .map(([ref, amount, which]): Recipe => (site) => {
    const to = addressAt(ref, site)
    const version = librariesOf(site.safe)
    const l2 = canonicalDeployment(version, 'SafeL2').address
    const simulated = [to, amount, '0x', 0] as const
    const calls = [
      () =>
        delegateTo(
          publishedAddress('SimulateTxAccessor', version),
          calldata('simulate(address to, uint256 value, bytes data, uint8 operation)', simulated),
        ),
      () =>
        delegateTo(
          publishedAddress('SafeToL2Migration', '1.4.1'),
          calldata('migrateToL2(address l2Singleton)', [l2]),
        ),
      () =>
        delegateTo(
          publishedAddress('SafeToL2Setup', '1.5.0'),
          calldata('setupToL2(address l2Singleton)', [l2]),
        ),
      () =>
        callTo(
          site.by,
          calldata('setFallbackHandler(address handler)', [
            publishedAddress('ExtensibleFallbackHandler', '1.5.0'),
          ]),
        ),
      () =>
        callTo(
          site.by,
          calldata('setFallbackHandler(address handler)', [
            publishedAddress('TokenCallbackHandler', '1.5.0'),
          ]),
        ),
      // As a CALL it is an account of its own, and no library.
      () =>
        callTo(
          publishedAddress('CreateCall', version),
          calldata('performCreate(uint256 value, bytes code)', [0n, '0x60016000']),
        ),
      () =>
        callTo(
          canonicalDeployment(version, 'MultiSendCallOnly').address,
          calldata('multiSend(bytes all)', ['0x']),
        ),
    ]
    return (calls[which] ?? calls[0])?.() ?? callTo(to)
  })

/** Code that stays, code that runs out, and code that sends on what it was given. */
const initCodes = fc.constantFrom<Hex>(
  '0x60006000f3',
  '0x6001600081600b8239f300',
  '0x',
  '0xfe',
  `0x73${at.attacker.slice(2)}ff`,
)

/** A contract is made, with coin or without. */
export const creation: fc.Arbitrary<Recipe> = fc
  .tuple(fc.bigInt({ min: 0n, max: 1_000n }), initCodes, fc.boolean())
  .map(
    ([amount, code, isSalted]): Recipe =>
      ({ safe }) =>
        delegateTo(
          publishedAddress('CreateCall', librariesOf(safe)),
          isSalted
            ? calldata('performCreate2(uint256 amount, bytes code, bytes32 salt)', [
                amount,
                code,
                someHashes[0],
              ])
            : calldata('performCreate(uint256 amount, bytes code)', [amount, code]),
        ),
  )

/** Changes of the owners that fit the Safe's list, which most drawn ones do not. */
export const ownerChange: fc.Arbitrary<Recipe> = fc
  .tuple(
    fc.nat({ max: 2 }),
    fc.constantFrom<Ref>(at.attacker, at.stranger, at.water),
    fc.boolean(),
    fc.bigInt({ min: 1n, max: 2n }),
  )
  .map(([index, added, isSwap, threshold]): Recipe => (site) => {
    const owners = [at.ada, at.ben, at.chidi]
    const [previous, owner] = [owners[index - 1] ?? numberToHex(1, { size: 20 }), owners[index]]
    return callTo(
      site.by,
      isSwap
        ? calldata('swapOwner(address previous, address owner, address newOwner)', [
            previous,
            owner,
            addressAt(added, site),
          ])
        : calldata('removeOwner(address previous, address owner, uint256 threshold)', [
            previous,
            owner,
            threshold,
          ]),
    )
  })

/** Puts others in the place of two of the three owners, by one call each. */
export const twoOwnerSwaps: fc.Arbitrary<readonly Recipe[]> = fc
  .constantFrom<readonly [Ref, Ref]>([at.attacker, at.stranger], [at.stranger, at.water])
  .map((added) =>
    added.map((ref, index): Recipe => (site) => {
      const previous = index === 0 ? numberToHex(1, { size: 20 }) : addressAt(added[0], site)
      const owner = index === 0 ? at.ada : at.ben
      return callTo(
        site.by,
        calldata('swapOwner(address previous, address owner, address newOwner)', [
          previous,
          owner,
          addressAt(ref, site),
        ]),
      )
    }),
  )

/** The zero address, which MultiSend 1.5.0 takes for the account itself. */
export const zeroCall: fc.Arbitrary<Recipe> = ownerChange.map((recipe): Recipe => (site) => ({
  ...recipe(site),
  to: zeroAddress,
}))

/** What moves an item, or many, of whoever has it. */
export const itemMove: fc.Arbitrary<Recipe> = anyRef.map(
  (to): Recipe =>
    (site) =>
      callTo(
        at.nft,
        calldata('safeTransferFrom(address from, address to, uint256 id)', [
          site.by,
          addressAt(to, site),
          itemAt(site),
        ]),
      ),
)

/** Spends what another account has approved. */
export const pull: fc.Arbitrary<Recipe> = fc
  .tuple(
    fc.constantFrom<Ref>(at.victim, at.ada),
    anyRef,
    smallAmount,
    fc.constantFrom(at.lusd, at.ldai, at.feeToken),
  )
  .map(
    ([from, to, amount, token]): Recipe =>
      (site) =>
        callTo(
          token,
          calldata('transferFrom(address from, address to, uint256 amount)', [
            addressAt(from, site),
            addressAt(to, site),
            amount,
          ]),
        ),
  )

/** Makes the Safe's module act, which obeys the Safe alone. */
export function throughModule(inner: fc.Arbitrary<Recipe>): fc.Arbitrary<Recipe> {
  return inner.map((recipe): Recipe => (site) => {
    if (!site.safe.hasModule || site.by !== site.safe.address) return recipe(site)
    const { to, value, data, operation } = recipe(site)
    return callTo(
      at.module,
      calldata('run(address to, uint256 value, bytes data, uint8 operation)', [to, value, data, operation]),
    )
  })
}

/** Makes the other Safe act as a module of it, without a signature. */
export function asModule(inner: fc.Arbitrary<Recipe>): fc.Arbitrary<Recipe> {
  return inner.map((recipe): Recipe => (site) => {
    const { owned } = site.world
    const { to, value, data, operation } = recipe({ ...site, by: owned })
    const signature = 'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)'
    return callTo(owned, calldata(signature, [to, value, data, operation]))
  })
}

/** Makes the other Safe execute, approved by calling. */
export function throughOwned(inner: fc.Arbitrary<Recipe>, fees: fc.Arbitrary<FeeRefs>): fc.Arbitrary<Recipe> {
  return fc
    .tuple(inner, fees)
    .map(([recipe, { gasPrice, baseGas, safeTxGas, gasToken, refundReceiver }]): Recipe => (site) => {
      const { owned } = site.world
      const { to, value, data, operation } = recipe({ ...site, by: owned })
      const signature =
        'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)'
      const refund = [
        safeTxGas,
        baseGas,
        gasPrice,
        addressAt(gasToken, site),
        addressAt(refundReceiver, site),
      ]
      return callTo(owned, calldata(signature, [to, value, data, operation, ...refund, approvedBy(site.by)]))
    })
}

/** The fields of a transaction that pay for its execution. */
export type FeeRefs = {
  readonly gasPrice: bigint
  readonly baseGas: bigint
  readonly safeTxGas: bigint
  readonly gasToken: Ref
  readonly refundReceiver: Ref
}

export const noFees: FeeRefs = {
  gasPrice: 0n,
  baseGas: 0n,
  safeTxGas: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}

/** Refunds of every size, in the coin and in tokens. */
export const anyFees: fc.Arbitrary<FeeRefs> = fc.record({
  gasPrice: fc.constantFrom(1n, 0n, 20n, 10n ** 9n, 10n ** 12n, 10n ** 13n),
  baseGas: fc.constantFrom(0n, 60_000n, 300_000n, 10n ** 9n, 10n ** 12n, 2n ** 100n),
  safeTxGas: fc.constantFrom(200_000n, 0n, 1_000_000n, 10n ** 9n),
  gasToken: fc.constantFrom<Ref>(
    zeroAddress,
    at.lusd,
    at.ldai,
    at.lyingToken,
    at.feeToken,
    at.vault,
    at.router,
    at.module,
  ),
  refundReceiver: fc.constantFrom<Ref>(
    zeroAddress,
    at.ben,
    at.stranger,
    at.attacker,
    at.water,
    at.module,
    'safe',
  ),
})

/** A function of one `bytes`, with a word before them that no encoder would write. */
export function oddOffset(selector: Hex, payload: Hex): Hex {
  const body = encodeAbiParameters([{ type: 'bytes' }], [payload]).slice(66)
  return `${selector}${numberToHex(0x40, { size: 32 }).slice(2)}${'00'.repeat(32)}${body}`
}
