import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Hex } from 'viem'
import type { CallNode } from '../../../core/review/callTree'
import { placeWords } from '../../../core/review/placeWords'
import { readSuppliedAbi, type SuppliedFunction } from '../../../core/review/suppliedAbi'
import { type SuppliedCall, suppliedCalls } from '../../../core/review/suppliedCall'
import { SecondaryButton, TextButton } from '../../parts/Button'
import { Row, Small } from '../../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../../parts/fields'
import { Stack } from '../../parts/Layout'
import { useAnnounce } from '../../parts/LiveRegion'
import { WithAddresses } from '../../parts/WithAddresses'
import { showCall } from '../showCall'

const Text = styled(Input).attrs({ as: 'textarea' })`
  min-height: 5.5rem;
  margin-block-start: var(--space-1);
  font-family: var(--font-mono);
  font-size: var(--text-small);
  resize: vertical;
`

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
  /** Calls that this page cannot read. */
  readonly unread: readonly CallNode[]
}

type Supplied =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'read'; readonly functions: readonly SuppliedFunction[] }

/** Names calls by an ABI that the reader has. It stays in this page, and no check knows of it. */
export function AbiNames({ unread }: AbiNamesProps) {
  const id = useId()
  const announce = useAnnounce()
  const [text, setText] = useState('')
  const [supplied, setSupplied] = useState<Supplied>({ kind: 'none' })

  function read() {
    const next = readSuppliedAbi(text)
    setSupplied(next)
    const fitting = next.kind === 'read' ? unread.filter(({ data }) => fits(data, next.functions)).length : 0
    announce(next.kind === 'refused' ? next.reason : `${fitting} of ${unread.length} calls named.`)
  }

  return (
    <Stack $gap={4}>
      <Field>
        <Label htmlFor={id}>ABI of the contract, or signatures of its functions</Label>
        <Hint id={`${id}-hint`}>
          JSON, or one function a line, like pay(address to, uint256 amount). Take it from somebody you trust:
          whoever wrote it chose the names. Nothing leaves this page.
        </Hint>
        <Text
          id={id}
          value={text}
          onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={supplied.kind === 'refused' ? `${id}-hint ${id}-problem` : `${id}-hint`}
          aria-invalid={supplied.kind === 'refused'}
        />
        {supplied.kind === 'refused' && (
          <FieldProblem id={`${id}-problem`}>This ABI was not used. {supplied.reason}</FieldProblem>
        )}
      </Field>
      <Row>
        <SecondaryButton onClick={read}>Name the calls</SecondaryButton>
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
        <strong>Named, not verified.</strong> The bytes could mean this. Whether the contract does what these
        names say, nobody has checked here, and no check on this page counts them.
      </p>
      <Stack as="ul" $gap={5} aria-label="Calls by the supplied ABI">
        {unread.map((node) => (
          <Stack as="li" $gap={2} key={node.path.join('.')}>
            <NamedCall node={node} calls={suppliedCalls(node.data, functions)} />
            {node.path.length > 0 && (
              <TextButton onClick={() => showCall(node.path)}>
                Show call {node.path.join('.')} in “What it does”
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
  if (calls.length === 0)
    return (
      <p>
        {place}: none of these functions is called ({node.data.slice(0, 10)}).
      </p>
    )
  return calls.map((call) =>
    call.kind === 'misfit' ? (
      <p key={call.signature}>
        {place} begins like <Signature>{call.signature}</Signature>, and its data is not a standard call of
        it.
      </p>
    ) : (
      <Stack $gap={2} key={call.signature}>
        <p>
          {place}: <Signature>{call.signature}</Signature>
          {calls.length > 1 && ', one of several that fit'}
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
        {call.more > 0 && <Small>And {call.more} more values, which are in the data.</Small>}
      </Stack>
    ),
  )
}
