import type { Address, Hex } from 'viem'
import { decodeCalls } from '../decodeCalls'
import { decodeExecTransaction, type ExecTransaction } from '../decodeExecTransaction'
import { executedHashes, isExecutionSuccess } from '../executionResult'
import { isMultiSendCallOnly, knownContract } from '../knownContracts'
import { decodeMultiSend } from '../multiSend'
import type { ExecutionEvidence, MinedCall } from './evidence'

/** Evidence still to read: the code of contracts, and the kind of Safes. */
export type UnreadEvidence = { readonly codes: readonly Address[]; readonly safes: readonly Address[] }

export type Followed = {
  /** In the order in which they ended. */
  readonly calls: readonly ExecTransaction[]
  readonly unread: UnreadEvidence
}

/** More than any real nesting of batches and Safes that own each other. */
const mostDepth = 8

/**
 * Returns the `execTransaction` calls of a Safe that certainly ran in a mined transaction, by its calldata alone:
 * called directly, in a batch of a published MultiSendCallOnly, or by another Safe whose own events show that all of
 * its executions in the transaction succeeded. Any other step ends that branch.
 */
export function followCalls(mined: MinedCall, safe: Address, evidence: ExecutionEvidence): Followed {
  const barred = new Set<string>()
  for (;;) {
    const walk = createWalk(evidence, barred)
    if (mined.to !== null) walk.follow({ to: mined.to, data: mined.data }, 0)
    const unsure = [...walk.opened].filter((one) => !hasSucceeded(mined, one, walk.calls.get(one) ?? []))
    if (unsure.length === 0) {
      const calls = walk.calls.get(safe.toLowerCase()) ?? []
      return { calls, unread: { codes: [...walk.codes], safes: [...walk.safes] } }
    }
    for (const one of unsure) barred.add(one)
  }
}

/** Each call of a Safe emits exactly one event: with as many successes as calls, there is no other event. */
function hasSucceeded({ logs }: MinedCall, contract: string, calls: readonly ExecTransaction[]): boolean {
  const own = logs.filter(({ address }) => address.toLowerCase() === contract)
  return executedHashes(own).length === calls.length && own.filter(isExecutionSuccess).length === calls.length
}

type Step = { readonly to: Address; readonly data: Hex }

function createWalk({ codes, safes }: ExecutionEvidence, barred: ReadonlySet<string>) {
  const calls = new Map<string, ExecTransaction[]>()
  /** Safes whose inner calls were followed. */
  const opened = new Set<string>()
  const unread = { codes: new Set<Address>(), safes: new Set<Address>() }

  function isPublished(contract: Address): boolean {
    const code = codes.get(contract.toLowerCase())
    if (code === undefined) unread.codes.add(contract)
    return code !== undefined && code === knownContract(contract)?.codeHash
  }

  function follow({ to, data }: Step, depth: number) {
    if (depth > mostDepth) return
    if (isMultiSendCallOnly(to)) {
      const batch = decodeMultiSend(data)
      if (batch.kind === 'calls' && isPublished(to)) for (const call of batch.calls) follow(call, depth + 1)
      return
    }
    const called = decodeExecTransaction(data)
    if (called === null) return
    const key = to.toLowerCase()
    followInner(to, called, depth)
    calls.set(key, [...(calls.get(key) ?? []), called])
  }

  function followInner(by: Address, { tx }: ExecTransaction, depth: number) {
    const key = by.toLowerCase()
    if (barred.has(key)) return
    const decoded = decodeCalls({ ...tx, nonce: 0n })
    if (decoded.kind === 'unreadable') return
    const further = decoded.calls.filter(({ to, data }) => isMultiSendCallOnly(to) || isExecution(data))
    if (further.length === 0) return
    const kind = safes.get(key)
    if (kind === undefined) unread.safes.add(by)
    if (kind === undefined || kind === 'other') return
    if (decoded.via !== null && !isPublished(decoded.via.address)) return
    opened.add(key)
    for (const call of further) follow(call, depth + 1)
  }

  return { follow, calls, opened, ...unread }
}

function isExecution(data: Hex): boolean {
  return decodeExecTransaction(data) !== null
}
