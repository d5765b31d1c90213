import type { Page } from '@playwright/test'
import { connectButton, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

/** "Connect a Wallet" by the keys alone. */

const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until what has the focus is called this, and says what had it on the way. Each stop has to be seen. */
async function tabUntil(page: Page, name: string): Promise<readonly string[]> {
  const stops: string[] = []
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    const { text, isInside, isShown } = await focused(page).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        text: element.getAttribute('aria-label') ?? element.textContent.trim(),
        isInside: element.closest('[role=dialog]') !== null,
        isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
    expect(isInside, `${text} is in the dialog`).toBe(true)
    expect(isShown, `the focus on ${text} can be seen`).toBe(true)
    stops.push(text)
    if (text === name) return stops
  }
  throw new Error(`Tab never reached ${name}: ${stops.join(', ')}.`)
}

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

async function openByKey(page: Page) {
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  const wallet = page.getByRole('dialog').getByTestId('rk-wallet-option-local.testwallet')
  await expect(wallet).toBeVisible()
}

test('by the keys alone: every stop in its order, a choice asked once that keeps the focus, RETRY, and Escape from every step', async ({
  page,
  openWithWallet,
}) => {
  const { wallet } = await openWithWallet({ knobs: { answer: 'never' } })
  const dialog = page.getByRole('dialog')
  const firstRequest = 'wallet_requestPermissions'

  await test.step('Escape closes it from every step, a click beside it too, and the focus is back where it was', async () => {
    for (const step of ['list', 'Get a Wallet', 'Test Wallet']) {
      await openByKey(page)
      if (step !== 'list') {
        await tabUntil(page, step)
        await page.keyboard.press('Enter')
        await expect(dialog).toContainText(
          step === 'Get a Wallet' ? 'Not what you' : 'Opening Test Wallet...',
        )
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(connectButton(page)).toBeFocused()
    }
    await wallet.waitForRequest(firstRequest)
    await wallet.reject()
    await openConnectDialog(page)
    await page.mouse.click(5, 400)
    await expect(dialog).toHaveCount(0)
    await expect(connectButton(page)).toBeFocused()
    // The page can be scrolled again.
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  })

  const before = await wallet.timesAsked(firstRequest)
  await test.step('every stop is inside the dialog, in the order that it is read, round and round', async () => {
    await openByKey(page)
    const around = await tabUntil(page, 'Learn More')
    expect(around).toEqual([
      'Test Wallet',
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
      'Close',
      'Get a Wallet',
      'Learn More',
    ])
    expect(await tabUntil(page, 'Test Wallet')).toEqual(['Test Wallet'])
    await page.keyboard.press('Shift+Tab')
    await expect(focused(page)).toHaveText('Learn More')
  })

  await test.step('through the steps and back', async () => {
    await tabUntil(page, 'Get a Wallet')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Not what you')
    await tabUntil(page, 'Back')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('What is a Wallet?')
  })

  await test.step('the wallet that is chosen keeps the focus, says that it is the one, and is not asked twice', async () => {
    await tabUntil(page, 'Test Wallet')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Opening Test Wallet...')
    const chosen = dialog.getByTestId('rk-wallet-option-local.testwallet')
    await expect(chosen).toBeFocused()
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(dialog.locator('[aria-current]')).toHaveCount(1)

    await page.keyboard.press('Enter')
    await chosen.dblclick({ force: true })
    // On from where the focus is.
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Rainbow')
  })

  await test.step('a refusal can be tried again, and then it connects', async () => {
    await wallet.reject()
    await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
    expect(await wallet.timesAsked(firstRequest)).toBe(before + 1)
    await wallet.set({ answer: 'approve' })
    await tabUntil(page, 'RETRY')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-session="wallet"]')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the introduction of the compact layout', async () => {
    await wallet.forget()
    await page.setViewportSize({ width: 640, height: 800 })
    await openByKey(page)
    await expect(dialog.getByText('What is a Wallet?')).toHaveCount(0)
    await tabUntil(page, 'Learn More')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('A Home for your Digital Assets')
  })
})
