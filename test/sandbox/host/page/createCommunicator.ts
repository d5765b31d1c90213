import type { Knobs } from './knobs'
import { shapeReply } from './shapeReply'

/** What an app posts (Safe Apps SDK 9). */
export type Request = {
  /** The SDK sends text; the real host passes back whatever stands here, or nothing. */
  readonly id: string
  readonly method: string
  readonly params: unknown
  readonly env: { readonly sdkVersion: string }
}

/** What goes back. `version` is that of the SDK that the real host is built with. */
export type Envelope = { readonly id: string; readonly version: string } & (
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string }
)

/** Answers one request; `undefined` means: not now, and perhaps never. */
export type Handler = (request: Request, origin: string) => unknown

export type CommunicatorOptions = {
  readonly getFrame: () => HTMLIFrameElement | null
  /** The only origin that is heard and that replies are targeted at. */
  readonly getAppOrigin: () => string
  readonly getKnobs: () => Knobs
  readonly handlers: ReadonlyMap<string, Handler>
  /** Posts to the app's frame from a window of another origin. */
  readonly postFromOtherOrigin: (envelope: unknown) => void
}

const version = '9.1.0'

/**
 * The host's side of the channel. Hears only its own frame, only at the origin of the app's URL, and only methods it
 * knows; everything else is dropped without a word. Faults that the knobs ask for are added on the way out.
 */
export function createCommunicator(options: CommunicatorOptions) {
  const { getFrame, getAppOrigin, getKnobs, handlers, postFromOtherOrigin } = options
  const requests: Request[] = []
  const replies: Envelope[] = []
  const methods = new Map<string, string>()
  let heard = 0
  let lostThemes = 0
  let faulted = 0

  const post = (message: unknown): void => {
    getFrame()?.contentWindow?.postMessage(message, getAppOrigin())
  }

  function send(envelope: Envelope) {
    const knobs = getKnobs()
    const isFaulty = isFor(knobs, methods.get(envelope.id))
    replies.push(envelope)
    if (!isFaulty) post(envelope)
    else if (knobs.replyDelay === 0) put(envelope, knobs)
    else if (knobs.replyDelay !== 'never') setTimeout(() => put(envelope, knobs), knobs.replyDelay)
  }

  function put(envelope: Envelope, { faults, replyShape, replyFrom }: Knobs) {
    const isFaithful = faulted >= faults || (replyShape === 'faithful' && replyFrom === 'host')
    if (isFaithful) {
      post(envelope)
      return
    }
    faulted += 1
    if (replyFrom === 'both') postFromOtherOrigin(forged(envelope))
    const postReply = replyFrom === 'otherOrigin' ? postFromOtherOrigin : post
    for (const message of shapeReply(envelope, replyShape)) postReply(message)
  }

  async function onMessage(event: MessageEvent<Partial<Request> | null>) {
    const request = event.data
    if (!request || event.source !== getFrame()?.contentWindow || event.origin !== getAppOrigin()) return
    const handler = handlers.get(request.method ?? '')
    // The real host reads `env.sdkVersion` outside its try/catch: without `env` nobody answers.
    if (handler === undefined || !isRequest(request)) return
    requests.push(request)
    const { loseFirst, loseTheme } = getKnobs()
    if (isFor(getKnobs(), request.method) && heard++ < loseFirst) return
    if (request.method === 'getCurrentTheme' && lostThemes++ < loseTheme) return
    methods.set(request.id, request.method)
    try {
      const data = await handler(request, event.origin)
      if (data !== undefined) succeed(request.id, data)
    } catch (error) {
      console.warn('The sandbox host could not answer', request.method, error)
      fail(request.id, 'Request failed')
    }
  }

  function succeed(id: string, data: unknown) {
    send({ id, success: true, version, data })
  }

  function fail(id: string, error: string) {
    send({ id, success: false, version, error })
  }

  return {
    requests,
    replies,
    succeed,
    fail,
    /** Posts anything at all to the app, from the host's own window. */
    post,
    /** Starts to count lost messages and faults anew. */
    resetFaults() {
      heard = 0
      lostThemes = 0
      faulted = 0
    },
    listen() {
      const listener = (event: MessageEvent) => void onMessage(event)
      window.addEventListener('message', listener)
      return () => window.removeEventListener('message', listener)
    },
  }
}

export type Communicator = ReturnType<typeof createCommunicator>

function isFor({ faultsFor }: Knobs, method: string | undefined): boolean {
  // Pushes of the host itself (the theme) have no method, and are never faulty.
  return method !== undefined && (faultsFor.length === 0 || faultsFor.includes(method))
}

function isRequest(request: Partial<Request>): request is Request {
  return typeof request.env === 'object' && request.env !== null
}

/** The same id with another Safe and another hash in it: what somebody would send who wants to be believed. */
function forged(envelope: Envelope): Envelope {
  const data = envelope.success && typeof envelope.data === 'object' ? envelope.data : {}
  const lies = {
    safeAddress: '0x000000000000000000000000000000000000dEaD',
    safeTxHash: `0x${'ff'.repeat(32)}`,
  }
  return { id: envelope.id, version, success: true, data: { ...data, ...lies } }
}
