import { useState } from 'react'
import styled from 'styled-components'
import type { Hex } from 'viem'
import type { CallNode } from '../../../core/review/callTree'
import { placeWords } from '../../../core/review/actionWords'
import {
  readSuppliedAbi,
  type SuppliedFunction,
  type SuppliedCall,
  suppliedCalls,
} from '../../../core/review/suppliedAbi'
import { SecondaryButton, TextButton } from '../../parts/Button'
import { Row, Small } from '../../parts/basics'
import { Stack } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { WithAddresses } from '../../parts/AddressText'
import { Sentence } from '../../parts/Sentence'
import { showCall } from '../showCall'
import { m } from '../callsMessages'
import { PasteField } from '../PasteField'

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
    announce(next.kind === 'refused' ? next.reason : m.supplied.count(fitting, unread.length))
  }

  return (
    <Stack $gap={4}>
      <PasteField
        label={m.supplied.label}
        hint={m.supplied.hint}
        value={text}
        onChange={setText}
        problem={supplied.kind === 'refused' ? m.supplied.refused(supplied.reason) : null}
      />
      <Row>
        <SecondaryButton onClick={read}>{m.supplied.name}</SecondaryButton>
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
        <strong>{m.supplied.named}</strong> {m.supplied.namedWords}
      </p>
      <Stack as="ul" $gap={5} aria-label={m.supplied.calls}>
        {unread.map((node) => (
          <Stack as="li" $gap={2} key={node.path.join('.')}>
            <NamedCall node={node} calls={suppliedCalls(node.data, functions)} />
            {node.path.length > 0 && (
              <TextButton onClick={() => showCall(node.path)}>{m.showCall(node.path.join('.'))}</TextButton>
            )}
          </Stack>
        ))}
      </Stack>
    </>
  )
}

function NamedCall({ node, calls }: { readonly node: CallNode; readonly calls: readonly SuppliedCall[] }) {
  const place = placeWords(node.path)
  if (calls.length === 0) return <p>{m.supplied.none(place, node.data.slice(0, 10))}</p>
  return calls.map((call) =>
    call.kind === 'misfit' ? (
      <p key={call.signature}>
        <Sentence of={m.supplied.misfit(place, <Signature>{call.signature}</Signature>)} />
      </p>
    ) : (
      <Stack $gap={2} key={call.signature}>
        <p>
          <Sentence
            of={(calls.length > 1 ? m.supplied.fitsAmong : m.supplied.fits)(
              place,
              <Signature>{call.signature}</Signature>,
            )}
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
        {call.more > 0 && <Small>{m.supplied.more(call.more)}</Small>}
      </Stack>
    ),
  )
}
