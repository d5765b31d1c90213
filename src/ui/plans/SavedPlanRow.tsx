import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { planNameProblem, joinPlans, readPastedPlan } from '../../core/files/editPlan'
import type { SavedPlan } from '../../core/files/savedPlans'
import { type PlanDocument, readPlan } from '../../core/giving/planDocument'
import type { Account } from '../../flows/account/account'
import { LazyFold } from '../parts/LazyFold'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { timeText } from '../parts/format'
import { PassOn } from '../files/PassOn'
import { PlanView } from './PlanView'
import { m } from './messages'

const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);

  h2 {
    overflow-wrap: anywhere;
  }
`

type SavedPlanRowProps = {
  readonly saved: SavedPlan
  /** Names of the other plans. */
  readonly taken: readonly string[]
  readonly account: Account
  readonly causes: readonly Cause[]
  /** Returns true when the new name was stored. */
  readonly onRename: (name: string) => boolean
  readonly onJoin: (plan: PlanDocument) => void
  readonly onRemove: () => void
}

/** Shows one saved plan. Loading it shows the same preview as a shared plan: the directory may have changed. */
export function SavedPlanRow({
  saved,
  taken,
  account,
  causes,
  onRename,
  onJoin,
  onRemove,
}: SavedPlanRowProps) {
  const id = useId()
  const [isRenaming, setRenaming] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // No limit on its length: this page wrote it.
  const read = useMemo(() => readPlan(saved.text, saved.text.length), [saved.text])
  const parts = read.kind === 'plan' ? read.plan.parts.length : 0
  const payments =
    read.kind === 'plan' ? read.plan.parts.reduce((sum, { gifts }) => sum + gifts.length, 0) : 0

  // The field and the button replace each other, and the focus moves along.
  const openRename = () => {
    flushSync(() => setRenaming(true))
    nameField.current?.focus()
  }
  const closeRename = () => {
    flushSync(() => {
      setProblem(null)
      setRenaming(false)
    })
    renameButton.current?.focus()
  }

  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('name')
    const name = typeof entered === 'string' ? entered.trim() : ''
    const words = planNameProblem(name, taken)
    setProblem(words)
    if (words === null && onRename(name)) closeRename()
    else nameField.current?.focus()
  }

  return (
    <Entry aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{saved.name}</h2>
      <Small>
        {read.kind === 'plan'
          ? m.row.saved(payments, parts, timeText(saved.savedAtMs))
          : m.row.savedOn(timeText(saved.savedAtMs))}
      </Small>
      {isRenaming && (
        <form noValidate onSubmit={rename}>
          <Stack $gap={3}>
            <Field>
              <Label htmlFor={`${id}-name`}>{m.row.newName}</Label>
              {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
              <Input
                ref={nameField}
                id={`${id}-name`}
                name="name"
                defaultValue={saved.name}
                autoComplete="off"
                aria-invalid={problem !== null}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
              />
            </Field>
            <Row>
              <SecondaryButton type="submit">{m.row.storeName}</SecondaryButton>
              <TextButton onClick={closeRename}>{m.row.keepName}</TextButton>
            </Row>
          </Stack>
        </form>
      )}
      {read.kind === 'plan' ? (
        <>
          <LazyFold title={m.row.look}>
            <PlanView plan={read.plan} account={account} causes={causes} />
          </LazyFold>
          <LazyFold title={m.row.passOn}>
            <PassOn plan={{ ...read.plan, name: saved.name }} />
          </LazyFold>
          <LazyFold title={m.row.join}>
            <JoinPlan plan={read.plan} onJoin={onJoin} />
          </LazyFold>
        </>
      ) : (
        <p>{m.row.unreadable(read.problem)}</p>
      )}
      <Row>
        {!isRenaming && (
          <TextButton ref={renameButton} onClick={openRename}>
            {m.row.rename}
          </TextButton>
        )}
        <TextButton onClick={onRemove}>{m.row.remove}</TextButton>
      </Row>
    </Entry>
  )
}

type JoinPlanProps = {
  readonly plan: PlanDocument
  readonly onJoin: (plan: PlanDocument) => void
}

/** Joins plans of several Safes into one: the parts of another plan are appended to this one's. */
function JoinPlan({ plan, onJoin }: JoinPlanProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const join = () => {
    const read = readPastedPlan(field.current?.value ?? '')
    const joined = read.kind === 'plan' ? joinPlans(plan, read.plan) : read
    setProblem(joined.kind === 'problem' ? joined.problem : null)
    if (joined.kind === 'plan') onJoin(joined.plan)
    else field.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>{m.join.other}</Label>
        <Hint id={`${id}-hint`}>{m.join.hint}</Hint>
        {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        <Input
          ref={field}
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
        />
      </Field>
      <Row>
        <SecondaryButton onClick={join}>{m.join.press}</SecondaryButton>
      </Row>
    </Stack>
  )
}
