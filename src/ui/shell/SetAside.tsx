import { keptKind } from '../../core/devices/deviceFile'
import { useApp } from '../AppContext'
import { download } from '../files/download'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { LazyFold } from '../parts/LazyFold'
import { useStoreValue } from '../parts/useStoreValue'
import { m as later } from '../parts/laterMessages'

const m = later.unreadable

/** Stored data that a screen renders, by its kind, and its words. */
const things = { basket: 'basket', plans: 'plans', tracked: 'list' } as const

type SetAsideProps = { readonly reload?: () => void }

/**
 * Offers to save and then remove what this browser keeps of the open account, for a screen that stopped working: an entry that
 * cannot be shown would stop it each time.
 */
export function SetAside({ reload = () => window.location.reload() }: SetAsideProps) {
  const { storage, account } = useApp()
  const state = useStoreValue(account)
  if (state.kind !== 'ready' && state.kind !== 'wallet') return null
  const { chain, address } = state.account
  const suffix = `.${chain.id}.${state.kind === 'wallet' ? 'wallet.' : ''}${address}`.toLowerCase()
  const plain = `.${chain.id}.${address}`.toLowerCase()
  const entries = storage.keys().flatMap((key) => {
    const kind = keptKind(key)
    const text = storage.get(key)
    const isOwn = [suffix, plain].some((end) => key.toLowerCase().endsWith(end))
    const isShown = kind === 'basket' || kind === 'plans' || kind === 'tracked'
    return isShown && isOwn && text !== null ? [{ key, thing: things[kind], text }] : []
  })
  if (entries.length === 0) return null
  return (
    <LazyFold title={m.aside.title}>
      <Stack $gap={5}>
        <p>{m.aside.words}</p>
        {entries.map(({ key, thing, text }) => (
          <Stack key={key} $gap={3}>
            <strong>{m.aside.things[thing]}</strong>
            <p>{m.things[thing].lost}</p>
            <Row>
              <SecondaryButton onClick={() => download({ name: `${thing}.txt`, type: 'text/plain', text })}>
                {m.save}
              </SecondaryButton>
              <SecondaryButton
                onClick={() => {
                  storage.remove(key)
                  reload()
                }}
              >
                {m.discard}
              </SecondaryButton>
            </Row>
          </Stack>
        ))}
      </Stack>
    </LazyFold>
  )
}
