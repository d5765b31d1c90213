import * as v from 'valibot'
import { hexToBytes, isHex } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { WorldInfo } from '../../world'
import type { SafePlace } from '../draftSafeTx'
import { hashSafeMessage, type OffChainMessage } from '../messageActions'
import { addressSchema, hexSchema } from '../schemas'
import { addDraft, type AnswerOverrides, answerMessage, answerTransactions } from './answers'
import type { Communicator } from './createCommunicator'
import type { Dialog, HostState } from './hostState'
import type { Outcome } from './knobs'

export type RequestsOptions = {
  readonly world: WorldInfo
  readonly store: StoreApi<HostState>
  readonly reply: () => Pick<Communicator, 'succeed' | 'fail'>
  readonly refresh: () => Promise<void>
}

/** The requests that a person answers: opened here, one at a time, and settled (or not) as the real host does. */
export function createRequests({ world, store, reply, refresh }: RequestsOptions) {
  let isOffChainSigning = true

  const place = (): SafePlace => ({ ...world, safe: store.getState().safe })

  /**
   * There is one slot for the request that an answer goes to. A second request takes the slot at once; whether its
   * dialog replaces the open one is the person's choice (the real host asks whether to discard the progress). Kept:
   * the older one's success goes nowhere. Replaced: the newer one is rejected by the older dialog's closing, and its
   * own success goes nowhere.
   */
  function open(dialog: Dialog) {
    const { dialog: older, knobs } = store.getState()
    store.setState({ currentRequestId: dialog.requestId })
    if (older !== null && knobs.secondRequest === 'keep') return
    if (older !== null && older.kind !== 'onChainMessage') rejectCurrent()
    store.setState({ dialog, problem: null })
    if (knobs.auto !== 'ask') void answer(knobs.auto)
  }

  async function answer(outcome: Outcome, overrides: AnswerOverrides = {}): Promise<void> {
    const { dialog } = store.getState()
    if (dialog === null || outcome === 'ask') return
    switch (outcome) {
      case 'reject':
        // The real host opens the on-chain signing flow without a close callback: nobody is told.
        if (dialog.kind !== 'onChainMessage') rejectCurrent()
        return store.setState({ dialog: null })
      case 'closeSilently':
        return store.setState({ dialog: null })
      case 'requestFailed':
        reply().fail(dialog.requestId, 'Request failed')
        return store.setState({ dialog: null, currentRequestId: null })
      case 'addToBatch':
        // Offered for a single call only, as it is for no delegatecall. The app is never answered.
        if (dialog.kind === 'transactions' && dialog.calls.length === 1) await putAside(dialog)
        return
      case 'sign':
      case 'execute':
      case 'executeInnerFailure':
        return doIt(dialog, outcome, overrides)
    }
  }

  async function putAside(dialog: Extract<Dialog, { kind: 'transactions' }>) {
    store.setState({ isBusy: true, problem: null })
    try {
      const draft = await addDraft({ world, place: place(), state: store.getState() }, dialog)
      // A newer request may have opened its own dialog meanwhile.
      store.setState((state) => ({
        drafts: [...state.drafts, draft],
        dialog: state.dialog === dialog ? null : state.dialog,
        notice: { text: 'Added to the batch' },
      }))
    } catch (error) {
      store.setState({ problem: error instanceof Error ? error.message : String(error) })
    } finally {
      store.setState({ isBusy: false })
    }
  }

  async function doIt(
    dialog: Dialog,
    outcome: 'sign' | 'execute' | 'executeInnerFailure',
    overrides: AnswerOverrides,
  ) {
    store.setState({ isBusy: true, problem: null })
    try {
      const context = { world, place: place(), state: store.getState() }
      if (dialog.kind === 'message') {
        await answerMessage(context, dialog, outcome)
        await settleMessage()
        return
      }
      const { safeTxHash, txHash } = await answerTransactions(context, dialog, outcome, overrides)
      settle(dialog.requestId, { safeTxHash })
      const notice =
        txHash === null ? { text: 'Signed and put into the queue' } : { text: 'Executed', txHash }
      // A newer request may have opened its own dialog meanwhile.
      store.setState((state) => ({ notice, dialog: state.dialog === dialog ? null : state.dialog }))
    } catch (error) {
      store.setState({ problem: error instanceof Error ? error.message : String(error) })
    } finally {
      store.setState({ isBusy: false })
      void refresh()
    }
  }

  function settle(requestId: string, data: unknown) {
    if (store.getState().currentRequestId !== requestId) return
    reply().succeed(requestId, data)
    store.setState({ currentRequestId: null })
  }

  function rejectCurrent() {
    const { currentRequestId } = store.getState()
    if (currentRequestId !== null) reply().fail(currentRequestId, 'Transaction was rejected')
    store.setState({ currentRequestId: null })
  }

  /** Answers an open message request once enough owners have signed. Closed before that, it was rejected. */
  async function settleMessage(): Promise<void> {
    await refresh()
    const { dialog, messages, facts } = store.getState()
    if (dialog?.kind === 'message' && facts !== null) {
      const message = messages.find(({ messageHash }) => messageHash === dialog.messageHash)
      if (message === undefined || message.confirmations.length < facts.threshold) return
      settle(dialog.requestId, { messageHash: dialog.messageHash, signature: message.preparedSignature })
      store.setState({ dialog: null, notice: { text: 'Message signed by enough owners' } })
    }
  }

  return {
    answer,
    settleMessage,

    sendTransactions(requestId: string, params: unknown): undefined {
      const { txs, params: extra } = v.parse(sendTransactionsSchema, params)
      const calls = txs.map(({ to, value, data }) => ({
        to,
        value: value ? BigInt(value) : 0n,
        data: v.parse(hexSchema, data || '0x'),
      }))
      const gas = extra?.safeTxGas
      open({
        kind: 'transactions',
        requestId,
        calls,
        safeTxGas: gas === undefined || Number.isNaN(gas) ? undefined : BigInt(gas),
      })
    },

    signMessage(requestId: string, raw: OffChainMessage): undefined {
      const { message, isBlind } = decodeMessage(raw)
      const isSupported = store.getState().facts?.fallbackHandler !== null
      if (isOffChainSigning && isSupported) {
        open({ kind: 'message', requestId, message, isBlind, messageHash: hashSafeMessage(place(), message) })
      } else {
        open({ kind: 'onChainMessage', requestId, message })
      }
    },

    setSettings(settings: unknown) {
      isOffChainSigning = Boolean(v.parse(settingsSchema, settings).offChainSigning)
      return { offChainSigning: isOffChainSigning }
    },
  }
}

export type Requests = ReturnType<typeof createRequests>

/** A wrong checksum is "Request failed" before anybody is asked. */
const sendTransactionsSchema = v.object({
  txs: v.array(v.object({ to: addressSchema, value: v.optional(v.string()), data: v.optional(v.string()) })),
  params: v.optional(v.object({ safeTxGas: v.optional(v.number()) })),
})

const settingsSchema = v.object({ offChainSigning: v.optional(v.unknown()) })

/** Text that came as hex is read back into text, as the real host does; hex that is no UTF-8 stays what it is. */
function decodeMessage(message: OffChainMessage): {
  readonly message: OffChainMessage
  readonly isBlind: boolean
} {
  if (typeof message !== 'string' || !isHex(message)) return { message, isBlind: false }
  try {
    return { message: new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message)), isBlind: false }
  } catch {
    return { message, isBlind: true }
  }
}
