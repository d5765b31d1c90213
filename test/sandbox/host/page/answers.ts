import { type Hex, encodeFunctionData } from 'viem'
import type { Owner, WorldInfo } from '../../world'
import { canonicalDeployment } from '../../chain/safeContracts'
import { draftSafeTx, readVersion, type SafePlace } from '../draftSafeTx'
import { hashOffChainMessage, signMessage } from '../messageActions'
import { confirmTx, proposeDraft, submitTx } from '../safeActions'
import { submitFailingTx } from '../submitFailingTx'
import { safeAbi } from '../safeAbi'
import type { BatchDraft, Dialog, HostState } from './hostState'

export type AnswerContext = {
  readonly world: WorldInfo
  readonly place: SafePlace
  readonly state: HostState
}

/** What a person may change under "Advanced". */
export type AnswerOverrides = { readonly nonce?: bigint | undefined; readonly safeTxGas?: bigint | undefined }

type Doing = 'sign' | 'execute' | 'executeInnerFailure'

/** Enough for the Safe to go on when the inner call fails; any value above 0 makes it do so. */
const someGas = 20_000n

/**
 * Proposes what the app asked for, and executes it where that was asked too. An execution that needs more owners than
 * the one at the page has their signatures added: tests use it to reach the end in one step.
 */
export async function answerTransactions(
  { world, place, state }: AnswerContext,
  dialog: Exclude<Dialog, { kind: 'message' }>,
  doing: Doing,
  overrides: AnswerOverrides,
): Promise<{ readonly safeTxHash: Hex; readonly txHash: Hex | null }> {
  const owner = connected(state)
  const asked = overrides.safeTxGas ?? (dialog.kind === 'transactions' ? dialog.safeTxGas : undefined)
  const safeTxGas = doing === 'executeInnerFailure' && (asked ?? 0n) === 0n ? someGas : asked
  const draft = await draftSafeTx(place, { calls: callsOf(dialog, place), nonce: overrides.nonce, safeTxGas })
  const tx = dialog.kind === 'onChainMessage' ? await toSignMessageLib(place, dialog, draft) : draft
  const threshold = state.facts?.threshold ?? 1
  const isExecuting = doing !== 'sign'
  const signing = isExecuting && threshold === 1 ? 'unsigned' : 'signed'
  const safeTxHash = await proposeDraft(place, { owner, tx, signing, origin: origin(state) })
  if (!isExecuting) return { safeTxHash, txHash: null }

  for (const coSigner of coSigners(world, state, owner).slice(0, threshold - 1)) {
    await confirmTx(place, { owner: coSigner, safeTxHash })
  }
  const submit = doing === 'executeInnerFailure' ? submitFailingTx : submitTx
  return { safeTxHash, txHash: await submit(place, { owner, safeTxHash }) }
}

/**
 * "Add to batch": leaves an unsigned row that names no app, at the nonce of the moment, and puts the call aside. All
 * drafts share that nonce, because an unsigned row takes none.
 */
export async function addDraft(
  { place, state }: AnswerContext,
  dialog: Extract<Dialog, { kind: 'transactions' }>,
): Promise<BatchDraft> {
  const [call] = dialog.calls
  if (call === undefined || dialog.calls.length > 1) throw new Error('A batch takes single calls only.')
  const tx = await draftSafeTx(place, { calls: [call] })
  const draft = { owner: connected(state), tx, signing: 'unsigned', origin: '{}' } as const
  return { call, safeTxHash: await proposeDraft(place, draft) }
}

/** Signs by the person at the page; "execute" stands for: and by as many others as are needed. */
export async function answerMessage(
  { world, place, state }: AnswerContext,
  dialog: Extract<Dialog, { kind: 'message' }>,
  doing: Doing,
): Promise<void> {
  if (dialog.isBlind) throw new Error('This message is not readable, and signing it blindly is switched off.')
  const owner = connected(state)
  const others =
    doing === 'sign' ? [] : coSigners(world, state, owner).slice(0, (state.facts?.threshold ?? 1) - 1)
  for (const signer of [owner, ...others]) {
    // Messages carry the app's URL as plain text.
    await signMessage(place, { owner: signer, message: dialog.message, origin: state.appUrl })
  }
}

function connected({ owner }: HostState): Owner {
  if (owner === null) throw new Error('Nobody is connected: choose who you are first.')
  return owner
}

function coSigners(world: WorldInfo, { facts }: HostState, owner: Owner): readonly Owner[] {
  return world.owners.filter((one) => one !== owner && facts?.owners.includes(one.address))
}

function callsOf(dialog: Exclude<Dialog, { kind: 'message' }>, { safe }: SafePlace) {
  return dialog.kind === 'transactions' ? dialog.calls : [{ to: safe, value: 0n, data: '0x' as const }]
}

/** On-chain signing is a delegatecall to SignMessageLib with the message's own hash. */
async function toSignMessageLib(
  place: SafePlace,
  dialog: Extract<Dialog, { kind: 'onChainMessage' }>,
  draft: Awaited<ReturnType<typeof draftSafeTx>>,
) {
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'signMessage',
    args: [hashOffChainMessage(dialog.message)],
  })
  const { address } = canonicalDeployment(await readVersion(place), 'SignMessageLib')
  return { ...draft, to: address, data, operation: 1 as const }
}

/**
 * What Safe{Wallet} stores beside a proposal, 200 characters at most: the app's address without query and last slash, its
 * name, and the signer's note, null when empty.
 */
function origin({ appUrl, appName }: HostState): string {
  const { origin, pathname } = new URL(appUrl)
  const room = 200 - JSON.stringify({ url: '', name: appName, note: null }).length
  const url = `${origin}${pathname}`.replace(/\/$/, '').slice(0, room)
  return JSON.stringify({ url, name: appName, note: null })
}
