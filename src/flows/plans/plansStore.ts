import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { maxPlans, parsePlans, readPlans, type SavedPlan, serialisePlans } from '../../core/files/savedPlans'
import { foundOr, type Unreadable } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { storedEntry } from '../storedEntry'

type PlansState = {
  readonly plans: readonly SavedPlan[]
  /** Stored plans that cannot be read: they stay unchanged, and nothing is saved. */
  readonly unreadable: Unreadable | null
}

/**
 * `noRoom`: storage is full. `tooMany`: the account has reached its limit. `unreadable`: the stored plans cannot be read.
 * All three leave the plans unchanged.
 */
export type PlanChange = 'kept' | 'noRoom' | 'tooMany' | 'unreadable'

/** The saved plans of one account, newest first. Tabs share them. */
export type Plans = Pick<StoreApi<PlansState>, 'getState' | 'subscribe'> & {
  /** True when the browser denies storage: saved plans are lost with the page. */
  readonly isDenied: boolean
  save(plan: Omit<SavedPlan, 'id'>): PlanChange
  /** Changes the name or the content of a plan. */
  edit(id: string, fields: Partial<Pick<SavedPlan, 'name' | 'text'>>): PlanChange
  remove(id: string): PlanChange
  /** Restores a removed plan at its place. */
  restore(plan: SavedPlan, at: number): PlanChange
  /** Removes the unreadable plans that are shown. */
  discardUnreadable(): void
  /** Stops listening to other tabs. */
  close(): void
}

/** Returns the storage key of the plans of a Safe or a wallet. */
function plansKey(chainId: number, owner: Address): string {
  return `dsg.v1.plans.${chainId}.${owner.toLowerCase()}`
}

/** Returns the saved plans of an account, newest first; none where they cannot be read. */
export function savedPlansOf(
  storage: Pick<KeyValueStorage, 'get'>,
  chainId: number,
  owner: Address,
): readonly SavedPlan[] {
  return parsePlans(storage.get(plansKey(chainId, owner)))
}

/** Opens the plans of an account. Each change reads storage first: another tab may have saved a plan. */
export function openPlans(storage: KeyValueStorage, chainId: number, owner: Address): Plans {
  const key = plansKey(chainId, owner)
  const entry = storedEntry(storage, key, { read: readPlans, serialise: serialisePlans })
  const read = (): PlansState => {
    const reading = entry.read()
    return { plans: foundOr(reading, []), unreadable: reading.kind === 'unreadable' ? reading : null }
  }
  const store = createStore<PlansState>(read)
  const refresh = () => store.setState(read(), true)

  function change(next: (plans: readonly SavedPlan[]) => readonly SavedPlan[]): PlanChange {
    const before = read()
    if (before.unreadable !== null) {
      refresh()
      return 'unreadable'
    }
    const plans = next(before.plans)
    if (plans.length > maxPlans) return 'tooMany'
    if (plans.length === 0) entry.remove()
    else if (!entry.keep(plans)) return 'noRoom'
    store.setState({ plans })
    return 'kept'
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    isDenied: storage.isDenied,
    save: (plan) => change((plans) => [{ ...plan, id: freeId(plans) }, ...plans]),
    edit: (id, fields) =>
      change((plans) => plans.map((plan) => (plan.id === id ? { ...plan, ...fields } : plan))),
    remove: (id) => change((plans) => plans.filter((plan) => plan.id !== id)),
    restore: (plan, at) =>
      change((plans) => (plans.some(({ id }) => id === plan.id) ? plans : plans.toSpliced(at, 0, plan))),
    discardUnreadable() {
      const { unreadable } = store.getState()
      if (unreadable !== null) entry.discard(unreadable)
      refresh()
    },
    close: storage.subscribe((changed) => changed === key && refresh()),
  }
}

function freeId(plans: readonly SavedPlan[]): string {
  const used = plans.map(({ id }) => Number(/^plan-(\d+)$/.exec(id)?.[1] ?? 0))
  return `plan-${Math.max(0, ...used) + 1}`
}
