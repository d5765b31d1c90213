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

type Looked =
  | { readonly kind: 'idle' }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly reason: string }
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
  const asked = useRef(0)
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<Looked>({ kind: 'idle' })
  const refusal = looked.kind === 'problem' || looked.kind === 'refused' ? looked : null

  const look = async (typed: string) => {
    const read = readTokenAddress(typed, giver.chain)
    if (read.kind === 'problem') {
      setLooked(read)
      field.current?.focus()
      return
    }
    const turn = ++asked.current
    setLooked({ kind: 'reading' })
    const answer = await openReader(giver.account.chain)
      .then((reader) => reader.readToken(read.address))
      .catch(() => ({ kind: 'unreachable', reason: m.notLoaded }) as const)
    if (turn !== asked.current) return
    if (answer.kind === 'unreachable') return setLooked({ kind: 'unread', reason: answer.reason })
    const found = answer.kind === 'found' ? answer.value : null
    const judged = judgeToken(read.address, found, { chain: giver.chain, owner: giver.address })
    setLooked({ ...judged, address: read.address })
    announce(judged.kind === 'refused' ? judged.sentence : m.lookUp.read(judged.token.symbol))
  }
  const take = (address: Address) => {
    setText(address)
    void look(address)
    field.current?.focus()
  }
  const add = (token: ChainToken) => {
    if (!edit.add(token))
      return setLooked({
        kind: 'problem',
        sentence: m.lookUp.full.sentence(maxCustomTokens),
        remedy: m.lookUp.full.remedy,
      })
    setLooked({ kind: 'added', token })
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
            asked.current++
            setLooked({ kind: 'idle' })
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
        <SecondaryButton disabled={looked.kind === 'reading'} onClick={() => void look(text)}>
          {looked.kind === 'reading' ? m.lookUp.reading : m.lookUp.press}
        </SecondaryButton>
      </Row>
      {looked.kind === 'unread' && (
        <Notice tone="waiting" title={m.lookUp.unread}>
          <p>{m.lookUp.notAdded(looked.reason)}</p>
        </Notice>
      )}
      {looked.kind === 'usable' && (
        <TokenFacts judged={looked} giverName={giver.name} onAdd={() => add(looked.token)} />
      )}
      {looked.kind === 'added' && (
        <Notice tone="good" title={m.lookUp.added(looked.token.symbol)}>
          <p>{m.lookUp.choose}</p>
        </Notice>
      )}
      {giver.account.kind === 'safe' && <HeldTokens giver={giver} onTake={take} />}
    </Stack>
  )
}
