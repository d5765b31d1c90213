type Frame = { readonly id: number | string; readonly method?: string; readonly params?: never }
type Published = { readonly topic: string; readonly message: string; readonly tag: number }

/**
 * WalletConnect's relay within this process: it takes the place of `WebSocket`, keeps nothing on a disk and passes each
 * message to whoever has asked for its topic, as the real one does. It can read none of them.
 */
export function createLocalRelay() {
  const subscribers = new Map<string, Set<LocalSocket>>()
  /** Messages to topics that nobody has asked for yet. */
  const waiting: Published[] = []
  const urls: string[] = []

  function publish(message: Published) {
    const receivers = subscribers.get(message.topic)
    if (receivers === undefined || receivers.size === 0) return void waiting.push(message)
    for (const socket of receivers) socket.deliver(message)
  }

  function subscribe(topic: string, socket: LocalSocket) {
    subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(socket))
    for (const message of waiting.filter((each) => each.topic === topic)) {
      waiting.splice(waiting.indexOf(message), 1)
      socket.deliver(message)
    }
    return `subscription of ${topic}`
  }

  function answer({ method, params }: Frame, socket: LocalSocket): unknown {
    const { topic, topics } = params as unknown as { topic: string; topics: readonly string[] }
    if (method === 'irn_subscribe') return subscribe(topic, socket)
    if (method === 'irn_batchSubscribe') return topics.map((each) => subscribe(each, socket))
    if (method === 'irn_publish') {
      for (const other of subscribers.get(topic) ?? [])
        if (other === socket) subscribers.get(topic)?.delete(other)
      publish(params as unknown as Published)
      subscribers.get(topic)?.add(socket)
      return true
    }
    return true
  }

  class LocalSocket {
    static readonly OPEN = 1
    readonly OPEN = 1
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    private count = 0

    constructor(url: string) {
      urls.push(url)
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }

    send(text: string) {
      const frame = JSON.parse(text) as Frame
      // An answer to a message that was delivered.
      if (frame.method === undefined) return
      const result = answer(frame, this)
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ id: frame.id, jsonrpc: '2.0', result }) }))
    }

    deliver({ topic, message, tag }: Published) {
      const data = { topic, message, tag, publishedAt: Date.now() }
      const id = Date.now() * 1_000 + ++this.count
      const params = { id: `subscription of ${topic}`, data }
      setTimeout(() =>
        this.onmessage?.({
          data: JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }),
        }),
      )
    }

    close() {
      this.readyState = 3
      this.onclose?.({ code: 1000, reason: '', wasClean: true })
    }

    terminate() {
      this.close()
    }

    /** Of the package `ws`: the client listens for pings. */
    on() {
      return this
    }
  }

  return { WebSocket: LocalSocket, urls }
}
