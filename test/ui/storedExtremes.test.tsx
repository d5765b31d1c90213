import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { getAddress } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { readColumns } from '../../src/core/files/keptColumns'
import { readPlans } from '../../src/core/files/savedPlans'
import { readBasket } from '../../src/core/giving/draftBasket'
import { purposesText } from '../../src/core/giving/keptPurposes'
import { readCustomTokens } from '../../src/core/tokens/customTokens'
import { giftKey } from '../../src/flows/basket/giftPurposes'
import type { Intent } from '../../src/core/outbox/intent'
import type { Shown } from '../../src/core/outbox/state'
import type { SignInState } from '../../src/core/signIn/signInState'
import { foundOr, type StoredReading, unreadable } from '../../src/core/storedText'
import { parseNote } from '../../src/core/tracking/notes/noteSchema'
import { mergeTracked } from '../../src/core/tracking/stored/mergeTracked'
import {
  readTracked,
  serialiseTracked,
  type StoredTracked,
} from '../../src/core/tracking/stored/storedTracked'
import { storageKey } from '../../src/flows/account/storageKey'
import { signatureAlarm } from '../../src/flows/acting/signatureAlarm'
import { proposalIntent, sendIntent as storedSending } from '../../src/flows/outbox/storedIntent'
import { describeNote } from '../../src/flows/record/giftNotes'
import { storedSignIn } from '../../src/flows/signIn/signInStorage'
import { AlarmNotice } from '../../src/ui/acting/AlarmNotice'
import { AppContext } from '../../src/ui/AppContext'
import { SignInSection } from '../../src/ui/signIn/SignInSection'
import { readExtremes } from '../support/extremes'
import { pendingSignIn } from '../support/pendingSignIn'
import { chain } from './fakeCauses'
import {
  fakeAccount,
  fakeServices,
  fakeStorage,
  intent,
  nowMs,
  readyWith,
  safe,
  safeTxHashOf,
  trackedTx,
} from './fakes'
import {
  askedAt,
  chainHashOf,
  fakeWallet,
  sendIntent,
  sentAt,
  trackedCalls,
  trackedChainTx,
  wallet,
  walletServices,
} from './fakeWallet'
import { fakeGifts, fakeHistory, fakeRecord } from './record/fakeRecord'
import { renderApp } from './renderApp'

let faults: unknown[] = []
beforeEach(() => {
  faults = []
  vi.spyOn(console, 'error').mockImplementation((fault) => {
    // The document of the tests does not know every tag.
    if (!`${fault}`.includes('is unrecognized in this browser')) faults.push(fault)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const plan = { id: 'plan', part: 1, of: 2 }
const planned = readFileSync('test/fixtures/formats/stored/planned/1.json', 'utf8').trimEnd()
const [first, ...others] = intent.gifts
const gifts = [{ ...first!, memo: 'Invoice 114', planned }, ...others]
const proposal = {
  ...intent,
  gifts,
  plan: { ...plan, lineIds: ['1'] },
  earlierHashes: [safeTxHashOf(2)],
  answeredHash: safeTxHashOf(3),
  rejectedAtMs: nowMs,
}
const sending = sendIntent({
  gifts,
  sent: sentAt(0),
  asked: askedAt(1),
  plan: { ...plan, lineIds: ['1'] },
})
const search = { atMs: nowMs, found: 'nothing', reason: 'Nothing was found.' } as const

/** Shows an intent in each state in which it can be after a reload. */
async function showEach(stored: Intent, services: (shown: Shown) => Parameters<typeof renderApp>[0]) {
  const states: readonly Shown[] = [
    ...('wallet' in stored
      ? ([
          { kind: 'paused', intent: stored, reason: { kind: 'interrupted' } },
          { kind: 'sent', intent: stored },
        ] as const)
      : []),
    { kind: 'unknown', intent: stored, isSearching: false, lastSearch: search },
  ]
  for (const shown of states) {
    cleanup()
    await openAt(services(shown), '#/give')
  }
}
const shortfall = {
  payeeName: 'Wells',
  recipient: wallet,
  symbol: 'USDC',
  decimals: 6,
  token: wallet,
} as const
const ofSafe = [
  trackedTx({
    plan,
    note: { kind: 'received', gifts: [{ ...shortfall, given: 5n, arrived: 3n }] },
    refund: { atMost: 5n, token: null, receiver: null },
    rivals: [{ kind: 'rejection', safeTxHash: safeTxHashOf(2), signed: [wallet] }],
    phase: {
      status: 'awaitingConfirmations',
      signatures: { signed: [wallet], missing: [safe], threshold: 2 },
    },
  }),
]
const ofWallet = [
  trackedChainTx(0, {
    plan: { ...plan, payments: 2 },
    phase: { status: 'confirmed', txHash: chainHashOf(0), blockNumber: 7n },
    note: { kind: 'notSeen', sinceMs: nowMs },
    provisional: { blockNumber: 5n },
    reopenedAtMs: nowMs,
  }),
  trackedCalls({
    plan,
    note: { kind: 'unreachable', reason: 'The node did not answer.', sinceMs: nowMs },
    phase: { status: 'executing', txHash: null, confirmations: 3, blockNumber: 5n },
  }),
]
const alarm = {
  action: 'confirm',
  askedHash: safeTxHashOf(1),
  owner: wallet,
  signature: '0x1234',
  sizeBytes: 2,
  recovered: safe,
  atMs: nowMs,
  dismissed: { reason: 'Another wallet was chosen.', atMs: nowMs },
} as const
const alarmAt = { chain, safe, safeTxHash: safeTxHashOf(1) }

type Screen = {
  readonly text: string
  /** Shows it as the app does. Null: it cannot be read. */
  show(text: string): (() => Promise<unknown>) | null
}

function screenOf<T>(
  text: string,
  read: (text: string) => StoredReading<T>,
  show: (value: T) => unknown,
): Screen {
  return {
    text,
    show(given) {
      const value = foundOr(read(given), null)
      return value === null ? null : async () => show(value)
    },
  }
}

async function openAt(services: Parameters<typeof renderApp>[0], path: string) {
  renderApp(services, path)
  await screen.findByRole('heading', { level: 1 })
}

const at = (key: string, text: string) => fakeStorage({ [key]: text })

function stored(key: string, write: (storage: ReturnType<typeof fakeStorage>) => unknown): string {
  const storage = fakeStorage()
  write(storage)
  return storage.get(key) ?? ''
}

const keys = {
  proposal: storageKey('intent', { chain, safe }),
  sending: storageKey('intent', { chain, address: wallet }),
  alarm: `dsg.v1.alarm.${chain.id}.${getAddress(safe)}.${safeTxHashOf(1)}`,
  signIn: `dsg.v1.signIn.${chain.id}.${safe}`,
}
const signInAt = { address: safe, chainId: chain.id }

function showSignIn(state: SignInState) {
  const verb = async () => undefined
  const signIn = {
    account: signInAt,
    site: { appName: 'do some good', domain: 'good.example', uri: 'https://good.example/' },
    state: createStore<SignInState>(() => state),
    stuck: createStore(() => false),
    durable: true,
    unreadable: null,
    discard: () => undefined,
    prepare: verb,
    send: verb,
    cancel: () => undefined,
    refresh: verb,
    signOut: verb,
  }
  render(
    <AppContext value={fakeServices()}>
      <SignInSection signIn={signIn} />
    </AppContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'See who has signed' }))
}

/** Each entry is read. Another one would be set aside. */
function readWhole(text: string): StoredReading<StoredTracked> {
  const reading = readTracked(text)
  return foundOr(reading, null)?.unread.length === 0 ? reading : unreadable('damaged', text)
}

function listed(account: 'safe' | 'wallet') {
  return ({ items }: StoredTracked) => {
    // As the store does, which may hold one item twice.
    const tracked = { items: mergeTracked(items, []), durable: true, rebuilding: false }
    const services =
      account === 'wallet'
        ? walletServices(fakeWallet({ tracked }))
        : fakeServices({ account: readyWith(fakeAccount({ tracked })) })
    return openAt(services, '#/activity')
  }
}

function fixtureOf(kind: string): string {
  return readFileSync(`test/fixtures/formats/stored/${kind}/1.json`, 'utf8').trimEnd()
}

/** Leaves one line of a basket: no two have the same id, and each extreme is put everywhere. */
function lineAt(index: number) {
  return (text: string) => {
    const { lines, ...rest } = JSON.parse(text) as { readonly lines: readonly unknown[] }
    return JSON.stringify({ ...rest, lines: [lines[index]] })
  }
}

/** Shows the screen of a Safe that reads what stands under this key. */
function onScreen(
  kind: string,
  read: (text: string) => StoredReading<unknown>,
  path: string,
  edit: (text: string) => string = (text) => text,
): Screen {
  const [purposed] = ofSafe
  const text = edit(fixtureOf(kind))
    // The purpose of the gift that is followed.
    .replace(/("gift":")0x[0-9a-f]{64}/, (_all, name) => `${name}${giftKey(purposed?.calls ?? [])}`)
  const keyOf = (name: string) => `dsg.v1.${name}.${chain.id}.${safe.toLowerCase()}`
  // A token is shown with a line that gives it.
  const beside = kind === 'tokens' ? { [keyOf('basket')]: lineAt(1)(fixtureOf('basket')) } : {}
  const key = kind === 'columns' ? 'dsg.v1.columns' : keyOf(kind)
  return {
    text,
    show(given) {
      if (foundOr(read(given), null) === null) return null
      const tracked = { items: ofSafe, durable: true, rebuilding: false }
      const account = readyWith(fakeAccount({ tracked }))
      return () => openAt(fakeServices({ account, storage: fakeStorage({ ...beside, [key]: given }) }), path)
    },
  }
}

const screens: Readonly<Record<string, Screen>> = {
  'a proposal under way': screenOf(
    stored(keys.proposal, (storage) => proposalIntent({ chain, safe, storage }).keep(proposal)),
    (text) => proposalIntent({ chain, safe, storage: at(keys.proposal, text) }).read(),
    (value) => showEach(value, (shown) => fakeServices({ account: readyWith(fakeAccount({ shown })) })),
  ),
  'payments that a wallet is sending': screenOf(
    stored(keys.sending, (storage) => storedSending({ chain, address: wallet, storage }).keep(sending)),
    (text) => storedSending({ chain, address: wallet, storage: at(keys.sending, text) }).read(),
    (value) => showEach(value, (shown) => walletServices(fakeWallet({ shown }))),
  ),
  'tracked gifts of a Safe': screenOf(serialiseTracked(ofSafe, 5), readWhole, listed('safe')),
  'tracked gifts of a wallet': screenOf(serialiseTracked(ofWallet, 5), readWhole, listed('wallet')),
  'a foreign signature': screenOf(
    stored(keys.alarm, (storage) => signatureAlarm(storage, alarmAt).set(alarm)),
    (text) => signatureAlarm(at(keys.alarm, text), alarmAt).read(),
    (value) =>
      render(
        <AppContext value={fakeServices()}>
          <AlarmNotice
            place={{ chain, safe }}
            alarm={{ ...value, safeTxHash: safeTxHashOf(1) }}
            isElsewhere
            takesFocus={false}
            onDismiss={() => undefined}
          />
        </AppContext>,
      ),
  ),
  'a sign-in under way': screenOf(
    stored(keys.signIn, (storage) =>
      storedSignIn({ account: signInAt, storage }).set(pendingSignIn({ of: signInAt })),
    ),
    (text) => storedSignIn({ account: signInAt, storage: at(keys.signIn, text) }).read(),
    ({ request, ...record }) => {
      const item = request.safeMessage ?? pendingSignIn().request.safeMessage
      if (record.kind !== 'pending' || item === null) throw new Error('Owners are signing it.')
      showSignIn({ kind: 'pending', request, way: record.way, item, trouble: null })
    },
  ),
  'a line of the gift that is put together, to a cause': onScreen('basket', readBasket, '#/give', lineAt(0)),
  'such a line to an address': onScreen('basket', readBasket, '#/give', lineAt(1)),
  'saved plans': onScreen('plans', readPlans, '#/plans'),
  'added tokens': onScreen('tokens', readCustomTokens, '#/give'),
  'purposes of gifts': onScreen('purposes', (text) => purposesText.read(text), '#/activity'),
  'what the columns of files hold': onScreen('columns', readColumns, '#/import'),
  'the note of a gift in the record': screenOf(
    readFileSync('test/fixtures/formats/stored/note/1-memo.json', 'utf8').trimEnd(),
    (text) => {
      const note = parseNote(JSON.parse(text))
      return note === null ? unreadable('damaged', text) : { kind: 'found', value: note }
    },
    async (note) => {
      const [payment] = note.payments
      const [gift] = fakeGifts(1)
      const noted = describeNote(note)({
        index: 0,
        recipient: payment?.recipient ?? wallet,
        token: payment?.token ?? null,
        amount: payment?.amount ?? 1n,
        arrived: 0n,
        outcome: 'nothing',
      })
      const { record } = fakeRecord({
        gifts: [{ ...gift!, cause: null, noted: { ...gift!.noted, ...noted } }],
      })
      const services = fakeServices(
        { session: { kind: 'visitor', framed: false }, account: { kind: 'none' } },
        { openHistory: () => Promise.resolve(fakeHistory(record)) },
      )
      await openAt(services, `#/record/local:${safe}`)
      await screen.findByRole('region', { name: 'Payments' })
    },
  ),
}

/** No screen needs as many characters to show one stored thing. */
const mostShown = 250_000

test.each(Object.entries(screens))(
  'whatever is read of %s can be shown, and hides nothing',
  async (_what, { text, show }) => {
    const all = readExtremes(text, (given) => show(given) !== null)
    expect(all.length).toBeGreaterThan(3)
    for (const [extreme, given] of all) {
      await show(given)?.()
      const words = document.body.textContent
      expect(words.length, extreme).toBeGreaterThan(100)
      expect(words.length, extreme).toBeLessThan(mostShown)
      expect(words, extreme).not.toMatch(/stopped working|\u202e/)
      expect(faults, extreme).toEqual([])
      cleanup()
    }
  },
  60_000,
)
