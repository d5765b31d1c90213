import type { PlanDocument } from '../../core/giving/planDocument'
import { writePlan, writePlanFile } from '../../core/giving/writePlan'
import { SecondaryButton } from '../parts/Button'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LinkField, linkTo } from '../parts/LinkField'
import { paths } from '../paths'
import { download, fileName } from './download'
import { m } from './toolMessages'

/** A plan as a file, and as a link where it is short enough. */
export function PassOn({ plan }: { readonly plan: PlanDocument }) {
  const link = writePlan(plan)
  const file = writePlanFile(plan)
  const save = file.kind === 'text' && (
    <SecondaryButton
      onClick={() =>
        download({
          name: fileName('gift', 'json', plan.createdAtMs),
          type: 'application/json',
          text: file.text,
        })
      }
    >
      {m.giftFile}
    </SecondaryButton>
  )
  return (
    <Stack $gap={3}>
      <Small>{m.readable}</Small>
      {file.kind === 'problem' && <p>{file.problem}</p>}
      {link.kind === 'text' ? (
        <LinkField link={linkTo(paths.gift(link.text))}>{save}</LinkField>
      ) : (
        <>
          {file.kind === 'text' && <p>{link.problem}</p>}
          <Row>{save}</Row>
        </>
      )}
    </Stack>
  )
}
