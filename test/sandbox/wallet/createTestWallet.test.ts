import { type Address, numberToHex, parseEther } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { hashOf, openTestWallet } from './openTestWallet'
import { worldForFile } from './worldForFile'
import { eventually, until } from '../../support/eventually'

const value = numberToHex(parseEther('0.25'))
const newCause = (): Address => `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, '0')}`

const world = worldForFile()

describe('who may see the account', () => {
  test('nobody before a person allowed it; then the same account after a reload, until it is taken back', async () => {
    const { ask, askBy, account, open, provider, testWallet } = await openTestWallet(world())
    const told: unknown[] = []
    provider.on('accountsChanged', (accounts) => told.push(accounts))

    expect(await ask('eth_accounts')).toEqual({ result: [] })
    expect(await ask('wallet_getPermissions')).toEqual({ result: [] })
    const { address } = account
    expect(await ask('eth_requestAccounts')).toEqual({ result: [address] })
    expect(await ask('wallet_getPermissions')).toMatchObject({
      result: [{ parentCapability: 'eth_accounts' }],
    })
    expect(await askBy(open().provider)('eth_accounts')).toEqual({ result: [address] })

    testWallet.forget()
    expect(await ask('eth_accounts')).toEqual({ result: [] })
    await ask('wallet_requestPermissions', { eth_accounts: {} })
    await ask('wallet_revokePermissions', { eth_accounts: {} })
    expect(await ask('eth_accounts')).toEqual({ result: [] })
    expect(told).toEqual([[address], [], [address], []])
  })

  test('a rejection is 4001, a second question while one is open -32002, and the open one can still be answered', async () => {
    const { ask, testWallet, account } = await openTestWallet(world(), { answer: 'never' })
    const first = ask('eth_requestAccounts')
    await until(() => testWallet.asked().length === 1)
    expect(await ask('eth_requestAccounts')).toMatchObject({ code: -32002 })
    testWallet.approve()
    expect(await first).toEqual({ result: [account.address] })

    testWallet.forget()
    testWallet.rejectNext()
    expect(await ask('eth_requestAccounts')).toMatchObject({ code: 4001 })
    expect(await ask('eth_requestAccounts')).toEqual({ result: [account.address] })
    expect(testWallet.requests().map(({ outcome }) => outcome)).toEqual([
      'answered',
      -32002,
      4001,
      'answered',
    ])
  })

  test('a locked wallet shows nothing and says -32002; unlocked, the app is told', async () => {
    const { ask, testWallet, provider, account } = await openTestWallet(world())
    await ask('eth_requestAccounts')
    const told: unknown[] = []
    provider.on('accountsChanged', (accounts) => told.push(accounts))
    testWallet.set({ locked: true })
    expect(await ask('eth_accounts')).toEqual({ result: [] })
    expect(await ask('eth_requestAccounts')).toMatchObject({ code: -32002 })
    testWallet.set({ locked: false })
    expect(told).toEqual([[], [account.address]])
  })

  test('another account is told; a stranger’s is refused with 4100', async () => {
    const { ask, testWallet, provider } = await openTestWallet(world())
    const from = world().owners[7]?.address
    expect(await ask('eth_sendTransaction', { from, to: from, value })).toMatchObject({ code: 4100 })
    await ask('eth_requestAccounts')
    expect(await ask('personal_sign', '0x00', from)).toMatchObject({ code: 4100 })
    const told = vi.fn()
    provider.on('accountsChanged', told)
    testWallet.set({ as: 'hana' })
    expect(told.mock.calls).toEqual([[[from]]])
  })

  test('cut off from all chains it says 4900, and tells when it is gone and back', async () => {
    const { ask, testWallet, provider } = await openTestWallet(world())
    const told: unknown[] = []
    provider.on('disconnect', (error) => told.push(error)).on('connect', (info) => told.push(info))
    testWallet.set({ offline: true })
    expect(await ask('eth_chainId')).toMatchObject({ code: 4900 })
    testWallet.set({ offline: false })
    expect(told).toMatchObject([{ code: 4900 }, { chainId: '0x7a69' }])
  })
})

describe('chains', () => {
  test('on another chain it has no node; it switches, and tells', async () => {
    const { ask, provider } = await openTestWallet(world(), { chain: 5 })
    await ask('eth_requestAccounts')
    const told: unknown[] = []
    provider.on('chainChanged', (chain) => told.push(chain))
    expect(await ask('eth_chainId')).toEqual({ result: '0x5' })
    expect(await ask('eth_blockNumber')).toMatchObject({ code: -32603 })
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a69' })).toEqual({ result: null })
    expect(await ask('net_version')).toEqual({ result: '31337' })
    expect(await ask('eth_blockNumber')).toMatchObject({ result: expect.stringMatching(/^0x/) })
    expect(told).toEqual(['0x7a69'])
  })

  test('a chain it does not know is 4902, and can be added', async () => {
    const { ask } = await openTestWallet(world(), { chains: [1, 5], chain: 5 })
    const wanted = { chainId: '0x7a69' }
    expect(await ask('wallet_switchEthereumChain', wanted)).toMatchObject({ code: 4902 })
    expect(await ask('wallet_addEthereumChain', wanted)).toEqual({ result: null })
    expect(await ask('eth_chainId')).toEqual({ result: '0x7a69' })
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toEqual({ result: null })
    expect(await ask('wallet_switchEthereumChain', wanted)).toEqual({ result: null })
  })

  test('one that cannot switch says 4200, and a person can refuse', async () => {
    const { ask, testWallet } = await openTestWallet(world(), { switching: 'unsupported' })
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toMatchObject({ code: 4200 })
    testWallet.set({ switching: 'allowed' })
    testWallet.rejectNext()
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toMatchObject({ code: 4001 })
    expect(await ask('eth_chainId')).toEqual({ result: '0x7a69' })
  })
})

describe('sending', () => {
  test('moves exactly what was asked, on the chain', async () => {
    const { ask, account } = await openTestWallet(world())
    await ask('eth_requestAccounts')
    const to = newCause()
    const hash = hashOf(await ask('eth_sendTransaction', { from: account.address, to, value }))
    const { status, gasUsed, effectiveGasPrice } = await world().client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
    expect(await world().client.getBalance({ address: to })).toBe(parseEther('0.25'))
    expect(await world().client.getBalance({ address: account.address })).toBe(
      parseEther('4.75') - gasUsed * effectiveGasPrice,
    )
  })

  test('an owner’s wallet in four tabs sends from all at the same time, and all of it arrives', async () => {
    const { account, askBy, open } = await openTestWallet(world())
    const to = newCause()
    await Promise.all(
      [1, 2, 3, 4].map(async (tab) => {
        const ask = askBy(open().provider)
        await ask('eth_requestAccounts')
        for (let at = 1; at <= 10; at += 1) {
          const payment = { from: account.address, to, value: numberToHex(100 * tab + at) }
          expect(hashOf(await ask('eth_sendTransaction', payment))).toHaveLength(66)
        }
      }),
    )
    // The node takes a transaction a moment before it has mined it.
    await eventually(async () =>
      expect(await world().client.getBalance({ address: to })).toBe(10n * 1_000n + 4n * 55n),
    )
  })

  test('rejected, failed or for another chain, nothing is sent', async () => {
    const { ask, account, testWallet } = await openTestWallet(world())
    await ask('eth_requestAccounts')
    const tx = { from: account.address, to: newCause(), value }
    testWallet.set({ answer: 'reject', answerAfter: 20 })
    expect(await ask('eth_sendTransaction', tx)).toMatchObject({ code: 4001 })
    testWallet.set({ answer: 'fail' })
    expect(await ask('eth_sendTransaction', tx)).toMatchObject({ code: -32603 })
    testWallet.set({ answer: 'approve' })
    expect(await ask('eth_sendTransaction', { ...tx, chainId: '0x1' })).toMatchObject({ code: -32602 })
    expect(await ask('eth_sendTransaction', { ...tx, value: numberToHex(parseEther('6')) })).toMatchObject({
      message: expect.stringMatching(/insufficient funds/i),
    })
    expect(await world().client.getTransactionCount(account)).toBe(1)
  })

  test.each(['silence', 'unclearError'] as const)(
    'with %s it is sent, and the app does not hear of it',
    async (afterSending) => {
      const { ask, account, testWallet } = await openTestWallet(world(), { afterSending })
      await ask('eth_requestAccounts')
      const to = newCause()
      const answer = vi.fn()
      void ask('eth_sendTransaction', { from: account.address, to, value }).then(answer)
      await until(async () => (await world().client.getBalance({ address: to })) > 0n)
      await until(() => testWallet.requests().at(-1)?.outcome !== 'open')
      const heard = { silence: [], unclearError: [[expect.objectContaining({ code: -32603 })]] }
      expect(answer.mock.calls).toEqual(heard[afterSending])
    },
  )

  test('two at once get two nonces', async () => {
    const { ask, account } = await openTestWallet(world())
    await ask('eth_requestAccounts')
    const tx = { from: account.address, to: newCause(), value }
    const hashes = await Promise.all([ask('eth_sendTransaction', tx), ask('eth_sendTransaction', tx)])
    for (const hash of hashes.map(hashOf)) await world().client.waitForTransactionReceipt({ hash })
    expect(await world().client.getBalance({ address: tx.to })).toBe(parseEther('0.5'))
  })
})

describe('signing', () => {
  test('text and typed data are signed by the account', async () => {
    const { ask, account } = await openTestWallet(world())
    await ask('eth_requestAccounts')
    const { address } = account
    const text = hashOf(await ask('personal_sign', '0x68656c6c6f', address))
    expect(text).toBe(await account.signMessage({ message: 'hello' }))

    const typed = {
      domain: { name: 'Thanks', chainId: 31337 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Note: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Note' as const,
      message: { text: 'thank you' },
    }
    const signature = hashOf(await ask('eth_signTypedData_v4', address, JSON.stringify(typed)))
    expect(await world().client.verifyTypedData({ ...typed, address, signature })).toBe(true)
    const elsewhere = { ...typed, domain: { ...typed.domain, chainId: 1 } }
    expect(await ask('eth_signTypedData_v4', address, JSON.stringify(elsewhere))).toMatchObject({
      code: -32602,
    })
  })

  test('what it does not do is 4200, and no test method of the node can be reached', async () => {
    const { ask } = await openTestWallet(world())
    for (const method of ['eth_sign', 'wallet_watchAsset', 'anvil_setBalance', 'evm_mine']) {
      expect(await ask(method)).toMatchObject({ code: 4200 })
    }
  })
})
