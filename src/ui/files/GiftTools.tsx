import { useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { planNameProblem, planOfGifts } from '../../core/files/editPlan'
import { writeBatchFile } from '../../core/files/writeBatchFile'
import { writeGiftTable, writtenGift } from '../../core/files/writeGiftTable'
import { maxPurposeLength } from '../../core/giving/basket'
import { checkLine } from '../../core/giving/checkLine'
import { cleanText } from '../../core/cleanLine'
import { directoryHash } from '../../core/giving/directoryHash'
import type { Gift } from '../../core/giving/gift'
import { encodePlan, type PlanDocument } from '../../core/giving/planDocument'
import type { Account } from '../../flows/account/account'
import type { Giver } from '../give/giver'
import { SecondaryButton, TextButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Field, FieldProblem, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { useStoreValue } from '../parts/useStoreValue'
import { navigate } from '../fragment'
import { paths } from '../paths'
import { LazyFold } from '../parts/LazyFold'
import { changeWords, usePlans } from '../plans/usePlans'
import { fileContextOf } from './fileContextOf'
import { download, fileName } from './download'
import { DropItem, droppedFile } from './FileDrop'
import { PassOn } from './PassOn'
import { type ReplacedGift, useGiftBasket } from './useGiftBasket'
import { m as messages } from './messages'

const m = messages.tools

const Part = styled.h2`
  font-size: var(--text-large);
`

type GiftToolsProps = { readonly giver: Giver; readonly causes: readonly Cause[] }

/** Lists files and plans of the current gift, as entries of its list of tools. */
export function GiftTools({ giver, causes }: GiftToolsProps) {
  const { basket } = useGiftBasket(giver)
  return (
    <>
      <DropItem
        onDrop={(given) => {
          droppedFile.setState(given, true)
          navigate(paths.importGift)
        }}
      >
        <Link href={paths.importGift}>{m.fromFile}</Link>
      </DropItem>
      <li>
        <Link href={paths.plans}>{m.plans}</Link>
      </li>
      {basket.lines.length > 0 && (
        <li>
          <LazyFold title={m.outgoing}>
            <Outgoing giver={giver} causes={causes} />
          </LazyFold>
        </li>
      )}
    </>
  )
}

/** Saves or shares the gift as it is now, if it is complete. */
function Outgoing({ giver, causes }: GiftToolsProps) {
  const { chain, address, name: giverName } = giver
  const { basket } = useGiftBasket(giver)
  const [madeAtMs] = useState(() => Date.now())
  const { gifts, plan } = useMemo(() => {
    const context = fileContextOf(giver, causes)
    const gifts = basket.lines.flatMap((line) => checkLine(line, context).gift ?? [])
    const directory = directoryHash(causes)
    const purpose = cleanText(basket.purpose ?? '', maxPurposeLength)
    const about = { chainId: chain.id, safe: address, createdAtMs: madeAtMs, directory, purpose }
    return { gifts, plan: planOfGifts(gifts, about) }
  }, [basket, causes, giver, chain, address, madeAtMs])

  if (gifts.length < basket.lines.length) return <p>{m.half(gifts.length, basket.lines.length)}</p>
  return (
    <Stack $gap={5}>
      {gifts.some(({ memo }) => memo !== undefined) && <p>{m.withoutMemos(giverName)}</p>}
      <SaveAsPlan giver={giver} plan={plan} />
      <Stack $gap={3}>
        <Part>{m.spreadsheet}</Part>
        <Row>
          <SecondaryButton onClick={() => void downloadCsv(gifts, madeAtMs)}>{m.csv}</SecondaryButton>
          {giverName === 'Safe' && (
            <SecondaryButton
              onClick={() =>
                download({
                  name: fileName('batch', 'json', madeAtMs),
                  type: 'application/json',
                  text: writeBatchFile({ chainId: chain.id, safe: address, createdAtMs: madeAtMs, gifts }),
                })
              }
            >
              {m.batch}
            </SecondaryButton>
          )}
        </Row>
      </Stack>
      <Stack $gap={3}>
        <Part>{m.forSomebody}</Part>
        <PassOn plan={plan} />
      </Stack>
    </Stack>
  )
}

type SaveAsPlanProps = { readonly giver: Giver; readonly plan: PlanDocument }

function SaveAsPlan({ giver, plan }: SaveAsPlanProps) {
  const id = useId()
  const store = usePlans(giver)
  const { plans } = useStoreValue(store)
  const announce = useAnnounce()
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)

  // Not a form: it is inside the form of the gift, and forms must not nest.
  const save = () => {
    const name = nameField.current?.value.trim() ?? ''
    const unfit = planNameProblem(
      name,
      plans.map((one) => one.name),
    )
    const words = unfit ?? changeWords(store.save({ name, savedAtMs: Date.now(), text: encodePlan(plan) }))
    setProblem(words)
    setSaved(words === null ? name : null)
    if (words === null) announce(m.saved(name))
    else nameField.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>{m.planName}</Label>
        {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        <Input
          ref={nameField}
          id={id}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
        />
      </Field>
      <Row>
        <SecondaryButton onClick={save}>{m.saveAsPlan}</SecondaryButton>
      </Row>
      {saved !== null && (
        <Small>
          {store.isDenied ? m.savedUntil(saved) : m.savedHere(saved)}{' '}
          <Link href={paths.plans}>{m.toPlans}</Link>
        </Small>
      )}
    </Stack>
  )
}

/** Downloads the gift. The library that writes CSV is fetched on the press. */
async function downloadCsv(gifts: readonly Gift[], atMs: number): Promise<void> {
  const { formatTable } = await import('../../flows/files/csvTable')
  download({
    name: fileName('gift', 'csv', atMs),
    type: 'text/csv',
    text: formatTable(writeGiftTable(gifts.map(writtenGift))),
  })
}

type BringBackProps = {
  readonly account: Pick<Account, 'chain' | 'address'>
  readonly replaced: ReplacedGift
}

/** Offers to restore the gift that a file or a plan has replaced. */
export function BringBack({ account, replaced }: BringBackProps) {
  const { bringBack } = useGiftBasket(account)
  const announce = useAnnounce()
  const payments = replaced.before.lines.length
  return (
    <p>
      {m.replaced(payments)}{' '}
      <TextButton
        onClick={() => {
          bringBack(replaced)
          announce(m.broughtBack(payments))
        }}
      >
        {m.undo}
      </TextButton>
    </p>
  )
}
