import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { type Address, bytesToHex } from 'viem'

export type SignInSession = {
  readonly address: Address
  readonly chainId: number
  readonly expiresAtMs: number
}

export type SessionOptions = {
  /** Where browsers reach the service. */
  readonly publicUrl: URL
  readonly lifeMs: number
  readonly nowMs: () => number
}

const cookieName = 'do-some-good-session'

/**
 * Who is signed in, by a cookie that no script can read. Over https it also reaches us from a frame in another site (such
 * as the app inside Safe{Wallet}), each outer site with a session of its own (CHIPS).
 */
export function createSessions({ publicUrl, lifeMs, nowMs }: SessionOptions) {
  /** In a service with several processes: a table that they share. */
  const sessions = new Map<string, SignInSession>()
  const cookie = cookieFor(publicUrl)

  function find(context: Context): SignInSession | null {
    const id = getCookie(context, cookieName, cookie.options.prefix)
    const session = id === undefined ? undefined : sessions.get(id)
    return session === undefined || nowMs() >= session.expiresAtMs ? null : session
  }

  function end(context: Context): void {
    const id = deleteCookie(context, cookieName, cookie.options)
    if (id !== undefined) sessions.delete(id)
  }

  return {
    find,
    end,

    /** Why a browser may not keep the cookie; null when it does. */
    notKept: cookie.notKept,

    begin(context: Context, account: Pick<SignInSession, 'address' | 'chainId'>): SignInSession {
      for (const [id, { expiresAtMs }] of sessions) if (nowMs() >= expiresAtMs) sessions.delete(id)
      const before = getCookie(context, cookieName, cookie.options.prefix)
      if (before !== undefined) sessions.delete(before)
      const id = bytesToHex(crypto.getRandomValues(new Uint8Array(32))).slice(2)
      const session = { ...account, expiresAtMs: nowMs() + lifeMs }
      sessions.set(id, session)
      setCookie(context, cookieName, id, { ...cookie.options, maxAge: Math.floor(lifeMs / 1000) })
      return session
    },
  }
}

type SessionCookie = { readonly options: CookieOptions; readonly notKept: string | null }

/** Browsers take a cookie for a frame only over https, or from the machine that they run on. */
function cookieFor({ protocol, hostname }: URL): SessionCookie {
  const isTrusted =
    protocol === 'https:' || /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  if (isTrusted) {
    const options = {
      prefix: 'host',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'None',
      partitioned: true,
    } as const
    return { options, notKept: null }
  }
  return {
    options: { path: '/', httpOnly: true, sameSite: 'Lax' },
    notKept:
      'The sign-in service is reached over plain http, and a browser keeps nothing for a frame from there.',
  }
}
