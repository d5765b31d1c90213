import { Fragment, useCallback, useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { isHexEqual } from '../../core/isHexEqual'
import type { AppChain } from '../../core/chain'
import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import { findingKey, isConsentedTo } from '../../core/review/alarmConsent'
import { alikePayments } from '../../core/review/alikePayments'
import { type AssetNames, assetNamesOf } from '../../core/review/assetNames'
import { listPayments, type Payment } from '../../core/review/payments'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import { m as inRecipients } from '../../core/review/recipientMessages'
import { standingsAmong } from '../../core/review/recipientStanding'
import { memosOf } from '../../core/giving/linkNote'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import { useApp } from '../AppContext'
import { useShownMemo } from '../causes/useShownMemo'
import { AlarmConsent, FindingIcon, FindingList } from '../recipients/FindingList'
import { type OwnRecipient, type OwnState, withConsent } from '../recipients/ownState'
import { GroupedPayments } from '../review/payments/GroupedPayments'
import { m as inGroups } from '../review/payments/messages'
import { Standing } from '../review/Standing'
import { m } from './messages'

const Found = styled.span`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-small);

  svg {
    margin-block-start: 0.2em;
  }
`

/** From this many on, groups without a warning are folded at first. */
const foldedFrom = 12

/** The recipients outside the directory, and what was found about them. */
export type OwnFound = { readonly recipients: readonly OwnRecipient[]; readonly store: StoreApi<OwnState> }

type GiftGroupsProps = {
  readonly giver: { readonly chain: AppChain; readonly address: Address }
  /** Decoded from the calls. */
  readonly gifts: readonly TrackedGift[]
  readonly own: OwnFound
  /** Called once the list is on the screen. */
  readonly onListed: () => void
}

/** Lists the payments of a long gift once, in groups that its giver judges alike, with what was found about them. */
export function GiftGroups({ giver: { chain, address: safe }, gifts, own, onListed }: GiftGroupsProps) {
  const directory = useStoreValue(useApp().causes)
  const causes = directory.kind === 'ready' ? directory.causes : null
  const state = useStoreValue(own.store)
  const names = useMemo(() => withTokensOf(gifts, assetNamesOf(chain)), [gifts, chain])
  const payments = useMemo(() => {
    const known = { chainId: chain.id, safe, owners: [], causes, tokens: chain.tokens, earlierPayments: [] }
    const standing = standingsAmong(known, gifts.length)
    return listPayments(
      gifts.map(({ recipient: to, token, amount }, index) => ({
        path: [index],
        to,
        asset: token === null ? { kind: 'native' as const } : { kind: 'token' as const, address: token },
        amount,
      })),
      gifts.map(({ recipient }) => standing(recipient)),
    )
  }, [gifts, chain, safe, causes])
  const labels = useMemo(
    () =>
      new Map(
        gifts.flatMap(({ payeeName }, index) => (payeeName === null ? [] : [[index, payeeName] as const])),
      ),
    [gifts],
  )
  const shown = useShownMemo()
  const memos = useMemo(
    () =>
      new Map(
        [...memosOf(gifts)].flatMap(([index, memo]) => {
          const text = shown(memo)
          return text === null ? [] : [[index, text] as const]
        }),
      ),
    [gifts, shown],
  )
  useEffect(() => {
    onListed()
  }, [onListed])

  const findings = state.kind === 'known' ? state.findings : null
  const aboutAlone = useCallback((payment: Payment) => <About payment={payment} own={own} isAlone />, [own])
  const aboutAlike = useCallback(
    (payment: Payment) => <About payment={payment} own={own} isAlone={false} />,
    [own],
  )
  const groupsOf = useCallback(
    (found: readonly Payment[], isSearched: boolean) =>
      alikePayments(found, names, { safe, findingsOf: (to) => findings?.get(to) ?? [] }).map((group) => {
        const { name, payments: alike, sums, findings: shared, isCustom } = group
        const needsLook = name === 'odd' || name === 'warned'
        return {
          key: `${name} ${isCustom} ${shared.map(findingKey).join()}`,
          title:
            name === 'warned' ? m.review.groups.warned(alike.length) : inGroups.groups[name](alike.length),
          payments: alike,
          sums,
          ...(shared.length > 0 && { found: <Shared findings={shared} /> }),
          ...((name !== 'confirmed' || isCustom) && {
            note: (
              <>
                {isCustom && <Small>{m.review.groups.custom}</Small>}
                {name !== 'confirmed' && <Small>{m.review.groups.labels}</Small>}
                {name === 'warned' && <AlikeConsent payments={alike} own={own} />}
              </>
            ),
          }),
          isFolded: !needsLook && !isCustom && gifts.length >= foldedFrom && !isSearched,
          aboutEach: name === 'odd' ? aboutAlone : aboutAlike,
        }
      }),
    [findings, names, safe, own, gifts.length, aboutAlone, aboutAlike],
  )
  return (
    <GroupedPayments
      payments={payments}
      names={names}
      labels={labels}
      memos={memos}
      memoWords={memoWords}
      groupsOf={groupsOf}
    />
  )
}

function memoWords(memo: string) {
  return <bdi>{m.memo(memo)}</bdi>
}

/** Adds the tokens of the gifts to the names of the chain's own. */
function withTokensOf(gifts: readonly TrackedGift[], { native, tokens }: AssetNames): AssetNames {
  const given = gifts.flatMap(({ token, symbol, decimals, custom }) =>
    token === null ? [] : [[token.toLowerCase(), { symbol, decimals, ...(custom && { custom }) }] as const],
  )
  return { native, tokens: new Map([...given, ...tokens]) }
}

/** Shows what was found about each recipient of a group. */
function Shared({ findings }: { readonly findings: readonly RecipientFinding[] }) {
  return (
    <Found>
      {findings.map((finding) => (
        <Fragment key={findingKey(finding)}>
          <FindingIcon weight={finding.weight} />
          <span>
            {finding.sentence === inRecipients.found.unknown
              ? inGroups.groups.unlistedWords.open
              : finding.sentence}
          </span>
        </Fragment>
      ))}
    </Found>
  )
}

type AboutProps = {
  readonly payment: Payment
  readonly own: OwnFound
  /** False: the group says what was found about each of its recipients. */
  readonly isAlone: boolean
}

/** Shows what is known of one recipient beside its name. */
function About({ payment: { to, standing }, own: { recipients, store }, isAlone }: AboutProps) {
  const state = useStoreValue(store)
  if (to === null) return null
  const recipient = recipients.find(({ address }) => isHexEqual(address, to))
  const all = (state.kind === 'known' && state.findings.get(to)) || null
  if (all === null) return isAlone && standing !== null && <Standing standing={standing} />
  const shown = isAlone ? all : all.filter(({ weight }) => weight === 'fine')
  return (
    <>
      {recipient?.ensNames.map((name) => name !== recipient.name && <p key={name}>{name}</p>)}
      {shown.length > 0 && <FindingList address={to} findings={shown} />}
      {isAlone && <OwnConsent addresses={[to]} findings={all} store={store} />}
    </>
  )
}

type AlikeConsentProps = { readonly payments: readonly Payment[]; readonly own: OwnFound }

/** Shows one consent to the alarm that holds for each recipient of a group. */
function AlikeConsent({ payments, own: { store } }: AlikeConsentProps) {
  const state = useStoreValue(store)
  const addresses = [...new Set(payments.flatMap(({ to }) => to ?? []))]
  const [first] = addresses
  const findings = state.kind === 'known' && first !== undefined ? state.findings.get(first) : undefined
  return findings !== undefined && <OwnConsent addresses={addresses} findings={findings} store={store} />
}

type OwnConsentProps = {
  readonly addresses: readonly Address[]
  /** About each of them. */
  readonly findings: readonly RecipientFinding[]
  readonly store: StoreApi<OwnState>
}

function OwnConsent({ addresses, findings, store }: OwnConsentProps) {
  const state = useStoreValue(store)
  if (state.kind !== 'known') return null
  return (
    <AlarmConsent
      findings={findings}
      given={addresses.every((address) =>
        isConsentedTo(state.findings.get(address) ?? [], state.accepted.get(address)),
      )}
      onChange={(given) => store.setState(withConsent(state, addresses, given), true)}
    />
  )
}
