import { useId, useRef, useState } from 'react'
import type { Address } from 'viem'
import type { ChainToken } from '../../core/chain'
import { judgeToken, type JudgedToken, readTokenAddress } from '../../core/tokens/judgeToken'
import { maxCustomTokens } from '../../core/tokens/customTokens'
import type { CustomTokens } from '../../flows/tokens/customTokens'
import { useApp } from '../AppContext'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import type { Giver } from '../give/giver'
import { HeldTokens } from './HeldTokens'
import { TokenFacts } from './TokenFacts'
import { m } from './messages'

type Lookup =
  | { readonly kind: 'idle' }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'added'; readonly token: ChainToken }
  | (JudgedToken & { readonly address: Address })

type TokenLookupProps = {
  readonly giver: Giver
  readonly edit: Pick<CustomTokens, 'add'>
}

/** Reads a token from the chain by its address, shows its own claims, and adds it on a second press. */
export function TokenLookup({ giver, edit }: TokenLookupProps) {
  const { openReader } = useApp()
  const announce = useAnnounce()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const attempts = useRef(0)
  const [text, setText] = useState('')
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' })
  const refusal = lookup.kind === 'problem' || lookup.kind === 'refused' ? lookup : null

  const look = async (typed: string) => {
    const read = readTokenAddress(typed, giver.chain)
    if (read.kind === 'problem') {
      setLookup(read)
      field.current?.focus()
      return
    }
    const attempt = ++attempts.current
    setLookup({ kind: 'waiting' })
    const answer = await openReader(giver.account.chain)
      .then((reader) => reader.readToken(read.address))
      .catch(() => ({ kind: 'unreachable', reason: m.notLoaded }) as const)
    if (attempt !== attempts.current) return
    if (answer.kind === 'unreachable') return setLookup(answer)
    const found = answer.kind === 'found' ? answer.value : null
    const judged = judgeToken(read.address, found, { chain: giver.chain, owner: giver.address })
    setLookup({ ...judged, address: read.address })
    announce(judged.kind === 'refused' ? judged.sentence : m.lookUp.read(judged.token.symbol))
  }
  const take = (address: Address) => {
    setText(address)
    void look(address)
    field.current?.focus()
  }
  const add = (token: ChainToken) => {
    if (!edit.add(token))
      return setLookup({
        kind: 'problem',
        sentence: m.lookUp.full.sentence(maxCustomTokens),
        remedy: m.lookUp.full.remedy,
      })
    setLookup({ kind: 'added', token })
    setText('')
    announce(m.lookUp.canBeChosen(token.symbol))
    field.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>{m.lookUp.label(giver.chain.name)}</Label>
        <Input
          id={id}
          ref={field}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-hint ${id}-problem`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The surrounding form is that of the gift.
            event.preventDefault()
            void look(text)
          }}
          onChange={(event) => {
            attempts.current++
            setLookup({ kind: 'idle' })
            setText(event.target.value)
          }}
        />
        <Hint id={`${id}-hint`}>{m.lookUp.hint}</Hint>
        <div id={`${id}-problem`}>
          {refusal !== null && (
            <FieldProblem>
              {refusal.sentence} {refusal.remedy}
            </FieldProblem>
          )}
        </div>
      </Field>
      <Row>
        <SecondaryButton disabled={lookup.kind === 'waiting'} onClick={() => void look(text)}>
          {lookup.kind === 'waiting' ? m.lookUp.reading : m.lookUp.press}
        </SecondaryButton>
      </Row>
      {lookup.kind === 'unreachable' && (
        <Notice tone="waiting" title={m.lookUp.unread}>
          <p>{m.lookUp.notAdded(lookup.reason)}</p>
        </Notice>
      )}
      {lookup.kind === 'usable' && (
        <TokenFacts judged={lookup} giverName={giver.name} onAdd={() => add(lookup.token)} />
      )}
      {lookup.kind === 'added' && (
        <Notice tone="good" title={m.lookUp.added(lookup.token.symbol)}>
          <p>{m.lookUp.choose}</p>
        </Notice>
      )}
      {giver.account.kind === 'safe' && <HeldTokens giver={giver} onTake={take} />}
    </Stack>
  )
}
