import { useId, useRef, useState } from 'react'
import type { Address } from 'viem'
import type { ChainToken } from '../../core/chain'
import { judgeToken, type JudgedToken } from '../../core/tokens/judgeToken'
import { readTokenAddress } from '../../core/tokens/readTokenAddress'
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

/** Reads a token from the chain by its address, shows what it says of itself, and adds it on a second press. */
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
      .catch(() => ({ kind: 'unreachable', reason: 'A part of this page did not load. Reload it.' }) as const)
    if (turn !== asked.current) return
    if (answer.kind === 'unreachable') return setLooked({ kind: 'unread', reason: answer.reason })
    const found = answer.kind === 'found' ? answer.value : null
    const judged = judgeToken(read.address, found, { chain: giver.chain, owner: giver.address })
    setLooked({ ...judged, address: read.address })
    announce(judged.kind === 'refused' ? judged.sentence : `Read from the chain: ${judged.token.symbol}.`)
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
        sentence: `You have added ${maxCustomTokens} tokens, which is as many as are kept.`,
        remedy: 'Remove one of them first.',
      })
    setLooked({ kind: 'added', token })
    setText('')
    announce(`${token.symbol} can be chosen as an asset.`)
    field.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>Add a token by its address on {giver.chain.name}</Label>
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
            // The form around it is that of the gift.
            event.preventDefault()
            void look(text)
          }}
          onChange={(event) => {
            asked.current++
            setLooked({ kind: 'idle' })
            setText(event.target.value)
          }}
        />
        <Hint id={`${id}-hint`}>
          Copy it from the page of who issues the token. It is read from the chain, and kept in this browser.
        </Hint>
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
          {looked.kind === 'reading' ? 'Reading it from the chain…' : 'Look it up'}
        </SecondaryButton>
      </Row>
      {looked.kind === 'unread' && (
        <Notice tone="waiting" title="The token could not be checked">
          <p>{looked.reason} Nothing was added. Look it up again in a moment.</p>
        </Notice>
      )}
      {looked.kind === 'usable' && (
        <TokenFacts judged={looked} giverName={giver.name} onAdd={() => add(looked.token)} />
      )}
      {looked.kind === 'added' && (
        <Notice tone="good" title={`${looked.token.symbol} is added`}>
          <p>Choose it in the field “Asset” of a gift. Causes that name what they accept do not offer it.</p>
        </Notice>
      )}
      {giver.account.kind === 'safe' && <HeldTokens giver={giver} onTake={take} />}
    </Stack>
  )
}
