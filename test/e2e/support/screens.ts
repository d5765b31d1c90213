import { expect, type FrameLocator, type Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { causeAddress } from '../../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../../sandbox/world'
import { cutNode } from './appNode'
import { answerInHost, fillBasket, proposeGift } from './giving'
import type { OpenOptions, TestSafe } from './test'

/** What a screen needs in order to come up. */
type Stage = {
  readonly page: Page
  readonly world: WorldInfo
  readonly account: TestSafe
  open(options?: Omit<OpenOptions, 'safe'>): Promise<FrameLocator>
}

type Screen = {
  readonly name: string
  /** Brings it up in the host's frame. */
  show(stage: Stage): Promise<FrameLocator>
}

const two = [
  { cause: 'Open Wells', asset: 'ETH', amount: '1.25' },
  { cause: 'Night School of São Bento', asset: 'LUSD', amount: '12500.5' },
] as const

const heading = (app: FrameLocator) => app.getByRole('heading', { level: 1 })

async function review(app: FrameLocator): Promise<void> {
  await fillBasket(app, two)
  await app.getByRole('button', { name: /^Review/ }).click()
  await expect(heading(app)).toHaveText('Review your gift')
}

async function proposeFromOutside(account: TestSafe) {
  const [owner, second] = account.owners as [Owner, Owner]
  const calls = ['open-wells', 'hedgerow-trust'].map(
    (cause) => ({ to: causeAddress(cause), value: parseUnits('0.5', 18), data: '0x' }) as const,
  )
  const safeTxHash = await proposeTx(account, { owner, calls })
  return { owner, second, safeTxHash }
}

/** Every screen of the app in a Safe, in the states that look different. */
export const screens: readonly Screen[] = [
  {
    name: 'the causes',
    async show({ open }) {
      const app = await open()
      await expect(app.getByRole('button', { name: /Add to gift/ }).first()).toBeVisible()
      return app
    },
  },
  {
    name: 'a cause',
    async show({ open }) {
      const app = await open({ path: '/cause/hedgerow-trust' })
      await expect(heading(app)).toHaveText('Hedgerow Trust')
      await expect(app.getByRole('button', { name: /Add to gift/ })).toBeVisible()
      return app
    },
  },
  {
    name: 'an empty gift',
    async show({ open }) {
      const app = await open({ path: '/give' })
      await expect(app.getByRole('combobox', { name: 'Add a cause' })).toBeVisible()
      return app
    },
  },
  {
    name: 'a basket with problems',
    async show({ open }) {
      const app = await open()
      await fillBasket(app, [
        { ...two[0], amount: '1,000.5.5' },
        { ...two[1], amount: '99999999' },
      ])
      await app.getByRole('button', { name: /^Review/ }).click()
      await expect(app.getByRole('heading', { name: '2 problems to fix' })).toBeVisible()
      return app
    },
  },
  {
    name: 'the review',
    async show({ open }) {
      const app = await open()
      await review(app)
      await expect(app.getByText('Checked on chain')).toBeVisible()
      return app
    },
  },
  {
    name: 'the review of a Safe that could not be checked',
    async show({ page, world, open }) {
      await cutNode(page, world)
      const app = await open({ knobs: { readOnly: 1 } })
      await review(app)
      await expect(app.getByText('Your Safe could not be compared with the chain')).toBeVisible()
      return app
    },
  },
  {
    name: 'the review in a host that lies',
    async show({ open }) {
      const app = await open({ knobs: { lieThreshold: 1 } })
      await review(app)
      await expect(app.getByText('Your Safe may just have been changed')).toBeVisible()
      return app
    },
  },
  {
    name: 'the question to the Safe',
    async show({ open }) {
      // Nothing of the host is in the way of a narrow frame.
      const app = await open({ knobs: { auto: 'closeSilently' } })
      await fillBasket(app, two)
      await proposeGift(app)
      await expect(heading(app)).toHaveText('Confirm in your Safe')
      return app
    },
  },
  {
    name: 'a proposal whose answer was lost',
    async show({ open }) {
      const app = await open({ knobs: { auto: 'requestFailed' } })
      await fillBasket(app, two)
      await proposeGift(app)
      await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
      return app
    },
  },
  {
    name: 'what was proposed',
    async show({ page, open }) {
      const app = await open()
      await fillBasket(app, two)
      await proposeGift(app)
      await answerInHost(page, 'Sign')
      await expect(heading(app)).toHaveText('Proposed to your Safe')
      return app
    },
  },
  {
    name: 'the activity before there is any',
    async show({ open }) {
      const app = await open({ path: '/activity' })
      await expect(app.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
      return app
    },
  },
  {
    name: 'the activity with a gift that waits for signatures',
    async show({ account, open }) {
      await proposeFromOutside(account)
      const app = await open({ path: '/activity' })
      await expect(app.getByRole('article')).toContainText('Needs 1 more signature')
      await app.getByText('Hashes and addresses in full').click()
      return app
    },
  },
  {
    name: 'the activity with a gift that was delivered',
    async show({ account, open }) {
      const { second, safeTxHash } = await proposeFromOutside(account)
      await confirmTx(account, { owner: second, safeTxHash })
      await executeTx(account, { owner: second, safeTxHash })
      const app = await open({ path: '/activity' })
      await expect(app.getByRole('article')).toContainText('Delivered')
      return app
    },
  },
  {
    name: 'the account panel',
    async show({ account, open }) {
      await proposeFromOutside(account)
      const app = await open()
      await app.getByRole('button', { name: /Connected/ }).click()
      const panel = app.getByRole('dialog', { name: 'Your Safe' })
      await expect(panel.getByRole('listitem').first()).toContainText('Needs 1 more signature')
      await expect(panel).toContainText('Checked on chain')
      return app
    },
  },
  {
    name: 'a host that does not answer',
    async show({ open }) {
      const app = await open({ knobs: { replyDelay: 'never', faultsFor: 'getSafeInfo' } })
      await expect(app.getByText('Your Safe has not answered').first()).toBeVisible()
      await expect(app.getByRole('button', { name: 'Ask again' })).toBeVisible()
      return app
    },
  },
  {
    name: 'a chain that the app does not know',
    async show({ open }) {
      const app = await open({ knobs: { chainId: 424242 } })
      await expect(heading(app)).toHaveText('We do not know this Safe’s chain')
      return app
    },
  },
  {
    name: 'a directory with a fault',
    async show({ page, world, open }) {
      await page.route(`${world.appUrl}/causes.json`, (route) =>
        route.fulfill({ json: { version: 1, causes: [{ id: 'x' }] } }),
      )
      const app = await open()
      await expect(app.getByRole('button', { name: 'Fetch it again' })).toBeVisible()
      return app
    },
  },
]
