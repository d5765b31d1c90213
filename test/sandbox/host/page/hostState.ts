import { type Address, type Hex, getAddress } from 'viem'
import type { Call } from '../../../../src/core/safe/safeTx'
import type { Owner, WorldInfo } from '../../world'
import type { OffChainMessage } from '../messageActions'
import type { ServiceMessage, ServiceTx } from '../schemas'
import type { FirstVisitPage } from './createFirstVisit'
import type { Knobs } from './knobs'
import type { SafeFacts } from './readSafeFacts'

export type Theme = 'light' | 'dark'

/** What a person is being asked. One at a time, as in the real host. */
export type Dialog =
  | {
      readonly kind: 'transactions'
      readonly requestId: string
      readonly calls: readonly Call[]
      readonly safeTxGas: bigint | undefined
    }
  | {
      readonly kind: 'message'
      readonly requestId: string
      readonly message: OffChainMessage
      readonly messageHash: Hex
      /** The message is hex that is no text: signing it would be signing blindly, and is not offered. */
      readonly isBlind: boolean
    }
  | { readonly kind: 'onChainMessage'; readonly requestId: string; readonly message: OffChainMessage }

export type PermissionPrompt = {
  readonly requestId: string
  readonly origin: string
  readonly methods: readonly string[]
}

/** What just happened, for a person; `txHash` leads to the explorer. */
type Notice = { readonly text: string; readonly txHash?: Hex }

/** A notice that lies over the app for a while. */
export type Toast = Notice & { readonly id: number }

/** A call that the user put aside with "Add to batch". Known to this browser only, but for its unsigned row. */
export type BatchDraft = { readonly safeTxHash: Hex; readonly call: Call }

export type HostState = {
  readonly safe: Address
  /** Who the person at this page is; null when no wallet is connected. */
  readonly owner: Owner | null
  readonly theme: Theme
  readonly appUrl: string
  /** Counts up to load the frame anew. */
  readonly frameKey: number
  readonly appName: string
  /** The frame's `allow` attribute. */
  readonly features: string
  readonly knobs: Knobs
  /** Null until the chain has answered once: the frame is shown only then. */
  readonly facts: SafeFacts | null
  /** The page was opened to show the queue. */
  readonly opensQueue: boolean
  readonly queue: readonly ServiceTx[]
  readonly messages: readonly ServiceMessage[]
  readonly drafts: readonly BatchDraft[]
  readonly dialog: Dialog | null
  readonly permissionPrompt: PermissionPrompt | null
  /** The one request that an answer goes to. A newer request takes the place of an older one. */
  readonly currentRequestId: string | null
  readonly isBusy: boolean
  /** Why the last thing that was tried did not work. */
  readonly problem: string | null
  /** Why the chain or the service could not be read last time. */
  readonly outage: string | null
  readonly notice: Notice | null
  readonly toasts: readonly Toast[]
  /** What the success screen is about. */
  readonly success: Notice | null
  /** Which page stands before the app; null: none. */
  readonly firstVisitPage: FirstVisitPage | null
  /** The Safes that were added to "my accounts". */
  readonly accounts: readonly Address[]
}

export type Place = { readonly search: string; readonly hash: string; readonly prefersDark: boolean }

/** What the page starts with, by its own address: which Safe, which person, which app, which knobs. */
export function initialState(world: WorldInfo, place: Place, knobs: Knobs): HostState {
  const query = new URLSearchParams(place.search)
  const safe = findSafe(world, query.get('safe') ?? 'twoOfThree')
  const theme = query.get('theme') ?? (place.prefersDark ? 'dark' : 'light')
  return {
    safe,
    owner: findPerson(world, safe, query.get('as')),
    theme: theme === 'dark' ? 'dark' : 'light',
    appUrl: findApp(world, readAppPath(place) ?? '/'),
    frameKey: 0,
    appName: 'unknown',
    features: '',
    knobs,
    facts: null,
    queue: [],
    opensQueue: query.get('queue') === 'open',
    messages: [],
    drafts: [],
    dialog: null,
    permissionPrompt: null,
    currentRequestId: null,
    isBusy: false,
    problem: null,
    outage: null,
    notice: null,
    toasts: [],
    success: null,
    firstVisitPage: knobs.firstVisit ? 'disclaimer' : null,
    accounts: [],
  }
}

/** A Safe of the world by its key ("twoOfThree"), or any address. */
export function findSafe(world: WorldInfo, text: string): Address {
  const known = Object.entries(world.safes).find(([key]) => key === text)?.[1]
  return known?.address ?? getAddress(text)
}

/** A person by name; "nobody" is null; without a name the Safe's first owner. Throws in words when there is none such. */
export function findPerson(world: WorldInfo, safe: Address, name: string | null): Owner | null {
  if (name === 'nobody') return null
  const first = Object.values(world.safes).find(({ address }) => address === safe)?.owners[0]
  const person = world.owners.find((one) => (name === null ? one.address === first : one.name === name))
  if (person === undefined && name !== null) throw new Error(`Nobody in the sandbox is called "${name}".`)
  return person ?? world.owners[0] ?? null
}

/** A path of the app, or a whole URL, which is then framed untouched. */
export function findApp(world: WorldInfo, pathOrUrl: string): string {
  if (/^https?:/.test(pathOrUrl)) return pathOrUrl
  return `${world.appUrl}${pathOrUrl.startsWith('/') ? '' : '/'}${pathOrUrl}`
}

/** `#app=/path` wins over `?app=/path`. Everything after `#app=` belongs to the path, `?` and `#` included. */
export function readAppPath({ search, hash }: Pick<Place, 'search' | 'hash'>): string | null {
  const fragment = /^#app=(.*)$/.exec(hash)?.[1]
  return fragment === undefined ? new URLSearchParams(search).get('app') : decodeURIComponent(fragment)
}
