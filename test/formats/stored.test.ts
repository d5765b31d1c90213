import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createRequestBudget, storedBudget } from '../../src/adapters/service/requestBudget'
import { readPlans } from '../../src/core/files/savedPlans'
import type { Basket } from '../../src/core/giving/basket'
import type { ProposalIntent, SendIntent } from '../../src/core/outbox/intent'
import { itemOf } from '../../src/core/outbox/itemOf'
import { parsePlanned, serialisePlanned } from '../../src/core/prices/planned'
import { foundOr, type StoredReading } from '../../src/core/storedText'
import { stringifyExact } from '../../src/core/stringifyExact'
import { readColumns } from '../../src/core/files/keptColumns'
import { readCustomTokens } from '../../src/core/tokens/customTokens'
import { parseNote, storeNote } from '../../src/core/tracking/notes/noteSchema'
import type { TxNote } from '../../src/core/tracking/notes/txNote'
import { readTracked, serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { storageKey } from '../../src/flows/account/storageKey'
import { keepSignature, type KeptSignature, readKept } from '../../src/flows/acting/keptSignatures'
import { type SentExecution, sentExecution } from '../../src/flows/acting/followExecution'
import { type SignatureAlarm, signatureAlarm } from '../../src/flows/acting/signatureAlarm'
import { basketKey } from '../../src/flows/basket/basketStore'
import { keepPurpose, purposeOf } from '../../src/flows/basket/giftPurposes'
import { storedBasket } from '../../src/flows/basket/storedBasket'
import { proposalIntent, sendIntent } from '../../src/flows/outbox/storedIntent'
import { openRememberedColumns } from '../../src/flows/files/rememberedColumns'
import { openPlans } from '../../src/flows/plans/plansStore'
import { keepNewestSeen, readNewestSeen } from '../../src/flows/session/checkDirectory'
import { readSessionRecord, writeSessionRecord } from '../../src/flows/signIn/session/browserSession'
import { readSignIn, storedSignIn, writeSignIn } from '../../src/flows/signIn/signInStorage'
import { customTokensKey, openCustomTokens } from '../../src/flows/tokens/customTokens'
import { readMemo, writeMemo } from '../../src/flows/tracking/createServicePolls'
import type { KeyValueStorage } from '../../src/ports/storage'
import { readLastWallet, writeLastWallet } from '../../src/ui/wallet/lastWallet'
import { addressOf, chain, ether, safe, usdc, usdcAddress } from '../core/giving/world'
import { hostileTexts } from '../support/extremes'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { pendingSignIn, signInAccount } from '../support/pendingSignIn'
import { expectWritten, fixture } from './fixture'
import { chainHash, safeHash } from './hashes'

const owner = addressOf('0a')
const wallet = addressOf('5b')
const atMs = Date.UTC(2026, 10, 20, 14, 5)

const calls = [{ to: addressOf('a1'), value: 250n * 10n ** 15n, data: '0x' }] as const
const gifts = [
  {
    causeId: 'wells',
    payeeName: 'Open Wells',
    recipient: addressOf('a1'),
    asset: ether,
    amount: calls[0].value,
  },
]
const planned = serialisePlanned({
  currency: 'EUR',
  worth: 75_000n,
  price: { value: 300_000n, decimals: 2 },
  source: 'prices.example',
  atMs,
})

const basket: Basket = {
  lines: [
    {
      id: '1',
      payee: { kind: 'cause', causeId: 'wells', seen: addressOf('a1') },
      assetKey: 'native',
      amountText: '0,25',
      planned,
    },
    {
      id: '2',
      payee: { kind: 'address', address: addressOf('99'), name: 'Aunt Mia', ensName: 'mia.eth' },
      assetKey: usdcAddress,
      amountText: '',
    },
  ],
  plan: { id: 'plan', part: 1, of: 3 },
  purpose: 'Third quarter',
}

const proposal: ProposalIntent = {
  id: 'a',
  chainId: 1,
  safe,
  gifts,
  calls,
  startedAtMs: atMs,
  plan: { id: 'plan', part: 1, of: 2, lineIds: ['1'] },
  nonceFrom: 7n,
  fromBlock: 19_000_000n,
  earlierHashes: [safeHash('a1')],
  answeredHash: safeHash('a2'),
  rejectedAtMs: atMs + 1,
}
const sending: SendIntent = {
  id: 'b',
  chainId: 1,
  wallet,
  gifts: [
    ...gifts,
    { causeId: null, payeeName: 'Aunt Mia', recipient: addressOf('99'), asset: usdc, amount: 5n },
  ],
  calls: [
    ...calls,
    {
      to: usdcAddress,
      value: 0n,
      data: `0xa9059cbb${'99'.repeat(20).padStart(64, '0')}${'5'.padStart(64, '0')}`,
    },
  ],
  startedAtMs: atMs,
  way: 'sequence',
  sent: [{ index: 0, txHash: chainHash('b1') }],
  asked: { index: 1, nonce: 5, askedAtMs: atMs, fromBlock: 19_000_000n },
}

const given = {
  causeId: 'wells',
  payeeName: 'Open Wells',
  recipient: addressOf('a1'),
  symbol: 'ETH',
  decimals: 18,
  token: null,
  amount: calls[0].value,
  planned,
}
const common = { chainId: 1, createdAtMs: atMs, lastGoodAtMs: atMs, note: null, rebuilt: false } as const
const ofSafe: readonly TrackedItem[] = [
  {
    ...common,
    kind: 'safeTx',
    safe,
    safeTxHash: safeHash('a1'),
    calls,
    gifts: [given],
    refund: { atMost: 5n, token: null, receiver: null },
    nonce: 7n,
    fromBlock: 19_000_000n,
    seen: true,
    missingSinceMs: null,
    proposer: owner,
    plan: { id: 'plan', part: 1, of: 2 },
    rivals: [{ kind: 'rejection', safeTxHash: safeHash('a2'), signed: [owner] }],
    phase: {
      status: 'awaitingConfirmations',
      signatures: { signed: [owner], missing: [addressOf('0b')], threshold: 2 },
    },
  },
]
const ofWallet: readonly TrackedItem[] = [
  {
    ...common,
    kind: 'chainTx',
    wallet,
    txHash: chainHash('b1'),
    calls,
    gifts: [given],
    nonce: 5,
    fromBlock: null,
    phase: { status: 'confirmed', txHash: chainHash('b1'), blockNumber: 19_000_001n },
  },
  {
    ...common,
    createdAtMs: atMs - 1,
    kind: 'calls',
    id: 'batch-1',
    wallet,
    txHash: null,
    calls,
    gifts: [given],
    fromBlock: 19_000_000n,
    note: { kind: 'unreachable', reason: 'The node did not answer.', sinceMs: atMs },
    phase: { status: 'failed', txHash: null, blockNumber: null, given: 'unknown' },
  },
]
const nothingCleared = { items: [], unread: [], changedAtMs: 5, beforeMs: 5 }
const list = (items: readonly TrackedItem[]) => ({
  items,
  unread: [],
  clearedAtMs: 5,
  cleared: nothingCleared,
})

const execution: SentExecution = {
  safeTxHash: safeHash('a1'),
  from: owner,
  txHash: chainHash('b1'),
  askedAtMs: atMs,
  fromBlock: 1n,
}
const signature: KeptSignature = {
  kind: 'reject',
  safeTxHash: safeHash('a1'),
  nonce: 7n,
  owner,
  signature: `0x${'1b'.repeat(65)}`,
  signedAtMs: atMs,
}
const alarm: SignatureAlarm = {
  action: 'confirm',
  askedHash: safeHash('a1'),
  owner,
  signature: '0x1234',
  sizeBytes: 2,
  recovered: addressOf('0b'),
  atMs,
  dismissed: { reason: 'Another wallet was chosen.', atMs: atMs + 1 },
}
const token = { address: usdcAddress, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const plan = { name: 'Quarter', savedAtMs: atMs, text: 'eyJ2ZXJzaW9uIjoyfQ' }
const session = { holder: `1.${safe}`, endsAtMs: atMs, isLeaving: true }
const memo = { atMs, nonce: 7n, changedAtMs: atMs - 1, mark: 'a' }
const budget = {
  sentAtMs: [atMs],
  pause: { fromMs: 1, untilMs: 2 },
  quota: { limit: 5_000, remaining: 17, atMs, resetsAtMs: atMs + 1 },
}
const place = { chain, safe, safeTxHash: safeHash('a1') } as const
const signInPlace = (storage: KeyValueStorage) => ({ account: signInAccount, storage })
const found = <T>(reading: StoredReading<T>) => foundOr(reading, null)

type Case = {
  readonly key: string
  readonly value: unknown
  write(storage: KeyValueStorage): unknown
  read(storage: KeyValueStorage): unknown
}

/** Everything that is stored under a key of its own. */
const cases: Readonly<Record<string, Case>> = {
  basket: {
    key: `dsg.v1.basket.1.${safe.toLowerCase()}`,
    value: basket,
    write: (storage) => storedBasket(storage, basketKey(1, safe)).write(basket),
    read: (storage) => found(storedBasket(storage, basketKey(1, safe)).read()),
  },
  plans: {
    key: `dsg.v1.plans.1.${safe.toLowerCase()}`,
    value: [{ ...plan, id: 'plan-1' }],
    write: (storage) => openPlans(storage, 1, safe).save(plan),
    read: (storage) => found(readPlans(storage.get(`dsg.v1.plans.1.${safe.toLowerCase()}`))),
  },
  purposes: {
    key: `dsg.v1.purposes.1.${safe.toLowerCase()}`,
    value: 'Third quarter',
    write: (storage) => keepPurpose({ storage, chainId: 1, owner: safe }, calls, 'Third quarter'),
    read: (storage) => purposeOf({ storage, chainId: 1, owner: safe }, calls),
  },
  tokens: {
    key: `dsg.v1.tokens.1.${safe.toLowerCase()}`,
    value: [token],
    write: (storage) => openCustomTokens(storage, customTokensKey(1, safe)).add(token),
    read: (storage) => openCustomTokens(storage, customTokensKey(1, safe)).getState(),
  },
  columns: {
    key: 'dsg.v1.columns',
    value: ['name', 'receiver', 'amount', null],
    write: (storage) =>
      openRememberedColumns(storage).keep(
        ['Payee', 'Wallet', ' Sum ', 'Note'],
        ['name', 'receiver', 'amount', null],
      ),
    read: (storage) => openRememberedColumns(storage).of(['payee', 'wallet', 'sum', 'note']),
  },
  tracked: {
    key: `dsg.v1.tracked.1.${safe}`,
    value: list(ofSafe),
    write: (storage) => storage.set(storageKey('tracked', { chain, safe }), serialiseTracked(ofSafe, 5)),
    read: (storage) => found(readTracked(storage.get(storageKey('tracked', { chain, safe })))),
  },
  'tracked-wallet': {
    key: `dsg.v1.tracked.1.wallet.${wallet}`,
    value: list(ofWallet),
    write: (storage) =>
      storage.set(storageKey('tracked', { chain, address: wallet }), serialiseTracked(ofWallet, 5)),
    read: (storage) => found(readTracked(storage.get(storageKey('tracked', { chain, address: wallet })))),
  },
  'intent-proposal': {
    key: `dsg.v1.intent.1.${safe}`,
    value: proposal,
    write: (storage) => proposalIntent({ chain, safe, storage }).keep(proposal),
    read: (storage) => found(proposalIntent({ chain, safe, storage }).read()),
  },
  'intent-send': {
    key: `dsg.v1.intent.1.wallet.${wallet}`,
    value: sending,
    write: (storage) => sendIntent({ chain, address: wallet, storage }).keep(sending),
    read: (storage) => found(sendIntent({ chain, address: wallet, storage }).read()),
  },
  execution: {
    key: `dsg.v1.execution.1.${safeHash('a1')}`,
    value: execution,
    write: (storage) => sentExecution(storage, place).keep(execution),
    read: (storage) => found(sentExecution(storage, place).read()),
  },
  signature: {
    key: `dsg.v1.signature.1.${safe}.7.${safeHash('a1')}.${owner}`,
    value: [signature],
    write: (storage) => keepSignature(storage, { ...place, nonce: 7n }, signature),
    read: (storage) => readKept(storage, { ...place, nonce: 7n }),
  },
  alarm: {
    key: `dsg.v1.alarm.1.${safe}.${safeHash('a1')}`,
    value: alarm,
    write: (storage) => signatureAlarm(storage, place).set(alarm),
    read: (storage) => found(signatureAlarm(storage, place).read()),
  },
  signIn: {
    key: `dsg.v1.signIn.10.${signInAccount.address}`,
    value: pendingSignIn(),
    write: (storage) => writeSignIn(signInPlace(storage), pendingSignIn()),
    read: (storage) => readSignIn(signInPlace(storage)),
  },
  session: {
    key: 'dsg.v1.signIn.session',
    value: session,
    write: (storage) => writeSessionRecord(storage, session),
    read: (storage) => readSessionRecord(storage, 0),
  },
  polled: {
    key: `dsg.v1.polled.1.${safe}`,
    value: memo,
    write: (storage) => writeMemo({ storage, chain, safe }, memo),
    read: (storage) => readMemo({ storage, chain, safe }, atMs),
  },
  budget: {
    key: 'dsg.v1.budget.service.example',
    value: budget,
    write: (storage) => storedBudget(storage, 'service.example').write(budget),
    read: (storage) => storedBudget(storage, 'service.example').read(),
  },
  directory: {
    key: `dsg.v1.directory.eth:${safe}`,
    value: { newest: 7 },
    write: (storage) =>
      keepNewestSeen(storage, { chain, safe }, { signed: { newest: 7 }, before: { kind: 'none' } }),
    read: (storage) => found(readNewestSeen(storage, { chain, safe })),
  },
  lastWallet: {
    key: 'dsg.lastWallet',
    value: wallet,
    write: (storage) => writeLastWallet(storage, wallet),
    read: readLastWallet,
  },
}

const textOf = (name: string) => fixture(`stored/${name}/1.json`).trimEnd()

test.each(Object.entries(cases))(
  'stored %s is read or refused whatever it holds, and stays as it is',
  (name, { key, read }) => {
    const hostile = name === 'lastWallet' ? hostileTexts(JSON.stringify(wallet)) : hostileTexts(textOf(name))
    for (const [what, text] of hostile) {
      const browser = createFakeBrowser()
      browser.data.set(key, text)
      expect(() => read(browser.openTab()), what).not.toThrow()
      expect(browser.data.get(key), what).toBe(text)
    }
  },
  60_000,
)

const readings: Readonly<Record<string, (storage: KeyValueStorage, key: string) => StoredReading<unknown>>> =
  {
    basket: (storage) => storedBasket(storage, basketKey(1, safe)).read(),
    plans: (storage, key) => readPlans(storage.get(key)),
    tokens: (storage, key) => readCustomTokens(storage.get(key)),
    columns: (storage, key) => readColumns(storage.get(key)),
    tracked: (storage, key) => readTracked(storage.get(key)),
    'tracked-wallet': (storage, key) => readTracked(storage.get(key)),
    'intent-proposal': (storage) => proposalIntent({ chain, safe, storage }).read(),
    'intent-send': (storage) => sendIntent({ chain, address: wallet, storage }).read(),
    execution: (storage) => sentExecution(storage, place).read(),
    alarm: (storage) => signatureAlarm(storage, place).read(),
    signIn: (storage) => storedSignIn(signInPlace(storage)).read(),
    directory: (storage) => readNewestSeen(storage, { chain, safe }),
  }

test.each(Object.entries(readings))(
  'stored %s is never taken for nothing, and can be stored again as it is read',
  (name, reading) => {
    const { key } = cases[name] ?? { key: '' }
    for (const [what, text] of hostileTexts(textOf(name))) {
      const browser = createFakeBrowser()
      browser.data.set(key, text)
      const found = reading(browser.openTab(), key)
      expect(found.kind, what).not.toBe('none')
      expect(() => stringifyExact(found), what).not.toThrow()
    }
  },
  60_000,
)

test('no stored back-off or quota stops the polls for longer than a month', () => {
  for (const [what, text] of hostileTexts(textOf('budget'))) {
    const browser = createFakeBrowser()
    browser.data.set(cases['budget']?.key ?? '', text)
    const store = storedBudget(browser.openTab(), 'service.example')
    const waitMs = createRequestBudget({
      clock: createFakeClock({ startMs: atMs }),
      limit: 20,
      windowMs: 60_000,
      store,
    }).waitMs()
    expect(waitMs, what).toBeGreaterThanOrEqual(0)
    expect(waitMs, what).toBeLessThanOrEqual(31 * 86_400_000)
  }
})

const newer = '{"version":2,"streamed":true}'

describe.each(Object.entries(cases))('stored %s', (name, { key, value, write, read }) => {
  test('is read as it was stored by version 1, and is stored like that today, under the same key', () => {
    const browser = createFakeBrowser()
    write(browser.openTab())
    expect([...browser.data.keys()]).toEqual([key])
    expectWritten(`stored/${name}/1.json`, `${browser.data.get(key)}\n`)
    const old = createFakeBrowser()
    old.data.set(key, fixture(`stored/${name}/1.json`).trimEnd())
    expect(read(old.openTab())).toEqual(value)
  })
})

// The list of followed gifts has a writer of its own: test/flows/unreadableLists.test.ts.
const guarded = Object.entries(cases).filter(([name]) => !/^(tracked|session|lastWallet)/.test(name))

test.each(guarded)('stored %s of a newer release stays as it is', (_name, { key, write }) => {
  const browser = createFakeBrowser()
  browser.data.set(key, newer)
  write(browser.openTab())
  expect(browser.data.get(key)).toBe(newer)
})

test('the session is written over: it is of the one cookie, which has changed', () => {
  const browser = createFakeBrowser()
  browser.data.set('dsg.v1.signIn.session', newer)
  writeSessionRecord(browser.openTab(), session)
  expect(readSessionRecord(browser.openTab(), 0)).toEqual(session)
})

describe('what earlier forms of version 1 have stored', () => {
  const readFrom = (name: string, form: string) => {
    const browser = createFakeBrowser()
    const { key, read } = cases[name] ?? { key: '', read: () => null }
    browser.data.set(key, fixture(`stored/${name}/${form}.json`).trimEnd())
    return read(browser.openTab())
  }

  test('a basket that knew causes only', () => {
    const payee = { kind: 'cause', causeId: 'wells' }
    expect(readFrom('basket', '1-causes-only')).toEqual({
      lines: [{ id: '1', payee, assetKey: 'native', amountText: '0.25' }],
    })
  })

  test('a list in which a payee was a cause, with nothing kept aside and an end without its proof', () => {
    const { planned: _planned, ...without } = given
    const item = {
      ...common,
      kind: 'safeTx',
      safe,
      safeTxHash: safeHash('a1'),
      calls,
      gifts: [without],
      refund: null,
      nonce: 7n,
      fromBlock: 19_000_000n,
      seen: true,
      missingSinceMs: null,
      phase: {
        status: 'replaced',
        byNonce: 7n,
        paid: 'unknown',
        bySafeTxHash: safeHash('a2'),
        byTxHash: null,
      },
    }
    expect(readFrom('tracked', '1-cause-name')).toEqual({
      items: [item],
      unread: [],
      clearedAtMs: 5,
      cleared: { items: [], changedAtMs: 5, beforeMs: 5 },
    })
  })
})

test('what an amount was planned as is a text within others, and read for itself', () => {
  expectWritten('stored/planned/1.json', `${planned}\n`)
  expect(parsePlanned(fixture('stored/planned/1.json').trimEnd())).toEqual({
    currency: 'EUR',
    worth: 75_000n,
    price: { value: 300_000n, decimals: 2 },
    source: 'prices.example',
    atMs,
  })
})

const note: TxNote = {
  id: safeHash('a1'),
  txHash: chainHash('b1'),
  atMs,
  isOwn: true,
  payments: [
    { recipient: addressOf('99'), token: usdcAddress, amount: 10n ** 30n, name: 'Aunt Mia', planned },
  ],
  purpose: 'Third quarter',
  planId: 'plan-1',
  proposer: owner,
}

test('a note of a gift is read as IndexedDB and a device file have it, and written like that today', () => {
  expectWritten('stored/note/1.json', `${JSON.stringify(storeNote(note))}\n`)
  expect(parseNote(JSON.parse(fixture('stored/note/1.json')))).toEqual(note)
})

test('the newest version of the directory, with what proves it', () => {
  const browser = createFakeBrowser()
  const storage = browser.openTab()
  const proof = { date: '2026-11-20', sha256: '5f'.repeat(32), signature: `0x${'ab'.repeat(65)}` } as const
  const signed = { newest: 8, proof }
  keepNewestSeen(storage, { chain, safe }, { signed, before: { kind: 'none' } })
  const { key } = cases['directory'] ?? { key: '' }
  expectWritten('stored/directory/1-proof.json', `${browser.data.get(key)}\n`)
  browser.data.set(key, fixture('stored/directory/1-proof.json').trimEnd())
  expect(readNewestSeen(storage, { chain, safe })).toEqual({ kind: 'found', value: signed })
})

describe('what the giver noted for a payee', () => {
  const memo = 'Invoice 2026-114'
  const hostile = ' \u202eInvoice\n2026-114\u200b'
  const [first, ...others] = basket.lines

  test('is a part of the basket', () => {
    const noted = { ...basket, lines: [...(first ? [{ ...first, memo }] : []), ...others] }
    const browser = createFakeBrowser()
    storedBasket(browser.openTab(), basketKey(1, safe)).write(noted)
    expectWritten('stored/basket/1-memo.json', `${browser.data.get(basketKey(1, safe))}\n`)
    expect(found(storedBasket(browser.openTab(), basketKey(1, safe)).read())).toEqual(noted)
  })

  test('is a part of an intent, and so of the gift that it becomes', () => {
    const noted = { ...proposal, gifts: gifts.map((gift) => ({ ...gift, memo })) }
    const browser = createFakeBrowser()
    proposalIntent({ chain, safe, storage: browser.openTab() }).keep(noted)
    expectWritten(
      'stored/intent-proposal/1-memo.json',
      `${browser.data.get(storageKey('intent', { chain, safe }))}\n`,
    )
    expect(found(proposalIntent({ chain, safe, storage: browser.openTab() }).read())).toEqual(noted)
    expect(itemOf(noted, { safeTxHash: safeHash('a1'), status: 'proposed' })).toMatchObject({
      gifts: [{ memo }],
    })
  })

  test('is a part of a tracked gift and of its note, without what a foreign file hides in it', () => {
    const [item] = ofSafe
    if (item?.kind !== 'safeTx') throw new Error('It is a gift.')
    const noted = { ...item, gifts: [{ ...given, memo }] }
    expectWritten('stored/tracked/1-memo.json', `${serialiseTracked([noted], 5)}\n`)
    const stored = fixture('stored/tracked/1-memo.json').trimEnd()
    expect(found(readTracked(stored))?.items).toEqual([noted])
    const changed = stored.replace(JSON.stringify(memo), JSON.stringify(hostile))
    expect(found(readTracked(changed))?.items).toEqual([noted])

    const [payment] = note.payments
    const whole = { ...note, payments: payment ? [{ ...payment, memo }] : [] }
    expectWritten('stored/note/1-memo.json', `${JSON.stringify(storeNote(whole))}\n`)
    expect(parseNote(JSON.parse(fixture('stored/note/1-memo.json')))).toEqual(whole)
    expect(
      parseNote(
        JSON.parse(fixture('stored/note/1-memo.json').replace(JSON.stringify(memo), JSON.stringify(hostile))),
      ),
    ).toEqual(whole)
  })
})

test('every key of storage is one of these, or plain text, and stands in docs/formats.md', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const text = sources.map((path) => readFileSync(`${root}src/${path}`, 'utf8')).join('\n')
  const keys = [...text.matchAll(/[`']dsg\.(?:v1\.)?([a-zA-Z]+|\$\{what\})/g)].flatMap(([, kind = '']) =>
    kind === '${what}' ? ['tracked', 'intent', 'polled'] : [kind],
  )
  const databases = [...text.matchAll(/'(dsg-[a-z]+)'/g)].map(([, name = '']) => name)
  const known = Object.values(cases).map(
    ({ key }) => key.replace('dsg.v1.', '').replace('dsg.', '').split('.')[0] ?? '',
  )
  // `probe` is removed at once; `acting` is the name of a lock.
  expect(new Set(keys)).toEqual(new Set([...known, 'probe', 'acting']))
  expect(new Set(databases)).toEqual(new Set(['dsg-notes', 'dsg-record']))
  const page = readFileSync(`${root}docs/formats.md`, 'utf8')
  for (const key of [...new Set(known), 'dsg-notes', 'dsg-record', 'theme', 'language'])
    expect(page, `docs/formats.md does not name ${key}`).toContain(key)
})
