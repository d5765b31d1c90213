import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import type { Communicator } from './createCommunicator'
import type { HostState } from './hostState'

type Permission = {
  readonly parentCapability: string
  readonly invoker: string
  readonly date: number
  readonly caveats: readonly { readonly type: string; readonly value: unknown }[]
}

const requestSchema = v.array(v.record(v.string(), v.unknown()))

export type PermissionAnswer = 'grant' | 'deny' | 'dismiss'

export type PermissionBookOptions = {
  readonly store: StoreApi<HostState>
  readonly reply: () => Pick<Communicator, 'succeed' | 'fail'>
}

/**
 * Which origin may read what. A permission that was denied stays listed, with a caveat, as in the real host: an app
 * that ignores caveats believes it has it, and then reads an empty address book.
 */
export function createPermissionBook({ store, reply }: PermissionBookOptions) {
  let book: readonly Permission[] = []

  const of = (origin: string) => book.filter(({ invoker }) => invoker === origin)

  function request(requestId: string, origin: string, params: unknown) {
    const methods = v.parse(requestSchema, params).flatMap((one) => Object.keys(one))
    store.setState({ permissionPrompt: { requestId, origin, methods } })
    const { permissions } = store.getState().knobs
    if (permissions !== 'ask') answer(permissions)
  }

  function answer(decision: PermissionAnswer) {
    const prompt = store.getState().permissionPrompt
    store.setState({ permissionPrompt: null })
    // Closed by its X: the request stays without an answer for ever.
    if (prompt === null || decision === 'dismiss') return
    const { requestId, origin, methods } = prompt
    const caveats = decision === 'deny' ? [{ type: 'userRestricted', value: true }] : []
    const others = book.filter((one) => one.invoker !== origin || !methods.includes(one.parentCapability))
    const now = Date.now()
    book = [
      ...others,
      ...methods.map((name) => ({ parentCapability: name, invoker: origin, date: now, caveats })),
    ]
    if (decision === 'deny') reply().fail(requestId, 'Permissions were rejected')
    else reply().succeed(requestId, of(origin))
  }

  return {
    of,
    request,
    answer,
    has: (origin: string, method: string) =>
      of(origin).some(({ parentCapability, caveats }) => parentCapability === method && caveats.length === 0),
  }
}

export type PermissionBook = ReturnType<typeof createPermissionBook>
