import { BaseError } from '../../../src/core/baseError'

/** What the service says no to, by the code that its API tells (docs/sign-in.md), with the HTTP status of each. */
export const refusalStatuses = {
  malformed: 400,
  notAMessage: 400,
  otherSite: 400,
  otherChain: 400,
  wrongNonce: 400,
  wrongSignature: 401,
  wrongOrigin: 403,
  nonceUsed: 409,
  nonceExpired: 410,
  tooLarge: 413,
  notJson: 415,
  tooMany: 429,
  chainUnreachable: 503,
} as const

export type RefusalCode = keyof typeof refusalStatuses

/** A request that the sign-in service refuses, in words for whoever runs the app. */
export class SignInRefusal extends BaseError {
  override name = 'SignInRefusal'
  readonly code: RefusalCode
  readonly retryAfterMs: number | null

  constructor(code: RefusalCode, sentence: string, retryAfterMs: number | null = null) {
    super(sentence)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}
