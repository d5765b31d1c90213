import type { StoreApi } from 'zustand/vanilla'
import type { HostState } from './hostState'

/** Shows each notice where the knobs want it: in the success screen, and as a toast in place of the notice itself. */
export function showNotices({ subscribe, setState }: StoreApi<HostState>): void {
  let count = 0
  subscribe(({ notice, knobs, toasts }, before) => {
    if (notice === null || notice === before.notice) return
    if (knobs.successScreen) setState({ success: notice })
    if (knobs.toasts > 0) setState({ notice: null, toasts: [...toasts, { ...notice, id: count++ }] })
  })
}
