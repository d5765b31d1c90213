import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import type { DecimalSign } from '../../core/files/parseDeclared'
import type { Account } from '../../flows/account/account'
import { type GiftFile, readGiftFile } from '../../flows/files/readGiftFile'
import { resolveName } from '../../flows/recipients/resolveName'
import type { AppChain } from '../../core/chain'
import { useApp } from '../AppContext'
import { useGivable } from '../tokens/useGivable'
import { giverOf } from '../give/giver'
import { PrimaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { FileForm } from '../parts/FileForm'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { paths } from '../paths'
import { LazyFold } from '../parts/LazyFold'
import { fileContextOf } from './fileContextOf'
import { FilePreview } from './FilePreview'
import { pageClock } from './pageClock'
import { PlanView } from '../plans/PlanView'
import { m } from './messages'
import { m as plans } from '../plans/messages'

const Columns = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  max-width: var(--measure);

  dt {
    font-family: var(--font-mono);
    font-size: var(--text-small);
    font-weight: 600;
  }

  dd {
    margin: 0 0 var(--space-2);
  }
`

const Signs = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: var(--text-small);
    font-weight: 600;
  }

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 1.75rem;
  }
`

const signs = ['point', 'comma'] as const satisfies readonly DecimalSign[]

type State = { readonly kind: 'idle' | 'waiting' } | { readonly kind: 'read'; readonly file: GiftFile }

type ImportScreenProps = { readonly account: Account; readonly causes: readonly Cause[] }

/** Reads a file or pasted cells, shows the result, and only then puts it into the gift. */
export function ImportScreen({ account, causes }: ImportScreenProps) {
  const giver = giverOf(account, useGivable(account))
  const announce = useAnnounce()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [decimalSign, setDecimalSign] = useState<DecimalSign>('point')
  const { openReader } = useApp()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const forget = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  const read = async (given: File | string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const refuse = (words: string) => {
      setState({ kind: 'idle' })
      return words
    }
    const text = typeof given === 'string' ? given : await given.text().catch(() => null)
    if (signal.aborted) return null
    if (text === null) return refuse(m.unreadable)
    if (text.trim() === '') return refuse(m.nothing)
    setState({ kind: 'waiting' })
    const file = await readGiftFile(text, fileContextOf(giver, causes), {
      decimalSign,
      clock: pageClock,
      resolveName: async (name) => resolveName(name, await openReader(giver.chain), signal),
    }).catch(() => null)
    if (signal.aborted) return null
    if (file === null) return refuse(m.notLoaded)
    setState({ kind: 'read', file })
    announce(m.done)
    return null
  }

  return (
    <>
      <ScreenHeading title={m.title} />
      <Lede>{m.lede}</Lede>
      <FileForm
        words={m}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        onRead={read}
        onChange={forget}
      >
        <Signs>
          <legend>{m.sign}</legend>
          {signs.map((sign) => (
            <label key={sign}>
              <input
                type="radio"
                name="sign"
                value={sign}
                checked={decimalSign === sign}
                onChange={() => {
                  setDecimalSign(sign)
                  forget()
                }}
              />
              {m.signs[sign]}
            </label>
          ))}
        </Signs>
        <HowFilesLook chain={giver.chain} />
        <Row>
          <PrimaryButton type="submit" aria-disabled={state.kind === 'waiting'}>
            {state.kind === 'waiting' ? m.reading : m.read}
          </PrimaryButton>
          <Link href={paths.give}>{m.back}</Link>
        </Row>
      </FileForm>
      {state.kind === 'read' && <FileResult file={state.file} account={account} causes={causes} />}
    </>
  )
}

function FileResult({ file, account, causes }: ImportScreenProps & { readonly file: GiftFile }) {
  if (file.kind === 'read') return <FilePreview file={file} account={account} />
  if (file.kind === 'unreadable')
    return (
      <Notice tone="bad" title={m.noGift}>
        <p>
          {file.sentence} {file.remedy}
        </p>
        <p>{m.notAdded}</p>
      </Notice>
    )
  if (file.read.kind === 'plan') return <PlanView plan={file.read.plan} account={account} causes={causes} />
  return (
    <Notice tone="bad" title={m.noGiftFile}>
      <p>
        {file.read.field !== null && plans.link.at(file.read.field)}
        {plans.link.notAddedToYours(file.read.problem)}
      </p>
    </Notice>
  )
}

/** Lists the columns of a table of payments, for the author of the file. */
function HowFilesLook({ chain }: { readonly chain: AppChain }) {
  const [token] = chain.tokens
  const coin = chain.nativeCurrency.symbol
  return (
    <LazyFold title={m.look.title}>
      <Columns>
        <dt>token_type</dt>
        <dd>{m.look.kind(coin)}</dd>
        <dt>token_address</dt>
        <dd>{m.look.token(coin, token?.symbol ?? null)}</dd>
        <dt>receiver</dt>
        <dd>{m.look.receiver(chain.name)}</dd>
        <dt>cause</dt>
        <dd>{m.look.cause}</dd>
        <dt>amount</dt>
        <dd>{m.look.amount}</dd>
        <dt>name</dt>
        <dd>{m.look.name}</dd>
      </Columns>
      <Small>{m.look.all}</Small>
    </LazyFold>
  )
}
