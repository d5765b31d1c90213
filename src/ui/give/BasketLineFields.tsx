import { type ClipboardEvent, memo, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import { acceptsAsset, assetKey, isAssetKey, assetsOf } from '../../core/giving/assets'
import { type BasketLine, type BasketProblem, maxMemoLength, type Payee } from '../../core/giving/basket'
import type { Asset } from '../../core/giving/gift'
import { type HeldAsset, heldFirst } from '../../core/giving/checkFunds'
import { abbreviateAmount } from '../../core/money/abbreviateAmount'
import { CauseImage } from '../parts/CauseImage'
import { Row, VisuallyHidden } from '../parts/basics'
import { media } from '../parts/media'
import { TextButton } from '../parts/Button'
import { AddressText } from '../parts/AddressText'
import { Field, FieldProblem, Hint, Input, Label, Select } from '../parts/fields'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import { AmountField } from './AmountField'
import { fieldId } from './basketLine'
import type { Giver } from './giver'
import { m } from './messages'
import { ProblemsBeside } from './ProblemsBeside'

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-small);
`

const Outside = styled.span`
  font-weight: 600;
  color: var(--tone-waiting);
`

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 17rem);
    align-items: start;
    padding-block: var(--space-5);
  }

  /* The summary takes the third beside it. */
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 7rem minmax(0, 14rem);
  }
`

const Who = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;

  ${media.medium} {
    grid-column: auto;
    padding-block-start: var(--space-4);
  }
`

const Memo = styled.div`
  grid-column: 1 / -1;

  ${media.medium} {
    grid-column: 2 / -1;
  }
`

const Name = styled.span`
  display: block;
  font-family: var(--font-display);
  font-size: var(--text-h3);
  line-height: 1.2;
`

type BasketLineFieldsProps = {
  readonly line: BasketLine
  /** Null: the payee is not a cause of the directory. */
  readonly cause: Cause | null
  readonly name: string
  readonly giver: Giver
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
  readonly onChange: (
    fields: Partial<Pick<BasketLine, 'assetKey' | 'amountText' | 'planned' | 'memo'>>,
  ) => void
  readonly onLeaveAmount: () => void
  readonly onRemove: () => void
}

/**
 * Shows a line of the basket: payee, asset, amount. Memoised by line, because the handlers of equal lines are
 * interchangeable.
 */
export const BasketLineFields = memo(LineFields, isSameLine)

function isSameLine(before: BasketLineFieldsProps, after: BasketLineFieldsProps): boolean {
  return (
    before.line === after.line &&
    before.cause === after.cause &&
    before.name === after.name &&
    before.giver === after.giver &&
    before.held === after.held &&
    sentencesOf(before.problems) === sentencesOf(after.problems)
  )
}

function sentencesOf(problems: readonly BasketProblem[]): string {
  return problems.map(({ field, sentence, remedy }) => `${field} ${sentence} ${remedy}`).join('\n')
}

function LineFields(props: BasketLineFieldsProps) {
  const { line, cause, name, giver, held, problems, onChange, onLeaveAmount, onRemove } = props
  const { payee } = line
  const [isAdded, setAdded] = useState(false)
  const recipient = cause === null ? null : recipientOn(cause, giver.chain.id)
  const assets = assetsOf(giver.chain, giver.customTokens)
  const chosen = assets.find((asset) => isAssetKey(line.assetKey, asset)) ?? null
  const options = assets.filter(
    (asset) => asset === chosen || recipient === null || acceptsAsset(recipient, asset),
  )
  const about = (field: BasketProblem['field']) => problems.filter((problem) => problem.field === field)
  const heldKey = Object.keys(held ?? {}).find((key) => chosen !== null && isAssetKey(key, chosen))

  return (
    <Line id={fieldId(line.id, 'cause')} tabIndex={-1}>
      <VisuallyHidden as="legend">{m.line.to(name)}</VisuallyHidden>
      <Who>
        <CauseImage cause={cause ?? { name }} size="small" />
        <div>
          {payee.kind === 'cause' || payee.name !== null || payee.ensName !== null ? (
            <Name>{name}</Name>
          ) : null}
          {payee.kind === 'address' && <OwnPayee payee={payee} />}
          <ProblemsBeside id={`${line.id}-cause-problems`} problems={about('cause')} />
          <Row>
            <TextButton onClick={onRemove}>
              {m.line.remove}
              <VisuallyHidden>{m.line.removeWhat(name)}</VisuallyHidden>
            </TextButton>
            {line.memo === undefined && (
              <TextButton
                onClick={() => {
                  setAdded(true)
                  onChange({ memo: '' })
                }}
              >
                {m.line.addMemo}
                <VisuallyHidden>{m.line.memoOf(name)}</VisuallyHidden>
              </TextButton>
            )}
          </Row>
        </div>
      </Who>
      <AssetField
        lineId={line.id}
        assets={options}
        chosen={chosen}
        held={held}
        problems={about('asset')}
        onChange={(key) => onChange({ assetKey: key, planned: undefined })}
      />
      <AmountField
        line={line}
        asset={chosen}
        giverName={giver.name}
        held={heldKey === undefined ? null : (held?.[heldKey] ?? null)}
        problems={about('amount')}
        chainId={giver.chain.id}
        onChange={(amountText, planned) => onChange({ amountText, planned })}
        onLeave={onLeaveAmount}
      />
      {line.memo !== undefined && (
        <MemoField line={line} takesFocus={isAdded} onChange={(memo) => onChange({ memo })} />
      )}
    </Line>
  )
}

type MemoFieldProps = {
  readonly line: BasketLine
  /** True: the button that added it had the focus. */
  readonly takesFocus: boolean
  readonly onChange: (text: string) => void
}

/** Shows the note of a line. A text that is too long is not pasted: the field would cut it off, and say nothing. */
function MemoField({ line: { id, memo: text = '' }, takesFocus, onChange }: MemoFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<number | null>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const Explained = takesFocus ? Hint : VisuallyHidden
  return (
    <Memo>
      <Field>
        <Label htmlFor={`${id}-memo`}>{m.line.memo}</Label>
        <Input
          id={`${id}-memo`}
          ref={field}
          autoComplete="off"
          maxLength={maxMemoLength}
          value={text}
          aria-invalid={refused !== null}
          aria-describedby={`${id}-memo-problem ${id}-memo-hint`}
          onChange={({ target }) => {
            setRefused(null)
            onChange(target.value)
          }}
          onPaste={(event) => {
            const length = pastedLength(event)
            setRefused(length > maxMemoLength ? length : null)
            if (length > maxMemoLength) event.preventDefault()
          }}
        />
        {refused !== null && (
          <FieldProblem id={`${id}-memo-problem`} role="alert">
            {m.line.memoTooLong(refused, maxMemoLength)}
          </FieldProblem>
        )}
        <Explained id={`${id}-memo-hint`}>{m.line.memoHint}</Explained>
      </Field>
    </Memo>
  )
}

/** Returns how long the text of a field would be with what is pasted. */
function pastedLength(event: ClipboardEvent<HTMLInputElement>): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const replaced = (selectionEnd ?? value.length) - (selectionStart ?? value.length)
  // A field of one line takes no line break.
  return value.length - replaced + event.clipboardData.getData('text/plain').replace(/[\r\n]/gu, '').length
}

/** Shows a payee outside the directory, with the full address. */
function OwnPayee({ payee }: { readonly payee: Extract<Payee, { kind: 'address' }> }) {
  return (
    <Facts>
      <Outside>{m.line.outside(payee.name !== null)}</Outside>
      {payee.name !== null && payee.ensName !== null && <span>{payee.ensName}</span>}
      <AddressText value={payee.address} />
    </Facts>
  )
}

type AssetFieldProps = {
  readonly lineId: string
  /** Assets to choose from. */
  readonly assets: readonly Asset[]
  readonly chosen: Asset | null
  /** Balances of the giver, by `assetKey`. */
  readonly held: Readonly<Record<string, bigint | null>> | null
  readonly problems: readonly BasketProblem[]
  readonly onChange: (key: string) => void
}

/** Shows the asset field: held assets first, with their balance. */
export function AssetField({ lineId, assets, chosen, held, problems, onChange }: AssetFieldProps) {
  return (
    <Field>
      <Label htmlFor={fieldId(lineId, 'asset')}>{m.line.asset}</Label>
      <Select
        id={fieldId(lineId, 'asset')}
        value={chosen === null ? '' : assetKey(chosen)}
        aria-invalid={problems.some((problem) => problem.severity === 'blocks')}
        aria-describedby={`${lineId}-asset-problems`}
        onChange={(event) => onChange(event.target.value)}
      >
        {chosen === null && <option value="">{m.line.choose}</option>}
        {heldFirst(assets, held).map((each) => (
          <option key={assetKey(each.asset)} value={assetKey(each.asset)}>
            {optionText(each, each.asset === chosen)}
          </option>
        ))}
      </Select>
      {chosen?.kind === 'token' && <CustomTokenMark gift={{ ...chosen, token: chosen.address }} />}
      <ProblemsBeside id={`${lineId}-asset-problems`} problems={problems} />
    </Field>
  )
}

/**
 * Returns "USDC · 12.5k", truncated and never rounded up. The field is narrow, so the chosen asset has only its symbol:
 * its balance and its mark are beside it.
 */
export function optionText(
  { asset: { symbol, decimals, custom }, held }: HeldAsset,
  isChosen: boolean,
): string {
  if (isChosen) return symbol
  const amount = held === null || held === 0n ? [] : [abbreviateAmount(held, decimals)]
  return [symbol, ...amount, ...(custom === true ? [m.line.custom] : [])].join(' · ')
}
