import { useState } from 'react'
import type { Host } from './createHost'
import { CallList } from './CallList'
import type { Dialog, HostState } from './hostState'
import type { Outcome } from './knobs'
import { MessageText } from './MessageText'
import { Modal } from './Modal'
import { NotInAccounts } from './NotInAccounts'
import { PersonSelect } from './PersonSelect'

type RequestDialogProps = { readonly host: Host; readonly state: HostState; readonly dialog: Dialog }

const titles = {
  transactions: 'Transaction request',
  message: 'Message to sign',
  onChainMessage: 'Message to sign on chain',
} satisfies Record<Dialog['kind'], string>

/** What the app asks, and every way in which a person can answer it, or not. */
export function RequestDialog({ host, state, dialog }: RequestDialogProps) {
  const { owner, facts, isBusy, problem, appName, appUrl } = state
  const [nonceText, setNonceText] = useState('')
  const [gasText, setGasText] = useState('')
  const isOwner = owner !== null && (facts?.owners.includes(owner.address) ?? false)
  const isTransaction = dialog.kind !== 'message'
  const canBatch = dialog.kind === 'transactions' && dialog.calls.length === 1
  const isBlind = dialog.kind === 'message' && dialog.isBlind
  const isValid = dialog.kind !== 'transactions' || dialog.calls.length > 0
  const isAccount = !state.knobs.notInAccounts || state.accounts.includes(state.safe)
  const canSign =
    isOwner && isAccount && !isBusy && !isBlind && isValid && isWhole(nonceText) && isWhole(gasText)

  const answer = (outcome: Outcome) =>
    void host.answer(outcome, { nonce: toWhole(nonceText), safeTxGas: toWhole(gasText) })

  return (
    <Modal title={titles[dialog.kind]} onCancel={() => answer('reject')}>
      <p className="quiet">
        From {appName === 'unknown' ? 'an app that was not added' : appName},{' '}
        <span className="mono">{new URL(appUrl).origin}</span>
      </p>
      {dialog.kind === 'transactions' && <CallList calls={dialog.calls} world={host.world} />}
      {dialog.kind !== 'transactions' && <MessageText message={dialog.message} />}
      {!isValid && <p role="alert">This transaction cannot be processed: it holds no call.</p>}
      {isBlind && <p role="alert">This message is not readable text. Signing it blindly is switched off.</p>}
      {dialog.kind === 'message' && <Signed state={state} dialog={dialog} />}

      {!isAccount && <NotInAccounts host={host} />}
      <PersonSelect host={host} state={state} label="Signing as" />
      {!isOwner && <p className="quiet">Only an owner of this Safe can sign.</p>}
      {isTransaction && (
        <details>
          <summary>Advanced</summary>
          <label>
            <span>Nonce</span>
            <input
              inputMode="numeric"
              placeholder="next free one"
              value={nonceText}
              onChange={(event) => setNonceText(event.target.value)}
            />
          </label>
          <label>
            <span>safeTxGas</span>
            <input
              inputMode="numeric"
              placeholder={dialog.kind === 'transactions' ? `${dialog.safeTxGas ?? 0}` : '0'}
              value={gasText}
              onChange={(event) => setGasText(event.target.value)}
            />
          </label>
        </details>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <div className="buttons">
        <button type="button" className="primary" disabled={!canSign} onClick={() => answer('sign')}>
          Sign
        </button>
        {isTransaction && facts?.threshold === 1 && (
          <button type="button" disabled={!canSign} onClick={() => answer('execute')}>
            Sign and execute
          </button>
        )}
        {canBatch && (
          <button type="button" disabled={isBusy || !isAccount} onClick={() => answer('addToBatch')}>
            Add to batch
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => answer('reject')}>
          Reject
        </button>
        <button type="button" className="plain" disabled={isBusy} onClick={() => answer('closeSilently')}>
          Close without an answer
        </button>
      </div>
    </Modal>
  )
}

function Signed({
  state,
  dialog,
}: {
  readonly state: HostState
  readonly dialog: { readonly messageHash: string }
}) {
  const message = state.messages.find(({ messageHash }) => messageHash === dialog.messageHash)
  return (
    <p className="quiet">
      {message?.confirmations.length ?? 0} of {state.facts?.threshold} have signed. The app gets its answer
      when all of them have, and only while this stays open.
    </p>
  )
}

function isWhole(text: string): boolean {
  return /^\d*$/.test(text.trim())
}

function toWhole(text: string): bigint | undefined {
  return /^\d+$/.test(text.trim()) ? BigInt(text.trim()) : undefined
}
