import { type Address, maxUint256 } from 'viem'
import type { Action, Approval } from './action'
import { m } from './actionMessages'
import { type CallRow, row } from './callRow'
import { isUnlimited } from './isUnlimited'

function approval(
  form: Approval['form'],
  [token, owner, spender, amount]: readonly [Address, Address, Address, bigint],
): Approval {
  return { kind: 'approval', form, token, owner, spender, amount, isUnlimited: isUnlimited(amount) }
}

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

function itemTransfer(
  token: Address,
  from: Address,
  to: Address,
  items: readonly (readonly [bigint, bigint | null])[],
): Action {
  return { kind: 'itemTransfer', token, from, to, items: items.map(([id, amount]) => ({ id, amount })) }
}
