import { type FormEvent, useId, useState, useCallback } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import { readPastedTx } from '../../core/review/pastedTx'
import { readSafePlace, readSafeTxHash, type SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { keepPasted } from '../../flows/review/keepPasted'
import type { AppChain } from '../../core/chain'
import { ownedSafes } from '../../flows/queue/ownedSafes'
import type { SafeReader } from '../../flows/review/reader'
import { useApp, useChain } from '../AppContext'
import { navigate } from '../fragment'
import { PrimaryButton } from '../parts/Button'
import { Lede, Small } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label, TextArea } from '../parts/fields'
import { Stack, Section } from '../parts/Layout'
import { useNavigation } from '../parts/navigation'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { AddressText } from '../parts/AddressText'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'
import { useRemote } from './useReader'

type Problem = { readonly field: 'safe' | 'hash' | 'paste'; readonly words: string }

type Pasting = { readonly place: SafePlace; readonly hash: SafeTxHash | null; readonly text: string }

/** Prompts a co-signer without a link for a Safe and its transaction. */
export function ReviewStart() {
  const { chains, openReader } = useApp()
  const navigation = useNavigation()
  const id = useId()
  const [problem, setProblem] = useState<Problem | null>(null)

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readSafePlace(textOf(form, 'safe'), chains)
    if (read.kind === 'problem') return refuse(event.currentTarget, { field: 'safe', words: read.problem })
    const hashText = textOf(form, 'hash')
    const hash = readSafeTxHash(hashText)
    if (hashText !== '' && hash === null)
      return refuse(event.currentTarget, {
        field: 'hash',
        words: m.start.badHash,
      })
    const text = textOf(form, 'paste')
    if (text !== '') return void openPasted(event.currentTarget, { place: read.place, hash, text })
    go(hash === null ? paths.queue(read.place) : paths.review(read.place, hash))
  }

  async function openPasted(form: HTMLFormElement, { place, hash, text }: Pasting): Promise<void> {
    const read = readPastedTx(text)
    const refusePaste = (words: string) => refuse(form, { field: 'paste', words })
    if (read.kind === 'problem') return refusePaste(read.problem)
    // The paste has to be of the named hash: the review compares.
    const pasted = hash === null ? read.pasted : { ...read.pasted, safeTxHash: hash }
    if (pasted.chainId !== null && pasted.chainId !== BigInt(place.chain.id))
      return refusePaste(m.start.otherChain(pasted.chainId, place.chain.name))
    const kept = await openReader(place.chain).then(
      (reader) => keepPasted(reader, { safe: place.safe, pasted }, new AbortController().signal),
      () => ({ kind: 'unreachable', reason: m.start.notLoaded }) as const,
    )
    if (kept.kind === 'found') go(paths.review(place, kept.value))
    else if (kept.kind === 'missing') refuse(form, { field: 'safe', words: m.start.noSafe })
    else refusePaste(m.start.noHash(kept.reason))
  }

  function go(path: string) {
    navigation.record()
    navigate(path)
  }

  function refuse(form: HTMLFormElement, next: Problem) {
    setProblem(next)
    form.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus()
  }

  return (
    <>
      <ScreenHeading title={m.start.title} />
      <Lede>{m.start.lede}</Lede>
      <OwnedSafes />
      <form onSubmit={open} noValidate>
        <Stack $gap={5}>
          <TextField
            id={`${id}-safe`}
            name="safe"
            label={m.start.safe}
            hint={m.start.safeHint}
            problem={problem?.field === 'safe' ? problem.words : null}
          />
          <TextField
            id={`${id}-hash`}
            name="hash"
            label={m.start.hash}
            hint={m.start.hashHint}
            problem={problem?.field === 'hash' ? problem.words : null}
          />
          <TextField
            id={`${id}-paste`}
            name="paste"
            label={m.start.paste}
            hint={m.start.pasteHint}
            problem={problem?.field === 'paste' ? problem.words : null}
            isLong
          />
          <div>
            <PrimaryButton type="submit">{m.start.read}</PrimaryButton>
          </div>
        </Stack>
      </form>
    </>
  )
}

type TextFieldProps = {
  readonly id: string
  readonly name: Problem['field']
  readonly label: string
  readonly hint: string
  readonly problem: string | null
  readonly isLong?: boolean
}

/** Links to the queue of the open Safe, or of the Safes that the wallet owns. */
export function OwnedSafes() {
  const session = useStoreValue(useApp().session)
  const chain = useChain()
  if (chain === null) return null
  if (session.kind === 'safe')
    return (
      <Part title={m.start.yourSafe}>
        <p>
          <Link href={paths.queue({ chain, safe: session.safe })}>{m.start.yourQueue}</Link>
        </p>
      </Part>
    )
  if (session.kind === 'wallet')
    return (
      <Part title={m.start.ownedSafes}>
        <OfWallet key={session.address} chain={chain} owner={session.address} />
      </Part>
    )
  return null
}

type OfWalletProps = { readonly chain: AppChain; readonly owner: Address }

function TextField({ id, name, label, hint, problem, isLong = false }: TextFieldProps) {
  const shared = {
    id,
    name,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-describedby': problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`,
    'aria-invalid': problem !== null,
  }
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {isLong ? <TextArea {...shared} rows={4} /> : <Input {...shared} />}
    </Field>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Section aria-labelledby="own-safes">
      <h2 id="own-safes">{title}</h2>
      {children}
    </Section>
  )
}

function OfWallet({ chain, owner }: OfWalletProps) {
  const question = useCallback((reader: SafeReader) => ownedSafes(reader, owner), [owner])
  const owned = useRemote(chain, question)
  if (owned.kind === 'waiting') return <p>{m.start.looking(chain.name)}</p>
  if (owned.kind === 'failed') return <p>{m.start.unread(owned.problem)}</p>
  const { safes, more } = owned.value
  if (safes.length === 0) return <p>{m.start.none(chain.name)}</p>
  return (
    <>
      <Stack as="ul" $gap={3}>
        {safes.map((safe) => (
          <li key={safe}>
            <Link href={paths.queue({ chain, safe })}>
              <AddressText value={safe} />
            </Link>
          </li>
        ))}
      </Stack>
      {more > 0 && <p>{m.start.more(more)}</p>}
      <Small>{m.start.source(chain.name)}</Small>
    </>
  )
}
