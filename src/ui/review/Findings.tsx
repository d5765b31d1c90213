import type { AssetNames } from '../../core/review/assetNames'
import type { Check } from '../../core/review/check'
import { checkWords } from '../../core/review/checkWords'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/AddressText'
import { m } from './messages'

type FindingsProps = { readonly checks: readonly Check[]; readonly names: AssetNames }

/** Lists the failed checks at the top. Renders nothing when no check fails. */
export function Findings({ checks, names }: FindingsProps) {
  const failing = checks.filter(({ outcome }) => outcome === 'fails')
  if (failing.length === 0) return null
  return (
    <section aria-label={m.findings}>
      <Notice tone="bad" title={m.findings} isSection>
        <ul>
          {failing.map((check) => {
            const { statement, detail } = checkWords(check, names)
            return (
              <li key={check.id}>
                <WithAddresses text={detail === '' ? m.notSo(statement) : detail} />
              </li>
            )
          })}
        </ul>
      </Notice>
    </section>
  )
}
