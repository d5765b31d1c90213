import type { SafePlace } from '../../../core/review/safePlace'
import type { ChainTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import type { ExecutionState } from '../../../flows/acting/actingState'
import { AddressText } from '../../parts/AddressText'
import { ExternalLink } from '../../parts/ExternalLink'
import { SecondaryButton } from '../../parts/Button'
import { Row } from '../../parts/basics'
import { explorerLink } from '../../parts/explorerLink'
import { Notice } from '../../parts/Notice'

type ExecutionNoticeProps = {
  readonly place: SafePlace
  readonly execution: ExecutionState
  readonly record: SafeTxRecord
  readonly onStopWaiting: () => void
}

/** Where an execution that was sent from here stands, by the Safe's own event. */
export function ExecutionNotice({ place, execution, record, onStopWaiting }: ExecutionNoticeProps) {
  const number = `#${record.nonce}`
  switch (execution.kind) {
    case 'none':
      return null
    case 'sent':
      return (
        <Notice
          tone="waiting"
          title={
            execution.txHash === null
              ? `Whether the execution of ${number} was sent is not known`
              : `The execution of ${number} was sent`
          }
        >
          <p>
            {execution.txHash === null
              ? 'Your wallet was asked, and has not said whether it sent it. This page looks for it on the chain.'
              : 'It is not in a block yet. You can close this page: it goes on without it.'}
          </p>
          <ChainTx place={place} txHash={execution.txHash} />
          {execution.trouble !== null && <p>The last time it could not be seen: {execution.trouble}</p>}
          <p>
            If your wallet shows that it was not sent, stop waiting and execute again. Should both get
            through, the second one fails and costs its network fee; the Safe pays only once.
          </p>
          <Row>
            <SecondaryButton onClick={onStopWaiting}>Stop waiting</SecondaryButton>
          </Row>
        </Notice>
      )
    case 'executed': {
      const { outcome, txHash, confirmations, blockNumber } = execution.execution
      const blocks = `in block ${blockNumber}, with ${Math.min(confirmations, place.chain.confirmations)} of ${place.chain.confirmations} blocks`
      return outcome === 'success' ? (
        <Notice
          tone={execution.isFinal ? 'good' : 'waiting'}
          title={execution.isFinal ? `${number} was executed` : `${number} is in a block`}
        >
          <p>The Safe’s own event says so, {blocks}.</p>
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      ) : (
        <Notice tone="bad" title={`${number} failed inside the Safe`}>
          <p>
            Its calls were undone and nothing was paid out by them. The nonce and the signatures are used up,{' '}
            {blocks}.
          </p>
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      )
    }
    case 'reverted':
      return (
        <Notice tone="bad" title={`The chain has reverted the execution of ${number}`}>
          <p>Nothing was paid out and the signatures are still good. Your wallet paid the network fee.</p>
          <ChainTx place={place} txHash={execution.txHash} />
        </Notice>
      )
    case 'replaced':
      return (
        <Notice tone="waiting" title={`Another transaction has used nonce ${number}`}>
          <p>This one was not executed and cannot be any more.</p>
        </Notice>
      )
  }
}

function ChainTx({ place, txHash }: { readonly place: SafePlace; readonly txHash: ChainTxHash | null }) {
  if (txHash === null) return null
  const link = explorerLink(place.chain, { kind: 'tx', txHash })
  return (
    <p>
      Transaction on {place.chain.name}: <AddressText value={txHash} />{' '}
      {link !== null && <ExternalLink href={link}>See it in the explorer</ExternalLink>}
    </p>
  )
}
