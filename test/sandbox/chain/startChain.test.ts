import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning } from '../isRunning'
import { owners } from './owners'
import { joinChain, startChain } from './startChain'

test('listens on a free port, on chain 31337, with funded owners whose keys are known', async () => {
  const chain = await startChain()
  onTestFinished(chain.stop)

  expect(await chain.client.getChainId()).toBe(31337)
  expect(await chain.client.getAddresses()).toEqual(owners.map((owner) => owner.address))
  expect(await chain.client.getBalance({ address: owners[9].address })).toBe(10_000n * 10n ** 18n)
})

test('any page may read it', async () => {
  const chain = await startChain()
  onTestFinished(chain.stop)

  const response = await fetch(chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://app.safe.global' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })

  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('two chains run side by side, and each ends when it is stopped', async () => {
  const [one, two] = await Promise.all([startChain(), startChain()])
  expect(one.rpcUrl).not.toBe(two.rpcUrl)

  await one.stop()
  expect(isRunning(one.pid)).toBe(false)
  expect(await two.client.getChainId()).toBe(31337)

  await two.stop()
  await two.stop()
  expect(isRunning(two.pid)).toBe(false)
})

test('a chain that somebody else has started is joined and left running; one of another id is refused', async () => {
  const [started, other] = await Promise.all([startChain(), startChain({ chainId: 1 })])
  onTestFinished(started.stop)
  onTestFinished(other.stop)
  const joined = await joinChain(started.rpcUrl)
  expect(await joined.client.getChainId()).toBe(31337)
  await joined.stop()
  expect(isRunning(started.pid)).toBe(true)
  await expect(joinChain(other.rpcUrl)).rejects.toThrow(/has the chain id 1/)
})

test('says so when the port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  await expect(startChain({ port: port ?? 0 })).rejects.toThrow(/did not start.*\n.*in use/is)
})
