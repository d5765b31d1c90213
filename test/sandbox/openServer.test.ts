import { expect, onTestFinished, test } from 'vitest'
import { openServer } from './openServer'

test('holds its port before it can answer, and says that it is still starting', async () => {
  const server = await openServer()
  onTestFinished(server.stop)

  const early = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(early.status).toBe(503)
  expect(await early.text()).toBe('The sandbox is still starting.')

  server.handle((request) => new Response(new URL(request.url).pathname))
  expect(await (await fetch(`http://127.0.0.1:${server.port}/here`)).text()).toBe('/here')
})

test('takes a free port when the one asked for is taken', async () => {
  const first = await openServer()
  onTestFinished(first.stop)
  const second = await openServer(first.port)
  onTestFinished(second.stop)

  expect(second.port).not.toBe(first.port)
  expect((await fetch(`http://127.0.0.1:${second.port}/`)).status).toBe(503)
})

test('stops although an answer is still open, and can be stopped twice', async () => {
  const server = await openServer()
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  server.handle(() => {
    isAsked()
    return new Promise<Response>(() => {})
  })
  const answer = fetch(`http://127.0.0.1:${server.port}/`).catch(() => 'cut off')
  await asked

  await server.stop()
  await server.stop()

  expect(await answer).toBe('cut off')
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow()
})
