import { type Hex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WorldInfo } from '../../world'
import { confirmMessage } from '../messageActions'
import { confirmTx, deleteTx, executeTx, proposeTx, rejectTx } from '../safeActions'
import { serviceClient } from '../serviceClient'
import { createCommunicator } from './createCommunicator'
import { createFactsLag } from './createFactsLag'
import { createFirstVisit } from './createFirstVisit'
import { createHandlers } from './createHandlers'
import { createPermissionBook } from './createPermissionBook'
import { createRelay } from './createRelay'
import { createRequests } from './createRequests'
import {
  findApp,
  findPerson,
  findSafe,
  type HostState,
  initialState,
  type Place,
  type Theme,
} from './hostState'
import type { Knobs } from './knobs'
import { readManifest } from './readManifest'
import { readSafeFacts } from './readSafeFacts'
import { showNotices } from './showNotices'
import { tellLies } from './tellLies'

const queueActions = {
  sign: { run: confirmTx, text: 'signed' },
  execute: { run: executeTx, text: 'executed it' },
  reject: { run: rejectTx, text: 'proposed a rejection at the same nonce' },
  delete: { run: deleteTx, text: 'deleted it from the queue' },
}

export type QueueAction = keyof typeof queueActions

/** Everything behind the page: its state, its channel to the app, and what a person or a test can do. */
export function createHost(world: WorldInfo, place: Place, knobs: Knobs) {
  const store: StoreApi<HostState> = createStore(() => initialState(world, place, knobs))
  const { getState, setState } = store
  let frame: HTMLIFrameElement | null = null

  const relay = createRelay(() => frame)
  const factsLag = createFactsLag()
  const firstVisit = createFirstVisit(store)
  const permissions = createPermissionBook({ store, reply: () => communicator })
  const requests = createRequests({ world, store, reply: () => communicator, refresh })
  const handlers = createHandlers({ world, getState, requests, permissions })
  const communicator = createCommunicator({
    getFrame: () => frame,
    getAppOrigin: () => new URL(getState().appUrl).origin,
    getKnobs: () => getState().knobs,
    handlers,
    postFromOtherOrigin: (envelope) => void relay(envelope),
  })

  showNotices(store)
  tellLies(store, world)

  /** Reads the Safe, its queue and its messages anew. A change of owners or nonce reaches the app only when it asks. */
  async function refresh(): Promise<void> {
    const { safe } = getState()
    try {
      const read = await readSafeFacts(world.rpcUrl, safe)
      if (getState().safe !== safe) return
      const facts = factsLag.pass(read, getState().knobs.staleInfo, Date.now())
      setState({ facts })
      const service = serviceClient(world.serviceUrl)
      const [queue, messages] = await Promise.all([service.queue(safe, facts.nonce), service.messages(safe)])
      if (getState().safe === safe) setState({ queue, messages, outage: null })
    } catch (error) {
      setState({ outage: `Not up to date. ${error instanceof Error ? error.message : String(error)}` })
    }
  }

  async function act(action: () => Promise<{ readonly text: string; readonly txHash?: Hex }>): Promise<void> {
    setState({ isBusy: true, problem: null })
    try {
      const notice = await action()
      // First the queue, then the words about it.
      await refresh()
      setState({ notice })
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : String(error) })
      await refresh()
    } finally {
      setState({ isBusy: false })
    }
  }

  function actor() {
    const { owner, safe } = getState()
    if (owner === null) throw new Error('Nobody is connected: choose who you are first.')
    return { owner, place: { ...world, safe } }
  }

  function actOnQueue(action: QueueAction, safeTxHash: Hex): Promise<void> {
    return act(async () => {
      const { owner, place } = actor()
      const { run, text } = queueActions[action]
      const hash = await run(place, { owner, safeTxHash })
      return { text: `${owner.name} ${text}`, ...(action === 'execute' && hash ? { txHash: hash } : {}) }
    })
  }

  /** Makes all drafts ONE transaction, signed by the person at the page; their own rows stay unsigned at the service. */
  function confirmBatch(): Promise<void> {
    return act(async () => {
      const { owner, place } = actor()
      const calls = getState().drafts.map(({ call }) => call)
      await proposeTx(place, { owner, calls, origin: '{}' })
      setState({ drafts: [] })
      return { text: `${owner.name} confirmed the batch` }
    })
  }

  function signQueuedMessage(messageHash: Hex): Promise<void> {
    return act(async () => {
      const { owner, place } = actor()
      await confirmMessage(place, { owner, messageHash })
      return { text: `${owner.name} signed the message` }
    })
  }

  /** Another Safe loads the app anew, as in the real host; whatever was being asked is gone without an answer. */
  function chooseSafe(keyOrAddress: string): Promise<void> {
    const safe = findSafe(world, keyOrAddress)
    factsLag.forget()
    setState((state) => ({
      safe,
      facts: null,
      queue: [],
      messages: [],
      drafts: [],
      dialog: null,
      permissionPrompt: null,
      currentRequestId: null,
      problem: null,
      frameKey: state.frameKey + 1,
      firstVisitPage: firstVisit.next(),
    }))
    return refresh()
  }

  function openApp(pathOrUrl: string) {
    setState((state) => ({
      appUrl: findApp(world, pathOrUrl),
      frameKey: state.frameKey + 1,
      dialog: null,
      firstVisitPage: firstVisit.next(),
    }))
    void loadManifest()
  }

  /** Only an app that the user has added has a name and features; one that was opened by its address is "unknown". */
  async function loadManifest(): Promise<void> {
    const { knobs, appUrl } = getState()
    if (!knobs.added) {
      setState({ appName: 'unknown', features: '' })
      return
    }
    try {
      const { name, features } = await readManifest(appUrl)
      setState({ appName: name, features: features.join('; ') })
    } catch (error) {
      setState({ problem: `The app doesn't support Safe App functionality: ${String(error)}` })
    }
  }

  function pushTheme() {
    communicator.succeed(Math.random().toString(36).slice(2), { darkMode: getState().theme === 'dark' })
  }

  function setTheme(theme: Theme) {
    setState({ theme })
    pushTheme()
  }

  async function poll(): Promise<void> {
    await (getState().dialog?.kind === 'message' ? requests.settleMessage() : refresh())
    setTimeout(() => void poll(), getState().knobs.pollMs)
  }

  return {
    world,
    store,
    communicator,
    relay,
    refresh,
    actOnQueue,
    confirmBatch,
    signQueuedMessage,
    chooseSafe,
    openApp,
    setTheme,
    continueToApp: firstVisit.goOn,
    addToAccounts: () => setState(({ accounts, safe }) => ({ accounts: [...accounts, safe] })),
    answer: requests.answer,
    answerPermission: permissions.answer,
    chooseOwner: (name: string | null) =>
      setState({ owner: findPerson(world, getState().safe, name ?? 'nobody') }),
    setKnobs(changed: Partial<Knobs>) {
      communicator.resetFaults()
      setState(({ knobs }) => ({ knobs: { ...knobs, ...changed } }))
    },
    attachFrame(element: HTMLIFrameElement | null) {
      frame = element
    },
    start() {
      communicator.listen()
      void loadManifest()
      void poll()
    },
  }
}

export type Host = ReturnType<typeof createHost>
