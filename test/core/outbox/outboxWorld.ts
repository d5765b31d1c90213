import type { Hex } from 'viem'
import type { Effect, AskAnswer, Found, OutboxEvent } from '../../../src/core/outbox/event'
import { nextPart, splitInto, type PlanPart } from '../../../src/core/giving/planPart'
import { isProposal, type Intent } from '../../../src/core/outbox/intent'
import {
  emptyOutbox,
  holdsLock,
  hasResultToShow,
  type Outbox,
  type Snapshot,
  type Step,
} from '../../../src/core/outbox/state'
import type { ChainTxHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { aChain, aGift, theSafe } from '../../support/safeFixtures'
import { theWallet } from '../../support/walletFixtures'
import type { DiskMode } from '../../support/fakeDisk'
import { isByHand, isDecision, type Action, type Decision } from './outboxActions'

export type Way = 'proposal' | 'batch' | 'sequence'
export type Stepper = (outbox: Outbox, event: OutboxEvent, snapshot: Snapshot) => Step

/** One request that a Safe or a wallet got. The user may decide on it whenever the story says so. */
type Request = {
  readonly intent: Intent
  readonly amounts: readonly bigint[]
  readonly account: Account
  readonly hash: Hex
  status: 'open' | 'out' | 'refused'
  outAtMs: number
  /** By the word of the user, that it was not sent or is of no interest. */
  isReleased: boolean
  /** The Safe said no to it, and had proposed it before. */
  isDenied: boolean
  lastAnswer: AskAnswer | null
}
type Kept = {
  intent: Intent | null
  /** The release of the app that has stored the intent: an earlier one cannot read it. */
  writer: number
  items: readonly TrackedItem[]
  basket: readonly bigint[]
  /** The part of a plan that left the basket last. */
  plan: PlanPart | null
}
type Job = { readonly run: (n: number) => void; readonly name: string }
type Account = {
  outbox: Outbox
  items: readonly TrackedItem[]
  isListKept: boolean
  /** Another account has the screen. */
  isAway: boolean
  /** It was stopped meanwhile: it is opened anew. */
  isStopped: boolean
  /** Requests whose answer has not come to this page. */
  readonly unanswered: Set<Request>
  jobs: Job[]
  queue: OutboxEvent[]
  readonly tab: Tab
}
type Tab = {
  copy: Kept
  /** Of the app that this tab has loaded. */
  readonly release: number
  isBasketKept: boolean
  /** What storage held when a basket could not be kept. */
  basketBefore: readonly bigint[]
  isDead: boolean
  account: Account
  fuse: number | null
}

const lagMs = 61_000
const empty = (): Kept => ({ intent: null, writer: 1, items: [], basket: [], plan: null })
/** So many payments one request carries. */
const mostPayments = 3

/** Two tabs, the storage of one browser, and a Safe or a wallet, around `step`. Throws where a promise is broken. */
export function createOutboxWorld(step: Stepper, way: Way, firstMode: DiskMode) {
  let mode = firstMode
  /** The one write of the basket fails, as when another site fills the quota between two writes. */
  let isBasketStuck = false
  let nowMs = 1_000_000_000
  /** What the device's clock has lost by being set back. */
  let lostMs = 0
  /** What a tab loads that is opened now. */
  let newestRelease = 1
  let amounts = 1
  let names = 1
  let holder: Account | null = null
  const disk = empty()
  const requests: Request[] = []
  const isRunning = new Set<Account>()
  /** Whose wallet said that it cannot send batches. */
  const singly = new Set<Tab>()
  const tabs = [openTab(), openTab()]

  function openTab(): Tab {
    const copy = mode === 'denied' ? empty() : { ...disk }
    const tab = {
      copy,
      release: newestRelease,
      isBasketKept: true,
      basketBefore: disk.basket,
      isDead: false,
      fuse: null,
    } as unknown as Tab
    openAccount(tab)
    return tab
  }

  /** What could not be stored is still in the memory of the page. */
  function openAccount(tab: Tab, before?: Account) {
    const { isListKept } = before ?? { isListKept: true }
    const items = mergeTracked(before?.items ?? [], tab.copy.items)
    tab.account = {
      outbox: emptyOutbox,
      items,
      isListKept,
      isAway: false,
      isStopped: false,
      unanswered: new Set(),
      jobs: [],
      queue: [],
      tab,
    }
    send(tab.account, { kind: 'opened' })
  }

  function leave(account: Account) {
    account.isAway = true
    if (account.unanswered.size > 0 || hasResultToShow(account.outbox.shown)) return
    account.isStopped = true
    account.jobs = []
    if (holder === account) holder = null
  }

  function comeBack(tab: Tab) {
    const { account } = tab
    if (!account.isAway) return
    account.isAway = false
    if (account.isStopped) openAccount(tab, account)
    else send(account, { kind: 'cameBack' })
  }

  function snapshotOf({ items, isListKept, isAway, tab }: Account): Snapshot {
    return {
      nowMs: nowMs - lostMs,
      isAway,
      stored: isReadable(tab) ? tab.copy.intent : null,
      unreadable: isReadable(tab)
        ? null
        : { kind: 'unreadable', why: 'newer', text: `${tab.copy.intent?.id}` },
      items,
      isListKept,
      isBasketKept: tab.isBasketKept,
    }
  }

  function send(account: Account, event: OutboxEvent) {
    account.queue.push(event)
    if (isRunning.has(account)) return
    isRunning.add(account)
    for (let next = account.queue.shift(); next !== undefined; next = account.queue.shift()) {
      if (account.tab.isDead) break
      const before = account.outbox
      const { outbox, effects } = step(before, next, snapshotOf(account))
      account.outbox = outbox
      if (holder === account && !('intent' in outbox.shown && holdsLock(outbox.shown, outbox.shown.intent)))
        holder = null
      hearWord(before, next, effects)
      checkShown(account, before)
      for (const effect of effects) if (!account.tab.isDead) run(account, effect)
    }
    isRunning.delete(account)
  }

  function run(account: Account, effect: Effect) {
    const { tab } = account
    if (tab.fuse !== null && tab.fuse-- === 0) return crash(tab)
    const later = (name: string, work: Job['run']) => void account.jobs.push({ name, run: work })
    /** Takes longer than storage to reach the other tabs. */
    const overNetwork = (name: string, work: Job['run']) =>
      later(name, (n) => {
        for (const each of tabs) deliver(each)
        work(n)
      })
    switch (effect.kind) {
      case 'lock': {
        const isOurs = (holder === null || holder === account) && isUpToDate(tab)
        if (isOurs) holder = account
        return later('lock', () => send(account, { kind: 'locked', intent: effect.intent, isOurs }))
      }
      case 'check':
        return overNetwork('check', (n) =>
          send(account, {
            kind: 'checked',
            intent: effect.intent,
            result:
              n % 8 === 7
                ? { kind: 'blocked', reason: 'No.' }
                : way === 'proposal'
                  ? { kind: 'proposal', nonceFrom: 1n, fromBlock: 1n }
                  : { kind: 'send', way: wayOf(effect.intent), nonce: 1, fromBlock: 1n },
          }),
        )
      case 'write': {
        const isKept = keepIntent(account, effect.intent)
        if (effect.after !== null)
          send(account, { kind: 'written', intent: effect.intent, after: effect.after, isKept })
        return
      }
      case 'forget':
        if (tab.copy.intent?.id !== effect.id || !isReadable(tab)) return
        return put(tab, 'intent', null)
      case 'discard':
        for (const request of requests)
          if (request.intent.id === effect.unreadable.text) request.isReleased = true
        put(tab, 'intent', null)
        return send(account, { kind: 'storageChanged' })
      case 'ask':
        return ask(account, effect.intent)
      case 'follow':
        follow(account, effect.item)
        takeOut(account, effect.event.next, effect.places)
        return send(account, effect.event)
      case 'followAgain':
        return follow(account, effect.item)
      case 'takeOut':
        takeOut(account, effect.intent, effect.places)
        return send(account, { ...effect, kind: 'takenOut' })
      case 'search':
        return overNetwork('search', (n) => {
          const { intent, why } = effect
          const found = searchFor(intent, n)
          if (typeof why !== 'string' && found.kind === 'nothing')
            for (const request of of(intent)) request.isReleased ||= request.isDenied
          send(account, { kind: 'searched', intent, why, found })
        })
      case 'searchLater':
        return overNetwork('due', () => send(account, { ...effect, kind: 'due' }))
      case 'fallBackToSequence':
        singly.add(account.tab)
    }
  }

  function wayOf({ calls }: Intent): 'batch' | 'sequence' {
    return way === 'batch' && calls.length > 1 && singly.size === 0 ? 'batch' : 'sequence'
  }

  /** All or nothing. A full storage takes only what replaces something. */
  function keepIntent(account: Account, intent: Intent): boolean {
    const { tab } = account
    const isRoom = mode === 'roomy' || mode === 'denied' || (mode === 'full' && disk.intent !== null)
    if (!isRoom || !isReadable(tab)) return false
    put(tab, 'intent', intent)
    put(tab, 'writer', tab.release)
    return true
  }

  function isReadable({ copy: { intent, writer }, release }: Tab): boolean {
    return intent === null || writer <= release
  }

  function put<K extends keyof Kept>(tab: Tab, key: K, value: Kept[K]) {
    tab.copy = { ...tab.copy, [key]: value }
    if (mode !== 'denied') disk[key] = value
  }

  function hear(account: Account) {
    if (account.isStopped) return
    account.items = mergeTracked(account.items, account.tab.copy.items)
    if (!isRunning.has(account)) send(account, { kind: 'storageChanged' })
  }
  function deliver(tab: Tab) {
    if (mode === 'denied') return
    const isNews = tab.copy.intent !== disk.intent || tab.copy.items !== disk.items
    // What another tab has kept since is newer than what could not be kept here.
    if (disk.basket !== tab.basketBefore) tab.isBasketKept = true
    const { basket, plan } = tab.isBasketKept ? disk : tab.copy
    tab.copy = { ...disk, basket, plan }
    if (isNews) hear(tab.account)
  }

  /** The browser decides on a lock at once, and the former holder keeps it until its writes have arrived. */
  function isUpToDate({ copy, isBasketKept }: Tab): boolean {
    if (mode === 'denied') return true
    return (
      copy.intent === disk.intent &&
      copy.items === disk.items &&
      (copy.basket === disk.basket || !isBasketKept)
    )
  }

  function follow(account: Account, item: TrackedItem) {
    account.items = mergeTracked([item], account.items)
    const merged = mergeTracked(account.items, account.tab.copy.items)
    account.isListKept = mode === 'roomy' || mode === 'denied'
    if (account.isListKept)
      put(account.tab, 'items', mergeTracked(merged, mode === 'denied' ? [] : disk.items))
  }

  function takeOut({ tab }: Account, { gifts, plan }: Intent, places: readonly number[]) {
    const gone = places.map((at) => gifts[at]?.amount ?? 0n)
    const left = tab.copy.basket.filter((amount) => !gone.includes(amount))
    if (left.length === tab.copy.basket.length) return
    const made = left.length === 0 ? null : (plan ?? tab.copy.plan)
    tab.isBasketKept = left.length === 0 || (mode !== 'stuck' && !isBasketStuck)
    tab.basketBefore = disk.basket
    if (tab.isBasketKept) {
      put(tab, 'basket', left)
      put(tab, 'plan', made)
    } else tab.copy = { ...tab.copy, basket: left, plan: made }
  }

  function ask(account: Account, intent: Intent) {
    const paid = amountsOf(intent)
    if (account.isAway) throw new Error('Away: asked for while another account has the screen.')
    for (const request of requests)
      if (request.status !== 'refused' && !request.isReleased && !request.isDenied)
        for (const amount of request.amounts)
          if (paid.includes(amount))
            throw new Error(`Twice: ${amount} is asked for while a request for it is ${request.status}.`)
    const hash: Hex = `0x${(names++).toString(16).padStart(64, '0')}`
    const request: Request = {
      intent,
      amounts: paid,
      account,
      hash,
      status: 'open',
      outAtMs: 0,
      isReleased: false,
      isDenied: false,
      lastAnswer: null,
    }
    requests.push(request)
    account.unanswered.add(request)
  }

  function of({ id }: Intent) {
    return requests.filter(({ intent }) => intent.id === id)
  }

  /** The user said that something was not sent, or turned back from what may be out. */
  function hearWord({ shown }: Outbox, event: OutboxEvent, effects: readonly Effect[]) {
    const isPause = effects.some((effect) => effect.kind === 'write' && effect.after === 'pause')
    const isDismissed =
      event.kind === 'dismiss' && ['asking', 'unknown', 'paused', 'checking'].includes(shown.kind)
    if (!(isPause || isDismissed) || !('intent' in shown)) return
    const sent = 'sent' in shown.intent ? shown.intent.sent.map(({ txHash }) => txHash) : []
    for (const request of of(shown.intent))
      // What the screen counts as sent stays given.
      if (!sent.some((txHash) => txHash === request.hash)) request.isReleased = true
  }

  /** Whether a screen says "not sent" of what may be out. */
  function checkShown({ outbox, tab }: Account, before: Outbox) {
    const { shown } = outbox
    if (shown === before.shown || (mode !== 'denied' && tab.copy.intent !== disk.intent)) return
    const about = 'intent' in shown ? shown.intent : 'intent' in before.shown ? before.shown.intent : null
    if (about === null) return
    const sent = 'sent' in about ? about.sent.map(({ index }) => about.gifts[index]?.amount) : []
    const mayBeOut = of(about).filter(
      ({ status, isReleased, isDenied, amounts: paid }) =>
        !isReleased &&
        !(isDenied && shown.kind !== 'blocked') &&
        status !== 'refused' &&
        paid.some((amount) => !sent.includes(amount) && !isTracked(amount, tab.account.items)),
    )
    const says = ['idle', 'rejected', 'blocked', 'paused'].includes(shown.kind)
    const [first] = mayBeOut
    if (says && first !== undefined)
      throw new Error(`Not sent: the screen says "${shown.kind}" of a request that is ${first.status}.`)
  }

  /** Asked for, and in no list that a reload finds. */
  function checkLists() {
    if (mode === 'denied') return
    for (const { amounts: paid, status, isReleased, isDenied } of requests) {
      if (status === 'refused' || isReleased) continue
      for (const amount of paid)
        if (!isTracked(amount, disk.items) && !isStored(amount, disk.intent))
          throw new Error(`Lost: ${amount} is ${status}${isDenied ? ' and denied' : ''}, and in no list.`)
    }
  }

  /** Two requests for one part of a plan, or a part whose number is beyond the last. */
  function checkPlans() {
    const seen = new Set<string>()
    for (const { intent, status, isReleased, isDenied } of requests) {
      const { plan } = intent
      if (plan === undefined || status !== 'out' || isReleased || isDenied) continue
      if (!isProposal(intent) && intent.way === 'sequence') continue
      const key = `${plan.id} ${plan.part}`
      if (seen.has(key)) throw new Error(`Plan: part ${plan.part} of ${plan.id} is out twice.`)
      seen.add(key)
      if (plan.part > plan.of) throw new Error(`Plan: part ${plan.part} of ${plan.of}.`)
    }
    for (const { account } of tabs)
      for (const item of account.items)
        if ((item.kind === 'safeTx' || item.kind === 'calls') && item.plan !== undefined)
          if (
            !requests.some(
              ({ intent: { plan } }) => plan?.id === item.plan?.id && plan?.part === item.plan?.part,
            )
          )
            throw new Error(`Plan: part ${item.plan.part} is in the list, and was never asked for.`)
  }

  /** A screen that waits for something that nobody does. */
  function checkWaits() {
    const needed = { checking: ['lock', 'check', 'search'], unknown: ['search', 'due'] }
    for (const { account } of tabs) {
      if (account.isStopped) continue
      const { kind } = account.outbox.shown
      if (kind !== 'checking' && kind !== 'unknown') continue
      if (!account.jobs.some(({ name }) => needed[kind].includes(name)))
        throw new Error(`Stuck: "${kind}", and nothing is under way.`)
    }
  }

  function searchFor(intent: Intent, n: number): Found {
    const wanted = amountsOf(intent)
    const out = requests.find(
      (request) =>
        request.status === 'out' &&
        // A hash stands for all of its calls: a request for more, or for less, has another one.
        request.amounts.join() === wanted.join() &&
        !('sent' in intent && intent.sent.some(({ txHash }) => txHash === request.hash)),
    )
    if (n % 4 === 1) return { kind: 'unreachable', reason: 'Down.' }
    const isListed = out !== undefined && nowMs - out.outAtMs > lagMs
    if (out !== undefined && (isListed || n % 4 === 0)) return { kind: 'found', out: outOf(intent, out.hash) }
    return n % 4 === 3 && !isProposal(intent) ? { kind: 'used', reason: 'Something.' } : { kind: 'nothing' }
  }

  function answer(request: Request, result: AskAnswer) {
    request.lastAnswer = result
    const { account, intent } = request
    account.jobs.push({
      name: 'answer',
      run: () => {
        for (const each of tabs) deliver(each)
        account.unanswered.delete(request)
        send(account, { kind: 'answered', intent, answer: result })
      },
    })
  }

  /** The jobs of these names, as they come up. */
  function runJobs(account: Account, wanted: readonly string[], n: number) {
    for (const name of wanted) {
      const job = account.jobs.find((each) => each.name === name)
      if (job === undefined || account.tab.isDead) continue
      account.jobs.splice(account.jobs.indexOf(job), 1)
      job.run(n)
    }
  }

  function decide(request: Request, action: Decision) {
    const { intent, hash } = request
    const isOut = action.kind.startsWith('confirm')
    if (isOut || action.kind === 'refuse' || action.kind === 'refuseUnclear' || action.kind === 'cannot')
      request.status = isOut ? 'out' : 'refused'
    request.outAtMs = nowMs
    switch (action.kind) {
      case 'confirmUnheard':
        return
      case 'confirm':
        return answer(request, { kind: 'out', out: outOf(intent, hash) })
      case 'confirmForeign': {
        const other = requests.find(({ intent: { id } }) => id !== intent.id)
        return answer(request, other ? { kind: 'out', out: outOf(intent, other.hash) } : { kind: 'unknown' })
      }
      case 'confirmNamed':
        return answer(request, isProposal(intent) ? { kind: 'named', hash } : { kind: 'unknown' })
      case 'confirmDenied':
        if (isProposal(intent)) request.isDenied = true
        return answer(request, isProposal(intent) ? { kind: 'rejected' } : { kind: 'unknown' })
      case 'confirmUnclear':
      case 'refuseUnclear':
      case 'leaveUnclear':
        return answer(request, { kind: 'unknown' })
      case 'refuse':
        return answer(request, action.n % 3 === 0 ? { kind: 'refused', reason: 'No.' } : { kind: 'rejected' })
      case 'cannot':
        return answer(
          request,
          'way' in intent && intent.way === 'batch'
            ? { kind: 'unsupported', reason: 'No.' }
            : { kind: 'rejected' },
        )
    }
  }

  function crash(tab: Tab) {
    tab.isDead = true
    const { account } = tab
    account.jobs = []
    account.queue = []
    if (holder === account) holder = null
    tabs[tabs.indexOf(tab)] = openTab()
  }

  function give(account: Account) {
    const { basket, plan } = account.tab.copy
    const parts = splitInto(basket, mostPayments)
    const [now] = parts
    if (now === undefined) return
    const gifts = now.map((amount) => ({ ...aGift, amount }))
    const calls = gifts.map(({ recipient, amount }) => ({
      to: recipient,
      value: amount,
      data: '0x' as const,
    }))
    const id = `gift ${names++}`
    const next = nextPart(plan, parts.length)
    const lineIds = now.map(String)
    const base = {
      id,
      chainId: aChain.id,
      gifts,
      calls,
      startedAtMs: nowMs - lostMs,
      ...(next && { plan: { ...next, id: next.id ?? id, lineIds } }),
    }
    const intent: Intent =
      way === 'proposal'
        ? { ...base, safe: theSafe, nonceFrom: null, fromBlock: null }
        : { ...base, wallet: theWallet, way: 'sequence', sent: [], asked: null }
    send(account, { kind: 'give', intent })
  }

  function act(action: Action) {
    const tab = tabs[action.tab % 2]
    if (tab === undefined) return
    if (isDecision(action)) {
      const open = requests.filter(({ status }) => status === 'open')
      const request = open[action.n % Math.max(1, open.length)]
      return request && decide(request, action)
    }
    if (isByHand(action)) comeBack(tab)
    const { account } = tab
    switch (action.kind) {
      // Two tabs may be told to give at the same moment; anything else by hand is slower than storage.
      case 'compose':
        deliver(tab)
        return put(tab, 'basket', [...tab.copy.basket, BigInt(amounts++)])
      case 'give':
        return give(account)
      case 'giveAll': {
        if (['sent', 'proposed', 'rejected', 'blocked'].includes(account.outbox.shown.kind))
          send(account, { kind: 'dismiss' })
        if (tab.copy.basket.length === 0) act({ ...action, kind: 'compose' })
        give(account)
        return runJobs(account, ['lock', 'check'], action.n)
      }
      case 'confirmHeard': {
        const [request] = requests.filter(
          ({ status, account: { tab: its } }) => status === 'open' && its === tab,
        )
        if (request === undefined) return
        decide(request, { ...action, kind: 'confirm' })
        return runJobs(request.account, ['answer', 'check'], action.n)
      }
      case 'sayNotSent':
      case 'dismiss':
      case 'discardUnreadable':
        deliver(tab)
        return send(account, { kind: action.kind })
      case 'resume':
      case 'searchNow':
        return send(account, { kind: action.kind })
      case 'run': {
        const next = account.jobs[action.n % Math.max(1, account.jobs.length)]
        if (next === undefined) return
        account.jobs.splice(account.jobs.indexOf(next), 1)
        return next.run(action.n)
      }
      case 'again': {
        const heard = requests.filter(
          ({ lastAnswer, account: { tab: its, isStopped } }) => lastAnswer && !its.isDead && !isStopped,
        )
        const request = heard[action.n % Math.max(1, heard.length)]
        return request?.lastAnswer ? answer(request, request.lastAnswer) : undefined
      }
      case 'crash':
        return crash(tab)
      case 'release':
        newestRelease += 1
        return
      case 'crashSoon':
        tab.fuse = action.n % 4
        return
      case 'leave':
        return leave(account)
      case 'comeBack':
        return comeBack(tab)
      case 'deliver':
        return deliver(tab)
      case 'wait':
        nowMs += 1 + (action.n % 100) * 1_000
        // The device corrects its clock.
        if (action.n % 3 === 0) lostMs += 1 + (action.n % 4) * 60_000
        return
      case 'disk':
        isBasketStuck = action.n % 4 === 3
        if (mode !== 'denied') mode = (['roomy', 'full', 'stuck'] as const)[action.n % 4] ?? 'roomy'
        return
    }
  }

  return {
    /** How far the longest plan has come: its parts that are out. */
    partsOut: () =>
      Math.max(0, ...requests.map(({ intent, status }) => (status === 'out' ? (intent.plan?.part ?? 0) : 0))),
    act(action: Action) {
      nowMs += 1
      act(action)
      checkLists()
      checkPlans()
      checkWaits()
    },
  }
}

function amountsOf(intent: Intent): readonly bigint[] {
  const index = isProposal(intent) ? null : (intent.asked?.index ?? null)
  const calls = index === null ? intent.calls : intent.calls.slice(index, index + 1)
  return calls.map(({ value }) => value)
}

function outOf(intent: Intent, hash: Hex) {
  if (isProposal(intent)) return { safeTxHash: hash as SafeTxHash, status: 'proposed' } as const
  const index = intent.asked?.index ?? null
  return index === null ? { id: hash } : { index, txHash: hash as ChainTxHash }
}

function isTracked(amount: bigint, items: readonly TrackedItem[]): boolean {
  return items.some((item) => 'calls' in item && item.calls.some(({ value }) => value === amount))
}

function isStored(amount: bigint, intent: Intent | null): boolean {
  if (intent === null) return false
  if (isProposal(intent)) return intent.calls.some(({ value }) => value === amount)
  const sent = intent.sent.map(({ index }) => intent.calls[index]?.value)
  return sent.includes(amount) || (intent.asked !== null && amountsOf(intent).includes(amount))
}
