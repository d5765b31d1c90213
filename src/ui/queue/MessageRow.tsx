import { useMemo } from 'react'
import styled from 'styled-components'
import type { MessageEntry } from '../../core/queue/checkMessage'
import { assetNamesOf } from '../../core/review/assetNames'
import { type MessageMeaning, messageMeaning } from '../../core/review/message/messageMeaning'
import { messageWords } from '../../core/review/message/messageWords'
import type { TypedData } from '../../core/review/message/typedData'
import { visibleText } from '../../core/review/message/visibleText'
import type { SafePlace } from '../../core/review/safePlace'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { timeText } from '../parts/format'
import { TonedWord } from '../parts/TonedWord'
import { FactRow, Facts } from '../review/Facts'
import { QueueSignatures } from './QueueSignatures'
import { m } from './messages'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

const Prose = styled.p`
  max-width: var(--measure);
`

const Text = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--line-strong);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: var(--measure);
`

const Details = styled.details`
  width: 100%;

  & > :not(summary) {
    margin-block-start: var(--space-3);
  }
`

const shownCharacters = 4_000

type MessageRowProps = {
  readonly place: SafePlace
  readonly entry: MessageEntry
  readonly threshold: number | null
}

/** Shows a message of the queue: its meaning, what a signature of it allows, and its signatures. */
export function MessageRow({ place, entry, threshold }: MessageRowProps) {
  const { record, check } = entry
  const { chain, safe } = place
  const { meaning, words } = useMemo(() => {
    const meaning = messageMeaning(record.message)
    const words = messageWords(meaning, { safe, chainId: chain.id, names: assetNamesOf(chain) })
    return { meaning, words }
  }, [record, safe, chain])
  return (
    <Item>
      <Title>{words.title}</Title>
      {words.weight === 'alarm' && (
        <TonedWord tone="bad" icon="stop">
          {m.messages.doNotSign}
        </TonedWord>
      )}
      {words.sentences.map((sentence, index) => (
        <Prose key={index}>
          <WithAddresses text={sentence} />
        </Prose>
      ))}
      <Content message={record.message} meaning={meaning} />
      <QueueSignatures check={check} threshold={threshold} />
      <Small>{m.messages.askedFor(timeText(record.createdAtMs))}</Small>
      <Details>
        <summary>{m.messages.hash}</summary>
        <p>
          <AddressText value={record.messageHash} />
        </p>
        <Small>{check?.kind === 'ok' ? m.messages.computed : m.messages.listed}</Small>
      </Details>
    </Item>
  )
}

function Content({
  message,
  meaning,
}: {
  readonly message: MessageEntry['record']['message']
  readonly meaning: MessageMeaning
}) {
  if (typeof message === 'string') return <Text>{visibleText(message, shownCharacters)}</Text>
  return 'data' in meaning ? <Fields data={meaning.data} /> : null
}

function Fields({ data }: { readonly data: TypedData }) {
  const { leaves, unsigned, isCut } = data
  return (
    <Details>
      <summary>{m.messages.fields(leaves.length, isCut)}</summary>
      <Facts>
        {leaves.map(({ path, value }) => (
          <FactRow key={path} name={visibleText(path, 200)}>
            <WithAddresses text={visibleText(valueText(value), shownCharacters)} />
          </FactRow>
        ))}
      </Facts>
      {unsigned.length > 0 && (
        <p>
          <strong>{m.messages.unsigned}</strong> {visibleText(unsigned.join(', '), shownCharacters)}
        </p>
      )}
    </Details>
  )
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value === '' ? m.messages.emptyText : value
  return JSON.stringify(value) ?? m.messages.nothing
}
