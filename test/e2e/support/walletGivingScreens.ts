import { expect, type Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { takeOverTime } from './pageTime'
import { alterWallet, type GivingPage, oneByOne, openBasket, takeToken, threeGifts } from './walletGiving'
import type { WalletPage } from './walletPage'
import type { OpenWithWallet, TestAccount } from './walletTest'

/** What a screen needs in order to come up. */
type WalletStage = {
  readonly page: Page
  readonly world: WorldInfo
  openWithWallet(
    options?: OpenWithWallet,
  ): Promise<{ readonly wallet: WalletPage; readonly account: TestAccount }>
}

type WalletScreen = {
  readonly name: string
  /** Brings it up, connected. */
  show(stage: WalletStage): Promise<void>
}

const asks = { answer: 'never', answerFor: ['eth_sendTransaction', 'wallet_sendCalls'] } as const
const asksEach = { ...oneByOne, ...asks } as const
const oneGift = threeGifts.slice(0, 1)
const send = 'eth_sendTransaction'

/** Up to the question for the second of three payments. */
async function toSecond({ wallet, giving }: { readonly wallet: WalletPage; readonly giving: GivingPage }) {
  await giving.give()
  await wallet.waitForRequest(send)
  await wallet.approve()
  await expect(giving.heading).toHaveText(/^Payment 2 of 3/)
  await wallet.waitForRequest(send)
  await expect(giving.payments.nth(0)).toContainText('Delivered')
}

/** Every screen between the basket of an ordinary wallet and the end of a gift. */
export const walletScreens: readonly WalletScreen[] = [
  {
    name: 'the basket, too little money',
    async show(stage) {
      const { giving } = await openBasket(stage, {
        lines: [...threeGifts, { cause: 'Second Bread', asset: 'ETH', amount: '7' }],
      })
      await giving.button('Review your gift').click()
      await expect(giving.main.getByRole('region', { name: /to fix/ })).toBeVisible()
    },
  },
  {
    name: 'the review, as one transaction',
    async show(stage) {
      const { giving } = await openBasket(stage)
      await giving.review()
      await expect(giving.main).toContainText('It goes as one transaction')
    },
  },
  {
    name: 'the review, one after the other',
    async show(stage) {
      const { giving } = await openBasket(stage, { knobs: oneByOne })
      await giving.review()
      await expect(giving.main).toContainText('one after the other')
    },
  },
  {
    name: 'the wallet asks for a batch',
    async show(stage) {
      const { giving, wallet } = await openBasket(stage, { knobs: asks })
      await giving.give()
      await wallet.waitForRequest('wallet_sendCalls')
      await expect(giving.heading).toHaveText('Confirm in Test Wallet')
    },
  },
  {
    name: 'the wallet asks for the second of three',
    async show(stage) {
      await toSecond(await openBasket(stage, { knobs: asksEach }))
    },
  },
  {
    name: 'no answer yet',
    async show(stage) {
      const time = await takeOverTime(stage.page)
      const opened = await openBasket(stage, { knobs: asksEach })
      await toSecond(opened)
      await time.passUntil(opened.giving.main, 'No answer yet', 60_000)
    },
  },
  {
    name: 'one of three sent, after a "no"',
    async show(stage) {
      const opened = await openBasket(stage, { knobs: asksEach })
      await toSecond(opened)
      await opened.wallet.reject()
      await expect(opened.giving.heading).toHaveText('1 of 3 sent')
    },
  },
  {
    name: 'one of three sent, after a reload',
    async show(stage) {
      const opened = await openBasket(stage, { knobs: asksEach })
      await toSecond(opened)
      await opened.wallet.reject()
      await expect(opened.giving.heading).toHaveText('1 of 3 sent')
      await stage.page.reload()
      await expect(opened.giving.main).toContainText('This was interrupted')
    },
  },
  {
    name: 'it may have been sent',
    async show(stage) {
      const opened = await openBasket(stage, { knobs: asksEach })
      await toSecond(opened)
      await stage.page.reload()
      await expect(opened.giving.button('I am sure it was not sent')).toBeVisible()
    },
  },
  {
    name: 'cancelled before anything went out',
    async show(stage) {
      const { giving, wallet } = await openBasket(stage)
      await wallet.rejectNext()
      await giving.give()
      await expect(giving.heading).toHaveText('You cancelled. Nothing was sent.')
    },
  },
  {
    name: 'blocked: the money has left meanwhile',
    async show(stage) {
      const { giving, account } = await openBasket(stage)
      await giving.review()
      await takeToken(stage.world, 'LUSD', account.address)
      await giving.button('Give from your wallet').click()
      await expect(giving.heading).toHaveText('This gift was not sent')
    },
  },
  {
    name: 'one of three sent, refused by the wallet',
    async show(stage) {
      const alter = await alterWallet(stage.page)
      const opened = await openBasket(stage, { knobs: asksEach })
      await toSecond(opened)
      await opened.wallet.reject()
      await expect(opened.giving.heading).toHaveText('1 of 3 sent')
      await alter({ eth_chainId: { result: '0x1' } })
      await opened.giving.button('Continue with payment 2').click()
      await expect(opened.giving.main).toContainText('did not send payment 2')
    },
  },
  {
    name: 'sent, waiting for the chain',
    async show(stage) {
      const { giving } = await openBasket(stage, { knobs: { mining: 'hold' } })
      await giving.give()
      await expect(giving.payments.filter({ hasText: 'Sent, waiting for the chain' })).toHaveCount(3)
    },
  },
  {
    name: 'delivered',
    async show(stage) {
      const { giving } = await openBasket(stage, { knobs: oneByOne })
      await giving.give()
      await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
    },
  },
  {
    name: 'the activity: sped up, delivered, and one of three waits',
    async show(stage) {
      const { giving, wallet } = await openBasket(stage, { knobs: { ...asksEach, mining: 'hold' } })
      await giving.give()
      await wallet.waitForRequest(send)
      await wallet.approve()
      await expect(giving.heading).toHaveText(/^Payment 2 of 3/)
      await wallet.speedUp()
      await wallet.mine()
      await expect(giving.payments.nth(0)).toContainText('Delivered')
      await wallet.waitForRequest(send)
      await wallet.reject()
      await giving.toActivity()
      await expect(giving.cards).toHaveCount(2)
      await expect(giving.main).toContainText('1 of 3 sent')
    },
  },
  {
    name: 'the activity: cancelled',
    async show(stage) {
      const { giving, wallet } = await openBasket(stage, { lines: oneGift, knobs: { mining: 'hold' } })
      await giving.give()
      await expect(giving.payments).toContainText('Sent, waiting for the chain')
      await wallet.cancel()
      await wallet.mine()
      await giving.toActivity()
      await expect(giving.cards).toContainText('Cancelled')
    },
  },
]
