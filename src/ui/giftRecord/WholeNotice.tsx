import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { RecordCheck } from '../../core/record/recordCheck'
import { locale } from '../../language/messages'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { m } from './messages'
import { UnreadChains } from './UnreadChains'
import { uncheckedWords, confirmedWords } from './verdictWords'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

type WholeNoticeProps = {
  readonly gift: GiftRecord
  readonly check: RecordCheck
  readonly chain: AppChain
  readonly chains: readonly AppChain[]
  /** Other chains that were searched for the transaction and could not be read. */
  readonly unread: readonly AppChain[]
}

/** Shows the verdict on the record in one notice. */
export function WholeNotice({ gift, check, chain, chains, unread }: WholeNoticeProps) {
  const { whole, executedBy, elsewhere } = check
  if (whole.kind === 'confirmed' && whole.doubts.length === 0)
    return (
      <Notice tone="good" title={m.whole.confirmed}>
        <p>{m.whole.confirmedWords}</p>
      </Notice>
    )
  if (whole.kind === 'confirmed')
    return (
      <Notice tone="waiting" title={confirmedWords(whole.doubts)}>
        {whole.doubts.map((doubt) => (
          <p key={doubt}>{m.doubts[doubt]}</p>
        ))}
      </Notice>
    )
  if (whole.kind === 'refuted')
    return (
      <Notice tone="bad" title={m.whole.refuted}>
        {elsewhere === null ? (
          <p>{m.whole.refutedWords(list.format(whole.fields.map((field) => m.fields[field])))}</p>
        ) : (
          <p>{m.whole.elsewhere(nameOf(gift.chainId, chains), nameOf(elsewhere, chains))}</p>
        )}
        {executedBy !== null && (
          <p>
            {m.whole.executedBy}
            <AddressText value={executedBy} />
          </p>
        )}
      </Notice>
    )
  if (whole.kind === 'missing')
    return (
      <Notice tone="bad" title={m.whole.missing}>
        <p>{m.whole.missingWords(chain.name)}</p>
        <UnreadChains chains={unread} />
      </Notice>
    )
  if (whole.kind === 'otherBlock')
    return (
      <Notice tone="bad" title={m.whole.otherBlock}>
        <p>{m.whole.otherBlockWords}</p>
      </Notice>
    )
  if (whole.kind === 'unproved')
    return (
      <Notice tone="waiting" title={m.whole.unproved}>
        <p>
          {m.whole.unprovedWords} {uncheckedWords(whole)}.
        </p>
      </Notice>
    )
  return (
    <Notice tone="waiting" title={m.whole.unreachable}>
      <p>
        {whole.reason} {m.whole.unreachableWords}
      </p>
      <UnreadChains chains={unread} />
    </Notice>
  )
}

function nameOf(chainId: number, chains: readonly AppChain[]): string {
  const chain = chains.find(({ id }) => id === chainId)
  return chain === undefined ? m.values.unknownChain(chainId) : m.values.chain(chain.name, chainId)
}
