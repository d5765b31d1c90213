import type { Address, Hex } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { ActionId } from '../../core/acting/actions'
import { deletionHash } from '../../core/acting/deletionHash'
import type { Intention } from '../../core/acting/intention'
import { type OnScreen, onScreenOf, rejectionOf } from '../../core/acting/onScreen'
import { type ReadSigned, readSigned } from '../../core/acting/readSigned'
import { executionData } from '../../core/acting/walletRequest'
import { calldataDigest } from '../../core/review/digests'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import type { OwnerWallet, Sending } from '../../ports/ownerWallet'
import { gsCodeWords } from '../../core/safe/gsMessages'
import type { TrialResult } from '../../ports/executionTrial'
import type { ActingPorts } from './actingPorts'
import type { ActingState, ActingStep, Subject } from './actingState'
import type { KeptSignature } from './keptSignatures'
import { sentExecution } from './sentExecution'
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

export type ActingVerbs = {
  /** Performs an action on the subject that was on screen. One at a time across all tabs. */
  readonly act: (action: ActionId, subject: Subject) => Promise<void>
  /** Dismisses the alarm with a reason, which stays on the page. Does nothing without one. */
  readonly dismissAlarm: (reason: string) => void
}

/** Foreign signature of a wallet, and its request. */
type Foreign = Pick<SignatureAlarm, 'action' | 'owner' | 'signature'> & {
  readonly hash: Hex
  readonly read: Exclude<ReadSigned, { kind: 'own' }>
}

const millisecondsPerHour = 3_600_000

export function createVerbs(context: ActingContext): ActingVerbs {
  const { ports, safe, wallet, state, set, signal } = context
  const { chain, clock, storage, writer } = ports

  const say = (step: ActingStep) => set({ step })
  const fail = (action: ActionId, reason: string) =>
    say({ kind: 'failed', action, reason, problem: 'refused' })

  async function sign(
    action: 'confirm' | 'reject',
    { onScreen, wallet: owner }: { readonly onScreen: OnScreen; readonly wallet: OwnerWallet },
  ): Promise<void> {
    say({ kind: 'asking', action, calldataDigest: null })
    const result = await owner.sign({ kind: action, onScreen })
    if (result.kind === 'rejected') return sayRejected(action)
    if (result.kind === 'unsupported')
      return say({ kind: 'failed', action, reason: result.reason, problem: 'unsigned' })
    if (result.kind === 'refused') return fail(action, result.reason)
    const { safeTxHash, tx } = onScreen
    const signed = { hash: safeTxHash, owner: owner.address }
    const read = readSigned(result.signature, signed)
    if (read.kind !== 'own') return alarm({ action, ...signed, signature: result.signature, read })
    const kept: KeptSignature = {
      kind: action,
      safeTxHash,
      nonce: tx.nonce,
      owner: owner.address,
      signature: read.signature,
      signedAtMs: clock.nowMs(),
    }
    context.keep(kept)
    await context.post(kept)
  }

  async function removeProposal(onScreen: OnScreen, owner: OwnerWallet): Promise<void> {
    const action = 'delete'
    const hour = Math.floor(clock.nowMs() / millisecondsPerHour)
    say({ kind: 'asking', action, calldataDigest: null })
    const result = await owner.sign({ kind: action, onScreen, hour })
    if (result.kind === 'rejected') return sayRejected(action)
    if (result.kind !== 'signed') return fail(action, result.reason)
    const signed = { hash: deletionHash(onScreen, hour), owner: owner.address }
    const read = readSigned(result.signature, signed)
    if (read.kind !== 'own') return alarm({ action, ...signed, signature: result.signature, read })
    say({ kind: 'posting', action })
    const posted = await writer.remove(onScreen.safeTxHash, read.signature)
    if (posted.kind === 'done') say({ kind: 'done', action })
    else fail(action, posted.reason)
  }

  async function execute(onScreen: OnScreen, owner: OwnerWallet, subject: Subject): Promise<void> {
    const action = 'execute'
    const { verified, threshold } = subject.acting ?? { verified: [], threshold: null }
    const { setup } = subject.reading
    if (threshold === null || setup.kind !== 'found') return fail(action, m.unreadSafe)
    const { safeTxHash } = onScreen
    const stored = sentExecution(storage, { chain, safeTxHash })
    if (stored.unreadable() !== null) return fail(action, m.unreadExecution)
    // Another tab may have sent it before this one acquired the lock.
    if (stored.read().kind === 'found') {
      say({ kind: 'idle' })
      return context.startFollowing()
    }
    const signatures = verified.slice(0, threshold)
    const data = executionData(onScreen.tx, signatures)
    say({ kind: 'preparing', action })
    const trial = await ports.tryExecution({ from: owner.address, to: safe, data })
    const problem = trialWords(trial)
    if (problem !== null) return fail(action, problem)
    const sent = {
      safeTxHash,
      from: owner.address,
      txHash: null,
      askedAtMs: clock.nowMs(),
      fromBlock: setup.value.blockNumber,
    }
    if (!stored.keep(sent)) return fail(action, m.noRoom)
    const result = await send({ kind: action, onScreen, signatures, threshold }, owner, data)
    if (result.kind === 'rejected' || result.kind === 'refused') {
      stored.remove()
      return result.kind === 'rejected' ? sayRejected(action) : fail(action, result.reason)
    }
    if (result.kind === 'sent') stored.keep({ ...sent, txHash: result.txHash })
    say({ kind: 'done', action })
    context.startFollowing()
  }

  async function approve(onScreen: OnScreen, owner: OwnerWallet): Promise<void> {
    const action = 'approve'
    const result = await send({ kind: action, onScreen }, owner, null)
    if (result.kind === 'rejected') return sayRejected(action)
    if (result.kind !== 'sent') return fail(action, result.reason)
    say({ kind: 'done', action })
    const { safeTxHash } = onScreen
    context.watchApproval({ owner: owner.address, txHash: result.txHash, safeTxHash })
  }

  function send(intention: Sending, owner: OwnerWallet, data: Hex | null) {
    const digest = data === null ? null : calldataDigest(data)
    say({ kind: 'asking', action: intention.kind, calldataDigest: digest })
    return owner.send(intention)
  }

  function sayRejected(action: ActionId) {
    say({ kind: 'failed', action, reason: m.rejected, problem: 'rejected' })
  }

  function alarm({ action, hash, owner, signature, read }: Foreign) {
    const { subject } = state.getState()
    if (subject === null) return
    signatureAlarm(storage, placeOf(subject)).set({
      action,
      askedHash: hash,
      owner,
      ...cutSignature(signature),
      recovered: read.kind === 'foreign' ? read.recovered : null,
      atMs: clock.nowMs(),
      dismissed: null,
    })
    say({ kind: 'idle' })
    context.refresh()
  }

  function placeOf({ reading }: Subject) {
    return { chain, safe, safeTxHash: reading.record.safeTxHash }
  }

  /** Returns true when an alarm is active, or may be. */
  function isHeld(): boolean {
    const { alarm: last, unread } = state.getState()
    return isStopped(last) || unread.alarm !== null
  }

  async function perform(action: ActionId, subject: Subject, owner: OwnerWallet): Promise<void> {
    // Another tab may have received a foreign signature before this one acquired the lock.
    context.refresh()
    if (isHeld()) return say({ kind: 'idle' })
    const onScreen = action === 'reject' ? rejectionOf(subject.reading) : onScreenOf(subject.reading)
    if (onScreen === null) return fail(action, m.noHash)
    const kind: Intention['kind'] = action
    switch (kind) {
      case 'confirm':
      case 'reject':
        return sign(kind, { onScreen, wallet: owner })
      case 'delete':
        return removeProposal(onScreen, owner)
      case 'execute':
        return execute(onScreen, owner, subject)
      case 'approve':
        return approve(onScreen, owner)
    }
  }

  return {
    async act(action, subject) {
      const { step } = state.getState()
      const isBusy = step.kind === 'preparing' || step.kind === 'asking' || step.kind === 'posting'
      if (signal.aborted || wallet === null || isBusy || isHeld()) return
      if (subject.acting?.actions[action].kind !== 'possible') return
      // The reading may be older than the execution that was sent.
      if (['sent', 'executed', 'replaced'].includes(state.getState().execution.kind)) return
      const over = new AbortController()
      const end = () => over.abort()
      signal.addEventListener('abort', end, { once: true })
      say({ kind: 'preparing', action })
      try {
        if (await ports.locks.acquire(`dsg.acting.${chain.id}.${safe}`, over.signal))
          await perform(action, subject, wallet)
        else fail(action, m.otherTab)
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    },
    dismissAlarm(text) {
      const { subject } = state.getState()
      const reason = text.trim()
      if (signal.aborted || subject === null || reason === '') return
      const last = readAlarm(storage, placeOf(subject), wallet?.address ?? null)
      const isShown = last?.atMs === state.getState().alarm?.atMs
      if (isStopped(last) && isShown) {
        const { safeTxHash, ...raised } = last
        const dismissed = { reason, atMs: clock.nowMs() }
        signatureAlarm(storage, { chain, safe, safeTxHash }).set({ ...raised, dismissed })
      }
      context.refresh()
    },
  }
}

/** Returns why an execution is not sent after its simulation, in one or two sentences; null: it succeeded. */
function trialWords(trial: TrialResult): string | null {
  switch (trial.kind) {
    case 'succeeds':
      return null
    case 'failsInside':
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
