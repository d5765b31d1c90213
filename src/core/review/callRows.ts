import {
  type Address,
  maxUint256,
  type AbiParameter,
  type AbiParameterToPrimitiveType,
  type Hex,
  type ParseAbiItem,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import { m } from './actionMessages'
import { type Action, type Approval, isUnlimited } from './action'
import type { LibraryContract } from './libraryContracts'

/** Calls that a Safe makes as an owner of another Safe. */
export const nestedSafeCalls: readonly CallRow[] = [
  row('other', 'function approveHash(bytes32 hash)', ([hash], { to: safe }) => ({
    kind: 'approveHash',
    safe,
    hash,
  })),
  row(
    'other',
    'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ([to, value, data, operation, ...gas], { to: safe }) => {
      const [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = gas
      if (operation !== 0 && operation !== 1)
        return { kind: 'unreadable', to: safe, reason: m.calls.operation }
      const fields = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
      return { kind: 'execTransaction', safe, tx: { to, value, data, operation, ...fields } }
    },
  ),
  fromModule('execTransactionFromModule'),
  fromModule('execTransactionFromModuleReturnData'),
]

/** Functions of the published libraries, which a Safe runs by DELEGATECALL. */
export const libraryCalls: readonly CallRow[] = [
  row('SignMessageLib', 'function signMessage(bytes message)', ([message]) => ({
    kind: 'signMessage',
    message,
  })),
  row('CreateCall', 'function performCreate(uint256 amount, bytes initCode)', ([amount, initCode]) => ({
    kind: 'createContract',
    amount,
    initCode,
    salt: null,
  })),
  row(
    'CreateCall',
    'function performCreate2(uint256 amount, bytes initCode, bytes32 salt)',
    ([amount, initCode, salt]) => ({ kind: 'createContract', amount, initCode, salt }),
  ),
  row(
    'SafeWebAuthnSharedSigner',
    'function configure((uint256 x, uint256 y, uint176 verifiers) signer)',
    ([{ x, y, verifiers }]) => ({
      kind: 'setting',
      change: { name: 'configurePasskey', x, y, verifiers },
    }),
  ),
  migration('function migrateSingleton()', 'Safe', false),
  migration('function migrateWithFallbackHandler()', 'Safe', true),
  migration('function migrateL2Singleton()', 'SafeL2', false),
  migration('function migrateL2WithFallbackHandler()', 'SafeL2', true),
]

/** Transfers and approvals of ERC-20, ERC-721 and ERC-1155 tokens. */
export const tokenCalls: readonly CallRow[] = [
  row('other', 'function transfer(address to, uint256 amount)', ([to, amount], site) => ({
    kind: 'transfer',
    token: site.to,
    from: site.by,
    to,
    amount,
  })),
  row(
    'other',
    'function transferFrom(address from, address to, uint256 amountOrId)',
    ([from, to, amountOrId], site) => ({ kind: 'transferFrom', token: site.to, from, to, amountOrId }),
  ),
  row(
    'other',
    'function safeTransferFrom(address from, address to, uint256 id)',
    ([from, to, id], { to: token }) => itemTransfer(token, from, to, [[id, null]]),
  ),
  row(
    'other',
    'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
    ([from, to, id], { to: token }) => itemTransfer(token, from, to, [[id, null]]),
  ),
  row(
    'other',
    'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
    ([from, to, id, amount], { to: token }) => itemTransfer(token, from, to, [[id, amount]]),
  ),
  row(
    'other',
    'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    ([from, to, ids, amounts], { to: token }) =>
      ids.length === amounts.length
        ? itemTransfer(
            token,
            from,
            to,
            ids.map((id, index) => [id, amounts[index] ?? 0n]),
          )
        : { kind: 'unreadable', to: token, reason: m.calls.ids },
  ),
  row('other', 'function approve(address spender, uint256 amount)', ([spender, amount], site) =>
    approval('approve', [site.to, site.by, spender, amount]),
  ),
  row('other', 'function increaseAllowance(address spender, uint256 amount)', ([spender, amount], site) =>
    approval('increase', [site.to, site.by, spender, amount]),
  ),
  row('other', 'function increaseApproval(address spender, uint256 amount)', ([spender, amount], site) =>
    approval('increase', [site.to, site.by, spender, amount]),
  ),
  row(
    'other',
    'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    ([owner, spender, amount], site) => approval('permit', [site.to, owner, spender, amount]),
  ),
  row(
    'other',
    // DAI's own.
    'function permit(address owner, address spender, uint256 nonce, uint256 expiry, bool isAllowed, uint8 v, bytes32 r, bytes32 s)',
    ([owner, spender, , , isAllowed], site) =>
      approval('permit', [site.to, owner, spender, isAllowed ? maxUint256 : 0n]),
  ),
  row(
    'other',
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
    ([token, spender, amount], { by }) => approval('permit2', [token, by, spender, amount]),
  ),
  row(
    'other',
    'function setApprovalForAll(address operator, bool isApproved)',
    ([operator, isApproved], site) => ({ kind: 'approvalForAll', token: site.to, operator, isApproved }),
  ),
]

/** The caller, and the address that is called. */
type CallSite = { readonly by: Address; readonly to: Address }

/** A function that the review knows, and how to read a call of it. */
export type CallRow = {
  readonly signature: string
  readonly selector: Hex
  readonly inputs: readonly AbiParameter[]
  /** `self`: only the account itself may call it. A library's function needs a DELEGATECALL to that library. */
  readonly place: 'anywhere' | 'self' | 'other' | LibraryContract['name']
  readonly read: (args: readonly unknown[], site: CallSite, library: LibraryContract | null) => Action
}

/** The arguments of a function by its signature. */
export type ArgsOf<signature extends string> =
  ParseAbiItem<signature> extends { readonly inputs: infer inputs extends readonly AbiParameter[] }
    ? { readonly [index in keyof inputs]: AbiParameterToPrimitiveType<inputs[index]> }
    : never

/** Builds one row of the table, its arguments typed by the signature. */
export function row<const signature extends string>(
  place: CallRow['place'],
  signature: signature,
  read: (args: ArgsOf<signature>, site: CallSite, library: LibraryContract | null) => Action,
): CallRow {
  const item = parseAbiItem(signature as string)
  if (item.type !== 'function') throw new TypeError(`${signature} is not a function`)
  return {
    signature,
    selector: toFunctionSelector(item),
    inputs: item.inputs,
    place,
    read: read as CallRow['read'],
  }
}

/** Builds the row of a call that a Safe makes as a module of another Safe. */
function fromModule(name: 'execTransactionFromModule' | 'execTransactionFromModuleReturnData'): CallRow {
  return row(
    'other',
    `function ${name}(address to, uint256 value, bytes data, uint8 operation)`,
    ([to, value, data, operation], { to: safe }) =>
      operation === 0 || operation === 1
        ? { kind: 'execFromModule', safe, tx: { to, value, data, operation } }
        : { kind: 'unreadable', to: safe, reason: m.calls.operation },
  )
}

function migration(signature: string, singleton: 'Safe' | 'SafeL2', withHandler: boolean): CallRow {
  return row('SafeMigration', signature, (_, { to }, contract) =>
    contract === null
      ? { kind: 'unknownCode', contract: to }
      : { kind: 'setting', change: { name: 'migrate', contract, singleton, withHandler } },
  )
}

function approval(
  form: Approval['form'],
  [token, owner, spender, amount]: readonly [Address, Address, Address, bigint],
): Approval {
  return { kind: 'approval', form, token, owner, spender, amount, isUnlimited: isUnlimited(amount) }
}

function itemTransfer(
  token: Address,
  from: Address,
  to: Address,
  items: readonly (readonly [bigint, bigint | null])[],
): Action {
  return { kind: 'itemTransfer', token, from, to, items: items.map(([id, amount]) => ({ id, amount })) }
}
