import { describe, expect, test } from 'vitest'
import { buildOnChain } from '../support/safeFixtures'
import { createSignInWorld, dayMs } from './signInWorld'

/** What owners have signed over hours is not lost by one answer that did not come, or that was wrong. */

type SignInWorld = ReturnType<typeof createSignInWorld>
type Tab = ReturnType<SignInWorld['open']>

const wrong = { kind: 'refused', cause: 'wrong', reason: 'The node is a block behind.' } as const
const whole = { kind: 'signed', signature: '0x1234' } as const

/** The Safe is asked, and Ada signs. */
async function askAndWait(world: SignInWorld): Promise<Tab> {
  const tab = world.open()
  void tab.signIn.send()
  await world.clock.advance(0)
  world.ownersSign('Ada')
  await world.clock.advance(60_000)
  expect(tab.state().kind).toBe('pending')
  return tab
}

const timesAsked = ({ fake }: SignInWorld, what: string) => fake.asked.filter((one) => one === what).length

describe('a “wrong” of the service after the Safe itself has accepted', () => {
  test('is no end: it is asked again, less and less often, until it takes the signatures', async () => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.verdict = wrong
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(3_600_000)
    expect(tab.state()).toMatchObject({
      kind: 'pending',
      item: { phase: { status: 'signed' } },
      trouble: 'The sign-in service does not take the signatures yet.',
    })
    expect(timesAsked(world, 'verify')).toBeLessThan(25)
    world.fake.verdict = null
    await world.clock.advance(600_000)
    expect(tab.state().kind).toBe('signedIn')
    expect(world.requests).toHaveLength(1)
  })

  test('goes on after a reload', async () => {
    const world = createSignInWorld()
    const first = await askAndWait(world)
    world.fake.verdict = wrong
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(600_000)
    first.close()
    world.fake.verdict = null
    const second = world.open()
    await world.clock.advance(120_000)
    expect(second.state().kind).toBe('signedIn')
  })

  test('that never ends does with the nonce, and nobody is asked any more', async () => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.verdict = wrong
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(4 * dayMs)
    expect(tab.state()).toEqual({ kind: 'idle', problem: 'expired' })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test.each(['expired', 'used'] as const)('but “%s” is an end', async (cause) => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.verdict = { kind: 'refused', cause, reason: 'No.' }
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(60_000)
    expect(tab.state()).toEqual({ kind: 'idle', problem: cause })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })
})

describe('the host brings the whole signature of several owners', () => {
  test('and the service does not answer: the owners’ work is kept, with the dialog open or closed', async () => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.down.add('verify')
    world.requests[0]?.answer(whole)
    await world.clock.advance(0)
    expect(tab.state()).toMatchObject({ kind: 'pending', trouble: 'The sign-in service is down.' })
    await world.clock.advance(600_000)
    expect(tab.state()).toMatchObject({ kind: 'pending', trouble: 'The sign-in service is down.' })
    world.fake.down.clear()
    await world.clock.advance(600_000)
    expect(tab.state().kind).toBe('signedIn')
    expect(world.requests).toHaveLength(1)
    // Until the end of the session, and for nothing else.
    expect(world.clock.sleeping).toBe(1)
  })

  test('and the transaction service does not show them: it is the host’s own that is brought', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    void tab.signIn.send()
    await world.clock.advance(0)
    world.fake.down.add('verify')
    world.requests[0]?.answer(whole)
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('pending')
    world.fake.down.clear()
    await world.clock.advance(600_000)
    expect(tab.state().kind).toBe('signedIn')
  })

  test('and the service says “wrong”: the owners are followed until it takes what they have signed', async () => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.verdict = wrong
    world.ownersSign('Ada', 'Ben')
    world.requests[0]?.answer(whole)
    await world.clock.advance(600_000)
    expect(tab.state()).toMatchObject({ kind: 'pending', item: { phase: { status: 'signed' } } })
    world.fake.verdict = null
    await world.clock.advance(600_000)
    expect(tab.state().kind).toBe('signedIn')
    expect(world.requests).toHaveLength(1)
  })

  test('and the service says “wrong” where no owner is known to have signed: that is an error at once', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    void tab.signIn.send()
    await world.clock.advance(0)
    world.fake.verdict = wrong
    world.requests[0]?.answer(whole)
    await world.clock.advance(0)
    expect(tab.state()).toEqual({ kind: 'idle', problem: 'verifying' })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test('given up while the service does not answer, it is forgotten', async () => {
    const world = createSignInWorld()
    const tab = await askAndWait(world)
    world.fake.down.add('verify')
    world.requests[0]?.answer(whole)
    await world.clock.advance(60_000)
    tab.signIn.cancel()
    await world.clock.advance(0)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test('of a Safe that one owner signs for, whose service does not answer: said at once, and the retry brings the same', async () => {
    const world = createSignInWorld({ onChain: buildOnChain({ threshold: 1 }) })
    const tab = world.open()
    void tab.signIn.send()
    await world.clock.advance(0)
    world.fake.down.add('verify')
    world.requests[0]?.answer(whole)
    await world.clock.advance(0)
    expect(tab.state()).toEqual({ kind: 'idle', problem: 'verifying' })
    world.fake.down.clear()
    await tab.signIn.send()
    expect(tab.state().kind).toBe('signedIn')
    expect(world.requests).toHaveLength(1)
  })
})

test('a minute after the host’s “no”, what is being verified is left alone', async () => {
  const world = createSignInWorld()
  const tab = world.open()
  void tab.signIn.send()
  await world.clock.advance(0)
  world.requests[0]?.answer({ kind: 'rejected' })
  await world.clock.advance(0)
  world.ownersSign('Ada', 'Ben')
  let answer = () => {}
  world.fake.beforeVerdict = () => new Promise<void>((resolve) => (answer = resolve))
  await world.clock.advance(50_000)
  expect(tab.state().kind).toBe('checking')
  await world.clock.advance(60_000)
  answer()
  await world.clock.advance(0)
  expect(tab.state().kind).toBe('signedIn')
})

describe('the page was reloaded while the host asked', () => {
  async function askAndReload(
    world: SignInWorld,
    { signedBy = [] as readonly string[] } = {},
  ): Promise<void> {
    const first = world.open()
    void first.signIn.send()
    await world.clock.advance(0)
    if (signedBy.length > 0) world.ownersSign(...signedBy)
    first.close()
  }
  const serviceFalls = ({ world }: SignInWorld) => world.down.set('service', {})
  const serviceRises = ({ world }: SignInWorld) => world.down.clear()

  test('and the transaction service does not answer: it is looked for again until it does', async () => {
    const world = createSignInWorld()
    await askAndReload(world, { signedBy: ['Ada'] })
    serviceFalls(world)
    const tab = world.open()
    await world.clock.advance(600_000)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null })
    serviceRises(world)
    await world.clock.advance(300_000)
    expect(tab.state().kind).toBe('pending')
  })

  test('and the dialog is opened and closed meanwhile: it is looked for all the same', async () => {
    const world = createSignInWorld()
    await askAndReload(world, { signedBy: ['Ada'] })
    serviceFalls(world)
    const tab = world.open()
    await world.clock.advance(1_000)
    await tab.signIn.prepare()
    expect(tab.state()).toMatchObject({ kind: 'ready', request: { message: world.requests[0]?.message } })
    tab.signIn.cancel()
    serviceRises(world)
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('pending')
    expect(timesAsked(world, 'nonce')).toBe(1)
  })

  test('and it shows up while the dialog is open: the dialog waits for the other owners', async () => {
    const world = createSignInWorld()
    await askAndReload(world, { signedBy: ['Ada'] })
    serviceFalls(world)
    const tab = world.open()
    await world.clock.advance(1_000)
    await tab.signIn.prepare()
    serviceRises(world)
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('pending')
  })

  test('asked again meanwhile, the Safe is shown the same message, so that no signature of it is lost', async () => {
    const world = createSignInWorld()
    await askAndReload(world, { signedBy: ['Ada'] })
    serviceFalls(world)
    const tab = world.open()
    await world.clock.advance(1_000)
    void tab.signIn.send()
    await world.clock.advance(0)
    expect(world.requests[1]?.message).toBe(world.requests[0]?.message)
    serviceRises(world)
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(120_000)
    expect(tab.state().kind).toBe('signedIn')
  })

  test('and the first signature shows up half a minute later', async () => {
    const world = createSignInWorld()
    await askAndReload(world)
    const tab = world.open()
    await world.clock.advance(30_000)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('pending')
  })

  test('and nobody signs: it is forgotten after a minute', async () => {
    const world = createSignInWorld()
    await askAndReload(world)
    const tab = world.open()
    await world.clock.advance(59_000)
    expect(world.browser.data.size).toBe(1)
    await world.clock.advance(60_000)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test('and the nonce ends before the service answers: it is forgotten without a word', async () => {
    const world = createSignInWorld()
    await askAndReload(world)
    serviceFalls(world)
    const tab = world.open()
    await world.clock.advance(4 * dayMs)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })
})
