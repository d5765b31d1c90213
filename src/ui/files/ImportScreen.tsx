import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { maxMemoLength } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import type { GiftFile } from '../../flows/files/readGiftFile'
import { useGivable } from '../tokens/useGivable'
import { type Giver, giverOf } from '../give/giver'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small } from '../parts/basics'
import { FileForm } from '../parts/FileForm'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useUnsaved } from '../parts/unsaved'
import { paths } from '../paths'
import { LazyFold } from '../parts/LazyFold'
import { download } from './download'
import { exampleFile } from './exampleFile'
import { droppedFile, useDropOnPage } from './FileDrop'
import { FilePreview } from './FilePreview'
import { AskedNotice, TableColumns } from './TableColumns'
import { useFileReading } from './useFileReading'
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

/** Takes no room of its own between what it stands between. */
const Start = styled.div`
  height: 0;
  margin-block-end: calc(-1 * var(--space-6));
  scroll-margin-block-start: var(--space-4);
`

type ImportScreenProps = { readonly account: Account; readonly causes: readonly Cause[] }

/** Reads a file or pasted cells, shows the result, and only then puts it into the gift. */
export function ImportScreen({ account, causes }: ImportScreenProps) {
  const giver = giverOf(account, useGivable(account))
  const reader = useFileReading(giver, causes)
  const { state } = reader
  const [refusal, setRefusal] = useState<string | null>(null)
  useUnsaved(state.kind === 'read' && state.file.kind !== 'unreadable')
  const isRead = state.kind === 'read' && state.file.kind === 'read'
  // Of a file that was read, its payments are to be added.
  const ReadButton = isRead ? SecondaryButton : PrimaryButton
  const readDropped = async (given: File | string) => {
    setRefusal(null)
    setRefusal(await reader.read(given))
  }
  useDropOnPage((given) => void readDropped(given))
  useEffect(() => {
    const dropped = droppedFile.getState()
    droppedFile.setState(null, true)
    if (dropped !== null) void readDropped(dropped)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: the file was dropped before this screen was opened.
  }, [])

  return (
    <>
      <ScreenHeading title={m.title} />
      {!isRead && <Lede>{m.lede}</Lede>}
      <FileForm
        words={m}
        accept=".csv,.tsv,.txt,.json,.xlsx,.xls,.ods,.numbers,text/csv,application/json"
        isRead={isRead}
        onRead={reader.read}
        onChange={() => {
          setRefusal(null)
          reader.forget()
        }}
      >
        <HowFilesLook giver={giver} causes={causes} />
        <Row>
          <ReadButton type="submit" aria-disabled={state.kind === 'waiting'}>
            {state.kind === 'waiting' ? m.reading : m.read}
          </ReadButton>
          <Link href={paths.give}>{m.back}</Link>
        </Row>
      </FileForm>
      {refusal !== null && (
        <Notice tone="bad" title={m.noGift}>
          <p>{refusal}</p>
        </Notice>
      )}
      {state.kind === 'read' && (
        <FileResult
          key={state.id}
          file={state.file}
          account={account}
          causes={causes}
          giver={giver}
          reader={reader}
        />
      )}
    </>
  )
}

type FileResultProps = ImportScreenProps & {
  readonly file: GiftFile
  readonly giver: Giver
  readonly reader: Pick<ReturnType<typeof useFileReading>, 'choices' | 'choose' | 'mend'>
}

/** Brings what was read into view: on a phone it begins below the form. */
function FileResult(props: FileResultProps) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (start.current !== null && start.current.getBoundingClientRect().top > window.innerHeight / 2)
      start.current.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <>
      <Start ref={start} />
      <Result {...props} />
    </>
  )
}

function Result({ file, account, causes, giver, reader }: FileResultProps) {
  if (file.kind === 'asked' || (file.kind === 'read' && file.table !== null))
    return (
      <>
        {file.kind === 'asked' && <AskedNotice table={file.table} onChoose={reader.choose} />}
        {file.table !== null && (
          <TableColumns table={file.table} chosen={reader.choices} giver={giver} onChoose={reader.choose} />
        )}
        {file.kind === 'read' && (
          <FilePreview file={file} account={account} giver={giver} onMend={reader.mend} />
        )}
      </>
    )
  if (file.kind === 'read')
    return <FilePreview file={file} account={account} giver={giver} onMend={reader.mend} />
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

type HowFilesLookProps = { readonly giver: Giver; readonly causes: readonly Cause[] }

/** Lists the columns of a table of payments, for the author of the file, with an example. */
function HowFilesLook({ giver, causes }: HowFilesLookProps) {
  const { chain } = giver
  const [token] = chain.tokens
  const coin = chain.nativeCurrency.symbol
  const example = exampleFile(giver, causes)
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
        <dt>memo</dt>
        <dd>{m.look.memo(maxMemoLength)}</dd>
      </Columns>
      <Small>{m.look.all}</Small>
      {example !== null && (
        <Row>
          <SecondaryButton
            onClick={() => download({ name: 'payments-example.csv', type: 'text/csv', text: example })}
          >
            {m.look.example}
          </SecondaryButton>
        </Row>
      )}
    </LazyFold>
  )
}
