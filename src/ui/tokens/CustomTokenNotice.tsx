import { useEffect, useMemo, useState } from 'react'
import { Notice } from '../parts/Notice'
import { m } from './messages'
import type { ChainToken } from '../../core/chain'
import type { Gift } from '../../core/giving/gift'
import { tokenChange } from '../../core/tokens/customTokens'
import { useApp } from '../AppContext'
import type { Giver } from '../give/giver'

/** Shows the result of the last check of custom tokens. Renders nothing where they are unchanged. */
export function CustomTokenNotice({ check }: { readonly check: CustomTokenCheck }) {
  if (check.kind === 'changed')
    return (
      <Notice tone="bad" title={m.notices.changed}>
        {check.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{m.notices.nothingSent}</p>
      </Notice>
    )
  if (check.kind !== 'unreachable') return null
  return (
    <Notice tone="waiting" title={m.notices.unread}>
      <p>{m.notices.compare(check.reason)}</p>
    </Notice>
  )
}

/** Comparison of a gift's custom tokens with their state when they were added. */
type CustomTokenCheck =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'same' }
  /** At least one has changed: a sentence with its remedy for each. */
  | { readonly kind: 'changed'; readonly words: readonly string[] }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Reads the custom tokens of a gift from the chain again before it is proposed. Makes no request without one. */
export function useCustomTokenCheck(
  { account }: Pick<Giver, 'account'>,
  gifts: readonly Gift[],
): CustomTokenCheck {
  const { openReader } = useApp()
  const tokens = useMemo(() => customOf(gifts), [gifts])
  const [check, setCheck] = useState<CustomTokenCheck>({ kind: tokens.length === 0 ? 'same' : 'waiting' })

  useEffect(() => {
    if (tokens.length === 0) return undefined
    let isWanted = true
    const tell = (next: CustomTokenCheck) => isWanted && setCheck(next)
    openReader(account.chain)
      .then(async ({ readToken }) => {
        const answers = await Promise.all(tokens.map(({ address }) => readToken(address)))
        const words = answers.flatMap((answer, index) => {
          const token = tokens[index]
          if (answer.kind === 'unreachable' || token === undefined) return []
          return tokenChange(token, answer.kind === 'found' ? answer.value : null) ?? []
        })
        const unread = answers.find((answer) => answer.kind === 'unreachable')
        if (words.length > 0) tell({ kind: 'changed', words })
        else tell(unread === undefined ? { kind: 'same' } : { kind: 'unreachable', reason: unread.reason })
      })
      .catch(() => tell({ kind: 'unreachable', reason: m.notices.notLoaded }))
    return () => {
      isWanted = false
    }
  }, [account, openReader, tokens])

  return check
}

function customOf(gifts: readonly Gift[]): readonly ChainToken[] {
  const tokens = new Map<string, ChainToken>()
  for (const { asset } of gifts)
    if (asset.kind === 'token' && asset.custom === true) tokens.set(asset.address, asset)
  return [...tokens.values()]
}
