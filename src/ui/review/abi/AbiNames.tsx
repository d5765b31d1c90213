import { useState } from 'react'
import styled from 'styled-components'
import type { Hex } from 'viem'
import type { CallNode } from '../../../core/review/callTree'
import { placeWords } from '../../../core/review/placeWords'
import { readSuppliedAbi, type SuppliedFunction } from '../../../core/review/suppliedAbi'
import { type SuppliedCall, suppliedCalls } from '../../../core/review/suppliedCall'
import { SecondaryButton, TextButton } from '../../parts/Button'
import { Row, Small } from '../../parts/basics'
import { Stack } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { WithAddresses } from '../../parts/AddressText'
import { Sentence } from '../../parts/Sentence'
import { showCall } from '../showCall'
import { m as inCalls } from '../callsMessages'
import { PasteField } from '../PasteField'
import { m } from './messages'

const Arguments = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--line);
  overflow-wrap: anywhere;

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
  }
`

const Signature = styled.code`
  overflow-wrap: anywhere;
`

type AbiNamesProps = {
  /** Calls that this page cannot decode. */
  readonly unread: readonly CallNode[]
}

type Supplied =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'read'; readonly functions: readonly SuppliedFunction[] }

/** Names calls by an ABI that the reader pastes. It stays in this page, and no check uses it. */
export function AbiNames({ unread }: AbiNamesProps) {
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [supplied, setSupplied] = useState<Supplied>({ kind: 'none' })

  function read() {
    const next = readSuppliedAbi(text)
    setSupplied(next)
    const fitting = next.kind === 'read' ? unread.filter(({ data }) => fits(data, next.functions)).length : 0
    announce(next.kind === 'refused' ? next.reason : m.count(fitting, unread.length))
  }

  return (
    <Stack $gap={4}>
      <PasteField
        label={m.label}
        hint={m.hint}
        value={text}
        onChange={setText}
        problem={supplied.kind === 'refused' ? m.refused(supplied.reason) : null}
      />
      <Row>
        <SecondaryButton onClick={read}>{m.name}</SecondaryButton>
      </Row>
      {supplied.kind === 'read' && <Named unread={unread} functions={supplied.functions} />}
    </Stack>
  )
}

const fits = (data: Hex, functions: readonly SuppliedFunction[]) =>
  suppliedCalls(data, functions).some(({ kind }) => kind === 'fits')

function Named({ unread, functions }: AbiNamesProps & { readonly functions: readonly SuppliedFunction[] }) {
  return (
    <>
      <p>
        <strong>{m.named}</strong> {m.namedWords}
      </p>
      <Stack as="ul" $gap={5} aria-label={m.calls}>
        {unread.map((node) => (
          <Stack as="li" $gap={2} key={node.path.join('.')}>
            <NamedCall node={node} calls={suppliedCalls(node.data, functions)} />
            {node.path.length > 0 && (
              <TextButton onClick={() => showCall(node.path)}>
                {inCalls.showCall(node.path.join('.'))}
              </TextButton>
            )}
          </Stack>
        ))}
      </Stack>
    </>
  )
}

function NamedCall({ node, calls }: { readonly node: CallNode; readonly calls: readonly SuppliedCall[] }) {
  const place = placeWords(node.path)
  if (calls.length === 0) return <p>{m.none(place, node.data.slice(0, 10))}</p>
  return calls.map((call) =>
    call.kind === 'misfit' ? (
      <p key={call.signature}>
        <Sentence of={m.misfit(place, <Signature>{call.signature}</Signature>)} />
      </p>
    ) : (
      <Stack $gap={2} key={call.signature}>
        <p>
          <Sentence
            of={(calls.length > 1 ? m.fitsAmong : m.fits)(place, <Signature>{call.signature}</Signature>)}
          />
        </p>
        {call.args.length > 0 && (
          <Arguments>
            {call.args.map(({ name, type, text }) => (
              <div key={name}>
                <dt>
                  {name} ({type})
                </dt>
                <dd>
                  <WithAddresses text={text} />
                </dd>
              </div>
            ))}
          </Arguments>
        )}
        {call.more > 0 && <Small>{m.more(call.more)}</Small>}
      </Stack>
    ),
  )
}
