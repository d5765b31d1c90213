import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

// Another chain's own nodes are asked once the wallet is there; nothing here leaves the machine.
const otherNodes = /^request to https:\/\/(mainnet\.base\.org|base-rpc\.publicnode\.com)$/

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  mishaps.allow(otherNodes)
  await answerForEthereum(page)
  await page
    .context()
    .route(/^https:\/\/(mainnet\.base\.org|base-rpc\.publicnode\.com)\//, (route) => route.abort())
})

test('[S2.35, S2.36, S2.37, S2.39, S3.4, S4.3, S8.3, S8.12] "Switch Networks" says which chain is connected, and what comes of a switch', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ knobs: { chains: [31337] } })
  const header = walletHeader(page)
  const notice = page.getByRole('alert')
  await expect(header.network).toHaveCount(0)
  await header.connectTo(account.address)
  const chooseBase = async () => {
    await header.network.click()
    await header.chain('Base').click()
  }
  const backToLocal = async () => {
    await wallet.set({ answer: 'approve', chain: 31_337 })
    await expect(header.network).toHaveAccessibleName('Network: Local chain')
  }

  await test.step('it lists the chains where a cause receives, and closes', async () => {
    await header.network.click()
    await expect(header.networks.getByRole('button')).toHaveText([
      'Close',
      'Ethereum',
      'Base',
      'Local chainConnected',
    ])
    await page.keyboard.press('Escape')
    await expect(header.networks).toBeHidden()
    await header.network.click()
    await header.networks.getByRole('button', { name: 'Close' }).click()
    await expect(header.networks).toBeHidden()
    expect(await wallet.timesAsked('wallet_switchEthereumChain')).toBe(0)
  })

  await test.step('a chain that the wallet does not have is offered to it with name, coin and node, and then is its own', async () => {
    await chooseBase()
    await expect(header.network).toHaveAccessibleName('Network: Base')
    const added = (await wallet.requests()).find(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params).toEqual([
      expect.objectContaining({
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://mainnet.base.org'],
        blockExplorerUrls: ['https://basescan.org'],
      }),
    ])
    await backToLocal()
  })

  await test.step('who says no stays on the network, without another word', async () => {
    await wallet.rejectNext()
    await chooseBase()
    await expect(header.networks).toBeHidden()
    await expect(header.network).toHaveAccessibleName('Network: Local chain')
    await expect(notice).toBeEmpty()
    await header.expectAccount(account.address)
  })

  await test.step('a wallet that fails to switch: it is said, and the words can be put away', async () => {
    await wallet.set({ answer: 'fail' })
    await chooseBase()
    await expect(notice).toContainText('The network was not switched')
    await expect(notice).toContainText('Nothing was sent')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toBeEmpty()
    await header.expectAccount(account.address)
    await wallet.set({ answer: 'approve' })
  })

  await test.step('it says "Confirm in Wallet" until the wallet has switched, then closes, and the page follows', async () => {
    await wallet.set({ answer: 'never' })
    await chooseBase()
    await expect(header.chain('Base')).toContainText('Confirm in Wallet')
    await wallet.waitForRequest('wallet_switchEthereumChain')
    await expect(header.chain('Local chain')).toContainText('Connected')
    await wallet.approve()
    await expect(header.networks).toBeHidden()
    await expect(header.network).toHaveAccessibleName('Network: Base')
    await expect(page.getByRole('status')).toContainText('on Base')
    await expect(notice).toBeEmpty()
    await backToLocal()
  })

  await test.step('a wallet that cannot switch: it is said, and where to do it', async () => {
    await wallet.set({ switching: 'unsupported' })
    await chooseBase()
    await expect(notice).toContainText(
      'Your wallet does not support switching networks from do some good. Try switching networks from within your wallet instead.',
    )
    await expect(header.network).toHaveAccessibleName('Network: Local chain')
    await expect(header.networks).toBeHidden()
    await checkScreen(page, 'a wallet that cannot switch')
    await wallet.set({ chain: 8453 })
    await expect(header.network).toHaveAccessibleName('Network: Base')
    await expect(notice).toBeEmpty()
  })
})

test('[S2.34, S2.38, S2.41, S3.4, S4.5, S8.1] on a network that the app does not know it says so, with the way back and Disconnect', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ knobs: { chain: 5 } })
  const header = walletHeader(page)
  const addCause = page.getByRole('combobox', { name: 'Add a cause' })

  await test.step('a wallet that connects is asked only for its account, and the page says where it is', async () => {
    await header.choose()
    await expect(header.wrongNetwork).toBeVisible()
    expect(await wallet.timesAsked('wallet_switchEthereumChain')).toBe(0)
    await expect(header.account).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong network')
    await expect(page.getByRole('main')).toContainText('Your wallet is on chain 5')
    await checkScreen(page, 'a network that the app does not know')
  })

  await test.step('a rejected switch can be retried', async () => {
    await wallet.rejectNext()
    await header.wrongNetwork.click()
    await header.chain('Ethereum').click()
    await expect(header.networks).toBeHidden()
    await expect(header.wrongNetwork).toBeVisible()
    await header.wrongNetwork.click()
    await header.chain('Ethereum').click()
    await expect(header.network).toHaveAccessibleName('Network: Ethereum')
    await header.expectAccount(account.address)
  })

  await test.step('one that comes to an unknown network switches back to one that the app knows, and gifts go on', async () => {
    await wallet.set({ chain: 31_337 })
    await page.getByRole('link', { name: /^your gift/i }).click()
    await expect(addCause).toBeVisible()
    await wallet.set({ chain: 5 })
    await expect(header.wrongNetwork).toBeVisible()
    await expect(addCause).toHaveCount(0)
    await header.wrongNetwork.click()
    await header.chain('Local chain').click()
    await expect(header.network).toHaveAccessibleName('Network: Local chain')
    await header.expectAccount(account.address)
    await expect(addCause).toBeVisible()
  })

  await test.step('one that cannot switch can be disconnected', async () => {
    await wallet.set({ chain: 5, switching: 'unsupported' })
    await header.wrongNetwork.click()
    await expect(header.networks).toContainText('Wrong network detected, switch or disconnect to continue.')
    await expect(header.networks).not.toContainText('Connected')
    await header.networks.getByRole('button', { name: 'Disconnect' }).click()
    await expect(header.networks).toBeHidden()
    await header.expectVisitor()
  })
})
