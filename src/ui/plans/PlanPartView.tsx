import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'
import type { FileContext } from '../../core/files/fileReading'
import { type Offer, offerPart } from '../../core/files/offerPart'
import type { PlanDocument, PlanPart } from '../../core/giving/planDocument'
import { withListedTokens } from '../../core/tokens/tokenList'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { giverOf } from '../give/giver'
import { AddressText } from '../parts/AddressText'
import { Small, Row } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { useGivable } from '../tokens/useGivable'
import { useTokenList } from '../tokens/useTokenList'
import { fileContextOf } from '../files/fileContextOf'
import { GiftTotals } from '../files/GiftTotals'
import { OffersTable } from '../files/PaymentsTable'
import { PutIntoGift } from '../files/PutIntoGift'
import { Sentence } from '../parts/Sentence'
import { ScreenOnly } from '../parts/onPaper'
import { m } from './messages'
import type { PartState } from './usePartsFound'
import { encodeGiftDocument } from '../../core/giving/giftDocument'
import type { FoundPart } from '../../flows/plans/findPart'
import { SecondaryButton } from '../parts/Button'
import { paths } from '../paths'

const Agree = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
`

type PlanPartViewProps = {
  readonly plan: PlanDocument
  readonly part: PlanPart
  readonly account: Account | null
  readonly causes: readonly Cause[] | null
  readonly title: string
  /** True when the part is for the connected account. */
  readonly isForAccount: boolean
  /** True when this part, or another one, is for the connected account. */
  readonly hasOwnPart: boolean
  readonly state: PartState
  readonly onLook: () => void
}

/** Shows one part of a plan: its Safe, its payments, and the way into the gift of the connected Safe. */
export function PlanPartView(props: PlanPartViewProps) {
  const { plan, part, title, account, causes, isForAccount, state, onLook } = props
  const id = useId()
  const chain = useApp().chains.find((one) => one.id === part.chainId) ?? null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stack $gap={2}>
        <p>
          <Sentence
            of={m.part.for(
              <AddressText value={part.safe} />,
              chain?.name ?? m.part.chain(part.chainId),
              isForAccount,
            )}
          />
        </p>
        {chain !== null && !(isForAccount && account?.kind === 'wallet') && (
          <PartStatus plan={plan} part={part} chain={chain} state={state} onLook={onLook} />
        )}
      </Stack>
      {chain === null && <p>{m.part.otherChain(part.gifts.length)}</p>}
      {chain !== null && causes !== null && account?.chain.id === chain.id && (
        <OfferedHere {...props} account={account} causes={causes} />
      )}
      {chain !== null && causes !== null && account?.chain.id !== chain.id && (
        <OfferedElsewhere {...props} chain={chain} causes={causes} />
      )}
    </Section>
  )
}

type WithCauses = PlanPartViewProps & { readonly causes: readonly Cause[] }

/** Offers the payments to the gift of the connected account. */
function OfferedHere({ account, causes, ...props }: WithCauses & { readonly account: Account }) {
  const givable = useGivable(account)
  const context = useMemo(() => fileContextOf(giverOf(account, givable), causes), [account, givable, causes])
  return <Offered {...props} here={account} context={context} />
}

function OfferedElsewhere({ chain, causes, ...props }: WithCauses & { readonly chain: AppChain }) {
  const list = useTokenList()
  const { safe } = props.part
  const context = useMemo<FileContext>(
    () => ({
      causes,
      chain: list.kind === 'ready' ? withListedTokens(chain, list.list) : chain,
      customTokens: [],
      safe,
      giverName: 'Safe',
    }),
    [causes, chain, list, safe],
  )
  return <Offered {...props} here={null} context={context} />
}

type OfferedProps = Pick<PlanPartViewProps, 'plan' | 'part' | 'isForAccount' | 'hasOwnPart'> & {
  /** The connected account, where it can give the payments on their chain. Otherwise null. */
  readonly here: Account | null
  readonly context: FileContext
}

function Offered({ plan: { purpose }, part, here, context, isForAccount, hasOwnPart }: OfferedProps) {
  const [takesListed, setTakesListed] = useState(false)
  const [leavesOut, setLeavesOut] = useState(false)
  const offers = useMemo(() => offerPart(part.gifts, context), [part, context])
  const moved = offers.filter(({ kind }) => kind === 'replaced').length
  const taken = offers.filter(
    (offer): offer is Exclude<Offer, { kind: 'refused' }> =>
      offer.kind !== 'refused' && (offer.kind !== 'replaced' || takesListed),
  )
  const out = offers.length - taken.length
  const unlisted = taken.filter(({ kind }) => kind === 'address').length
  return (
    <>
      <OffersTable offers={offers} causes={context.causes} />
      <GiftTotals gifts={taken.map(({ gift }) => gift)} />
      {unlisted > 0 && <p>{m.part.unlisted(unlisted)}</p>}
      {here !== null && !isForAccount && !hasOwnPart && (
        <Small>{m.part.otherSafe(context.chain.name, context.giverName)}</Small>
      )}
      {here !== null && (isForAccount || !hasOwnPart) && (
        <>
          {moved > 0 && (
            <Agree>
              <input
                type="checkbox"
                checked={takesListed}
                onChange={(event) => setTakesListed(event.target.checked)}
              />
              <span>{m.part.payListed(moved)}</span>
            </Agree>
          )}
          {out > 0 && taken.length > 0 && (
            <Agree>
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.target.checked)}
              />
              <span>{m.part.leaveOut(out, taken.length)}</span>
            </Agree>
          )}
          {(out === 0 || leavesOut) && <PutIntoGift account={here} payments={taken} purpose={purpose} />}
        </>
      )}
    </>
  )
}

const Status = styled.output`
  display: block;
`

type PartStatusProps = {
  readonly plan: PlanDocument
  readonly part: PlanPart
  readonly chain: AppChain
  readonly state: PartState
  readonly onLook: () => void
}

/** Shows the status of one part of a plan, by the queue of its Safe. Read on a press, with nothing connected. */
function PartStatus({ plan, part, chain, state, onLook }: PartStatusProps) {
  const place = { chain, safe: part.safe }
  const { createdAtMs, purpose, author, directory } = plan
  return (
    <Stack $gap={2}>
      <Status>
        {state.kind === 'waiting' && m.status.looking}
        {state.kind === 'none' && m.status.none(state.gap ?? '')}
        {state.kind === 'several' && (
          <>
            {m.status.several(
              state.records.length,
              state.records.filter(({ isExecuted }) => isExecuted).length,
            )}{' '}
            <Row as="span">
              {state.records.map(({ safeTxHash, nonce }) => (
                <Link key={safeTxHash} href={paths.review(place, safeTxHash)}>
                  {m.status.reviewOne(`${nonce}`)}
                </Link>
              ))}
            </Row>
          </>
        )}
        {state.kind === 'unreachable' && m.status.unreachable(state.reason)}
        {(state.kind === 'found' || state.kind === 'contained') && (
          <>
            {foundWords(state)}{' '}
            <Link
              href={paths.review(
                place,
                state.record.safeTxHash,
                encodeGiftDocument({ ...part, createdAtMs, purpose, author, directory }),
              )}
            >
              {m.status.review}
            </Link>
          </>
        )}
      </Status>
      <ScreenOnly>
        <Row>
          <SecondaryButton onClick={onLook}>
            {state.kind === 'idle' ? m.status.look : m.status.again}
          </SecondaryButton>
          <Link href={paths.queue(place)}>{m.status.queue}</Link>
        </Row>
      </ScreenOnly>
    </Stack>
  )
}

function foundWords(found: Extract<FoundPart, { kind: 'found' | 'contained' }>): string {
  const { isExecuted, isSuccessful, confirmations } = found.record
  const nonce = `${found.record.nonce}`
  if (found.kind === 'contained') return m.status.contained(nonce, isExecuted, confirmations.length)
  const { nonceUse } = found
  if (isExecuted) return isSuccessful === true ? m.status.executed(nonce) : m.status.failed(nonce)
  if (nonceUse === null) return m.status.waits(nonce, confirmations.length)
  if (nonceUse === 'cancelled') return m.status.rejected(nonce)
  return nonceUse === 'replaced' ? m.status.replaced(nonce) : m.status.used(nonce)
}
