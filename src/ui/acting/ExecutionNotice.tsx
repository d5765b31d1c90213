import type { SafePlace } from '../../core/review/safePlace'
import type { ChainTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import type { ExecutionState } from '../../flows/acting/actingState'
import { AddressText } from '../parts/AddressText'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { Notice } from '../parts/Notice'
import { m } from './messages'

type ExecutionNoticeProps = {
  readonly place: SafePlace
  readonly execution: ExecutionState
  readonly record: SafeTxRecord
  readonly onStopWaiting: () => void
}

/** Shows the state of an execution sent from here, by the Safe's own event. */
export function ExecutionNotice({ place, execution, record, onStopWaiting }: ExecutionNoticeProps) {
  const number = `#${record.nonce}`
  switch (execution.kind) {
    case 'none':
      return null
    case 'sent':
      return (
        <Notice
          tone="waiting"
          title={execution.txHash === null ? m.execution.unknown(number) : m.execution.sent(number)}
        >
          <p>{execution.txHash === null ? m.execution.unknownWords : m.execution.sentWords}</p>
          <ChainTx place={place} txHash={execution.txHash} />
          {execution.trouble !== null && <p>{m.execution.trouble(execution.trouble)}</p>}
          <p>{m.execution.stopWords}</p>
          <Row>
            <SecondaryButton onClick={onStopWaiting}>{m.execution.stop}</SecondaryButton>
          </Row>
        </Notice>
      )
    case 'executed': {
      const { outcome, txHash, confirmations, blockNumber } = execution.execution
      const needed = place.chain.confirmations
      const blocks = Math.min(confirmations, needed)
      return outcome === 'success' ? (
        <Notice
          tone={execution.isFinal ? 'good' : 'waiting'}
          title={execution.isFinal ? m.execution.executed(number) : m.execution.inBlock(number)}
        >
          <p>{m.execution.event(blockNumber, blocks, needed)}</p>
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      ) : (
        <Notice tone="bad" title={m.execution.failed(number)}>
          <p>{m.execution.failedWords(blockNumber, blocks, needed)}</p>
          <ChainTx place={place} txHash={txHash} />
        </Notice>
      )
    }
    case 'reverted':
      return (
        <Notice tone="bad" title={m.execution.reverted(number)}>
          <p>{m.execution.revertedWords}</p>
          <ChainTx place={place} txHash={execution.txHash} />
        </Notice>
      )
    case 'replaced':
      return (
        <Notice tone="waiting" title={m.execution.replaced(number)}>
          <p>{m.execution.replacedWords}</p>
        </Notice>
      )
  }
}

function ChainTx({ place, txHash }: { readonly place: SafePlace; readonly txHash: ChainTxHash | null }) {
  if (txHash === null) return null
  const link = explorerLink(place.chain, { kind: 'tx', txHash })
  return (
    <p>
      <Sentence of={m.execution.transaction(place.chain.name, <AddressText value={txHash} />)} />{' '}
      {link !== null && <ExternalLink href={link}>{m.execution.explorer}</ExternalLink>}
    </p>
  )
}
