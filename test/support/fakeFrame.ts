/** A window in a frame, as far as the inline script and the Safe Apps SDK see one: nothing but messages and timers. */
export class FakeFrame extends EventTarget {
  readonly posted: { id: string; method: string; target: unknown; env?: { sdkVersion?: unknown } }[] = []
  readonly crypto = globalThis.crypto
  readonly parent: unknown

  constructor({ framed = true } = {}) {
    super()
    this.parent = framed
      ? {
          postMessage: (message: object, target: unknown) =>
            this.posted.push({ ...message, target } as never),
        }
      : this
  }

  setTimeout = (work: () => void, ms: number) => setTimeout(work, ms)
  clearTimeout = (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer)

  /** Delivers a message to the listeners. */
  deliver(
    data: unknown,
    { origin = 'https://app.safe.global', source = this.parent }: Partial<Sender> = {},
  ): void {
    const event = Object.assign(new Event('message', { cancelable: true }), { data, origin, source })
    this.dispatchEvent(event)
  }

  asked(method: string) {
    return this.posted.filter((message) => message.method === method)
  }

  asWindow(): Window & typeof globalThis {
    return this as unknown as Window & typeof globalThis
  }
}

type Sender = { origin: string; source: unknown }
