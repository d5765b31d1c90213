import * as fc from 'fast-check'
import type { Address } from 'viem'
import { type CallRow, libraryCalls, nestedSafeCalls, tokenCalls } from '../../../src/core/review/callRows'
import { controlCalls, settingCalls } from '../../../src/core/review/readCall'
import { reviewOnlyContracts } from '../../../src/core/review/libraryContracts'
import { at } from '../accounts'
import { erc20Tokens } from '../world'
import { addressAt, calldataOf, callTo, delegateTo, type Recipe, type Ref } from './recipe'
import { anyRef, valueFor } from './values'

/** Every call that the review knows by its selector. */
export const tableRows: readonly CallRow[] = [
  ...tokenCalls,
  ...settingCalls,
  ...controlCalls,
  ...nestedSafeCalls,
  ...libraryCalls,
]

/** A call of this row, at a place where it has an effect more often than not. */
function rowCall(row: CallRow): fc.Arbitrary<Recipe> {
  const args = fc.tuple(...row.inputs.map(valueFor))
  return fc.tuple(args, targetsFor(row)).map(([late, target]): Recipe => (site) => {
    const values = late.map((value) => value(site))
    const data = calldataOf(row.selector, row.inputs, evenLists(row, values))
    const to = addressAt(target, site)
    const isLibrary = row.place !== 'anywhere' && row.place !== 'self' && row.place !== 'other'
    return isLibrary ? delegateTo(to, data) : callTo(to, data)
  })
}

/** Two lists of one call mostly have one length. */
function evenLists({ inputs }: CallRow, values: readonly unknown[]): readonly unknown[] {
  const first = inputs.findIndex(({ type }) => type === 'uint256[]')
  const ids = values[first]
  if (!Array.isArray(ids)) return values
  return values.map((value, index) =>
    Array.isArray(value) && index > first && value.length > 0 && inputs[index]?.type === 'uint256[]'
      ? ids.map((_, place: number) => value[place % value.length])
      : value,
  )
}

function targetsFor({ place, signature }: CallRow): fc.Arbitrary<Ref> {
  if (place === 'self')
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant<Ref>('by') },
      { weight: 1, arbitrary: fc.constant<Ref>('owned') },
    )
  if (place !== 'other' && place !== 'anywhere') return fc.constantFrom<Ref>(...librariesCalled(place))
  if (controlCalls.some((row) => row.signature === signature)) return fc.constant<Ref>(at.controlled)
  if (nestedSafeCalls.some((row) => row.signature === signature))
    return fc.constantFrom<Ref>('owned', at.stranger)
  if (/uint160/.test(signature)) return fc.constant<Ref>(at.permit2)
  if (/ids|amount, bytes/.test(signature)) return fc.constant<Ref>(at.multiToken)
  if (/uint256 id/.test(signature)) return fc.constantFrom<Ref>(at.nft, at.multiToken)
  if (/setApprovalForAll/.test(signature)) return fc.constantFrom<Ref>(at.nft, at.multiToken, at.vault)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Ref>(at.lusd, at.ldai) },
    { weight: 3, arbitrary: fc.constantFrom<Ref>(...erc20Tokens, at.nft) },
    { weight: 1, arbitrary: fc.constantFrom<Ref>(at.vault, at.router, at.module, at.hooked) },
    { weight: 1, arbitrary: anyRef },
  )
}

/** Where Safe has published this library. */
function librariesCalled(name: string): readonly Address[] {
  return reviewOnlyContracts.filter((one) => one.name === name).map(({ address }) => address)
}

const rowsOf = (rows: readonly CallRow[]) => fc.oneof(...rows.map(rowCall))

/** Any call that the review knows. */
export const anyTableCall: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 5, arbitrary: rowsOf(tokenCalls) },
  { weight: 3, arbitrary: rowsOf(settingCalls) },
  { weight: 2, arbitrary: rowsOf(controlCalls) },
  { weight: 1, arbitrary: rowsOf(nestedSafeCalls) },
  { weight: 2, arbitrary: rowsOf(libraryCalls) },
)
