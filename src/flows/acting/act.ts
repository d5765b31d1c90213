import type { Address, Hex } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { ActionId } from '../../core/acting/actions'
import { deletionHash, type Intention, executionData } from '../../core/acting/walletRequest'
import { type OnScreen, onScreenOf, rejectionOf } from '../../core/acting/onScreen'
import { type ReadSigned, readSigned } from '../../core/acting/verifiedSignatures'
import { calldataDigest } from '../../core/review/digests'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import type { OwnerWallet, Sending, TrialResult } from '../../ports/ownerWallet'
import { gsCodeWords } from '../../core/safe/gsMessages'
import type { ActingPorts, ActingState, ActingStep, Subject } from './actingState'
import type { KeptSignature } from './keptSignatures'
import { sentExecution } from './followExecution'
import { cutSignature, isStopped, readAlarm, signatureAlarm, type SignatureAlarm } from './signatureAlarm'
import { m } from './messages'

/** An approval on chain that the wallet has sent. */
export type SentApproval = {
  readonly owner: Address
  readonly txHash: ChainTxHash
  readonly safeTxHash: SafeTxHash
}

/** Context that the actions share. */
export type ActingContext = {
  readonly ports: ActingPorts
  readonly safe: Address
  readonly wallet: OwnerWallet | null
  readonly state: StoreApi<ActingState>
  readonly set: (next: Partial<ActingState>) => void
  /** Stores a signature before it is posted. */
  readonly keep: (kept: KeptSignature) => void
  readonly post: (kept: KeptSignature) => Promise<void>
  /** Reads storage again. */
  readonly refresh: () => void
  readonly startFollowing: () => void
  /** Polls the chain until this approval is mined or reverted. */
  readonly watchApproval: (sent: SentApproval) => void
  readonly signal: AbortSignal
}

/** Foreign signature of a wallet, and its request. */
type Foreign = Pick<SignatureAlarm, 'action' | 'owner' | 'signature'> & {
  readonly hash: Hex
  readonly read: Exclude<ReadSigned, { kind: 'ok' }>
}

const millisecondsPerHour = 3_600_000

/** Performs an action on the subject that was on screen. One at a time across all tabs. */
export async function act(context: ActingContext, action: ActionId, subject: Subject): Promise<void> {
  const { ports, safe, wallet, state, signal } = context
  const { step, execution } = state.getState()
  const isBusy = step.kind === 'preparing' || step.kind === 'asking' || step.kind === 'posting'
  if (signal.aborted || wallet === null || isBusy || isHeld(context)) return
  if (subject.acting?.obstacles[action] !== null) return
  // The reading may be older than the execution that was sent.
  if (['sent', 'executed', 'replaced'].includes(execution.kind)) return
  const over = new AbortController()
  const end = () => over.abort()
  signal.addEventListener('abort', end, { once: true })
  show(context, { kind: 'preparing', action })
  try {
    if (await ports.locks.acquire(`dsg.acting.${ports.chain.id}.${safe}`, over.signal))
      await perform(context, action, subject, wallet)
    else fail(context, action, m.otherTab)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

/** Dismisses the alarm with a reason, which stays on the page. Does nothing without one. */
export function dismissAlarm(context: ActingContext, text: string): void {
  const { ports, safe, wallet, state, signal } = context
  const { chain, clock, storage } = ports
  const { subject, alarm: shown } = state.getState()
  const reason = text.trim()
  if (signal.aborted || subject === null || reason === '') return
  const last = readAlarm(storage, placeOf(context, subject), wallet?.address ?? null)
  if (isStopped(last) && last?.atMs === shown?.atMs) {
    const { safeTxHash, ...raised } = last
    const dismissed = { reason, atMs: clock.nowMs() }
    signatureAlarm(storage, { chain, safe, safeTxHash }).set({ ...raised, dismissed })
  }
  context.refresh()
}

async function perform(
  context: ActingContext,
  action: ActionId,
  subject: Subject,
  owner: OwnerWallet,
): Promise<void> {
  // Another tab may have received a foreign signature before this one acquired the lock.
  context.refresh()
  if (isHeld(context)) return show(context, { kind: 'idle' })
  const onScreen = action === 'reject' ? rejectionOf(subject.reading) : onScreenOf(subject.reading)
  if (onScreen === null) return fail(context, action, m.noHash)
  const kind: Intention['kind'] = action
  switch (kind) {
    case 'confirm':
    case 'reject':
      return sign(context, kind, onScreen, owner)
    case 'delete':
      return removeProposal(context, onScreen, owner)
    case 'execute':
      return execute(context, onScreen, owner, subject)
    case 'approve':
      return approve(context, onScreen, owner)
  }
}

async function sign(
  context: ActingContext,
  action: 'confirm' | 'reject',
  onScreen: OnScreen,
  owner: OwnerWallet,
): Promise<void> {
  show(context, { kind: 'asking', action, calldataDigest: null })
  const result = await owner.sign({ kind: action, onScreen })
  if (result.kind === 'rejected') return showRejected(context, action)
  if (result.kind === 'unsupported')
    return show(context, { kind: 'failed', action, reason: result.reason, problem: 'unsigned' })
  if (result.kind === 'refused') return fail(context, action, result.reason)
  const { safeTxHash, tx } = onScreen
  const signed = { hash: safeTxHash, owner: owner.address }
  const read = readSigned(result.signature, signed)
  if (read.kind !== 'ok') return raiseAlarm(context, { action, ...signed, signature: result.signature, read })
  const kept: KeptSignature = {
    kind: action,
    safeTxHash,
    nonce: tx.nonce,
    owner: owner.address,
    signature: read.signature,
    signedAtMs: context.ports.clock.nowMs(),
  }
  context.keep(kept)
  await context.post(kept)
}

async function removeProposal(context: ActingContext, onScreen: OnScreen, owner: OwnerWallet): Promise<void> {
  const { clock, writer } = context.ports
  const action = 'delete'
  const hour = Math.floor(clock.nowMs() / millisecondsPerHour)
  show(context, { kind: 'asking', action, calldataDigest: null })
  const result = await owner.sign({ kind: action, onScreen, hour })
  if (result.kind === 'rejected') return showRejected(context, action)
  if (result.kind !== 'signed') return fail(context, action, result.reason)
  const signed = { hash: deletionHash(onScreen, hour), owner: owner.address }
  const read = readSigned(result.signature, signed)
  if (read.kind !== 'ok') return raiseAlarm(context, { action, ...signed, signature: result.signature, read })
  show(context, { kind: 'posting', action })
  const posted = await writer.remove(onScreen.safeTxHash, read.signature)
  if (posted.kind === 'done') show(context, { kind: 'done', action })
  else fail(context, action, posted.reason)
}

async function execute(
  context: ActingContext,
  onScreen: OnScreen,
  owner: OwnerWallet,
  subject: Subject,
): Promise<void> {
  const { ports, safe } = context
  const { chain, clock, storage } = ports
  const action = 'execute'
  const { verified, threshold } = subject.acting ?? { verified: [], threshold: null }
  const { setup } = subject.reading
  if (threshold === null || setup.kind !== 'found') return fail(context, action, m.unreadSafe)
  const { safeTxHash } = onScreen
  const stored = sentExecution(storage, { chain, safeTxHash })
  if (stored.unreadable() !== null) return fail(context, action, m.unreadExecution)
  // Another tab may have sent it before this one acquired the lock.
  if (stored.read().kind === 'found') {
    show(context, { kind: 'idle' })
    return context.startFollowing()
  }
  const signatures = verified.slice(0, threshold)
  const data = executionData(onScreen.tx, signatures)
  show(context, { kind: 'preparing', action })
  const trial = await ports.tryExecution({ from: owner.address, to: safe, data })
  const problem = trialWords(trial)
  if (problem !== null) return fail(context, action, problem)
  const sent = {
    safeTxHash,
    from: owner.address,
    txHash: null,
    askedAtMs: clock.nowMs(),
    fromBlock: setup.value.blockNumber,
  }
  if (!stored.keep(sent)) return fail(context, action, m.noRoom)
  const result = await send(context, { kind: action, onScreen, signatures, threshold }, owner, data)
  if (result.kind === 'rejected' || result.kind === 'refused') {
    stored.remove()
    return result.kind === 'rejected' ? showRejected(context, action) : fail(context, action, result.reason)
  }
  if (result.kind === 'sent') stored.keep({ ...sent, txHash: result.txHash })
  show(context, { kind: 'done', action })
  context.startFollowing()
}

async function approve(context: ActingContext, onScreen: OnScreen, owner: OwnerWallet): Promise<void> {
  const action = 'approve'
  const result = await send(context, { kind: action, onScreen }, owner, null)
  if (result.kind === 'rejected') return showRejected(context, action)
  if (result.kind !== 'sent') return fail(context, action, result.reason)
  show(context, { kind: 'done', action })
  const { safeTxHash } = onScreen
  context.watchApproval({ owner: owner.address, txHash: result.txHash, safeTxHash })
}

function send(context: ActingContext, intention: Sending, owner: OwnerWallet, data: Hex | null) {
  const digest = data === null ? null : calldataDigest(data)
  show(context, { kind: 'asking', action: intention.kind, calldataDigest: digest })
  return owner.send(intention)
}

function show({ set }: ActingContext, step: ActingStep) {
  set({ step })
}

function fail(context: ActingContext, action: ActionId, reason: string) {
  show(context, { kind: 'failed', action, reason, problem: 'refused' })
}

function showRejected(context: ActingContext, action: ActionId) {
  show(context, { kind: 'failed', action, reason: m.rejected, problem: 'rejected' })
}

function raiseAlarm(context: ActingContext, { action, hash, owner, signature, read }: Foreign) {
  const { clock, storage } = context.ports
  const { subject } = context.state.getState()
  if (subject === null) return
  signatureAlarm(storage, placeOf(context, subject)).set({
    action,
    askedHash: hash,
    owner,
    ...cutSignature(signature),
    recovered: read.kind === 'other' ? read.recovered : null,
    atMs: clock.nowMs(),
    dismissed: null,
  })
  show(context, { kind: 'idle' })
  context.refresh()
}

function placeOf({ ports: { chain }, safe }: ActingContext, { reading }: Subject) {
  return { chain, safe, safeTxHash: reading.record.safeTxHash }
}

/** Returns true when an alarm is active, or may be. */
function isHeld({ state }: ActingContext): boolean {
  const { alarm: last, unread } = state.getState()
  return isStopped(last) || unread.alarm !== null
}

/** Returns why an execution is not sent after its simulation, in one or two sentences; null: it succeeded. */
function trialWords(trial: TrialResult): string | null {
  switch (trial.kind) {
    case 'succeeds':
      return null
    case 'fails':
      return m.trial.inside
    case 'reverts': {
      const { code, reason } = trial
      if (code !== null) return m.trial.refused(gsCodeWords(code), code)
      return reason === null ? m.trial.noReason : m.trial.reason(reason)
    }
    case 'unreachable':
      return m.trial.untried(trial.reason)
  }
}
