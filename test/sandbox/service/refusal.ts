import { type Address, type Hex, getAddress, isAddress, isHex } from 'viem'
import { BaseError } from '../../../src/core/baseError'

/** The refusal of a field, or of the whole body where the field is `nonFieldErrors`. */
export function refuseField(status: number, field: string, sentence: string): Refusal {
  return new Refusal(status, { [field]: [sentence] })
}

/** 404 with the sentence in `detail`. */
export function refuseMissing(detail: string): Refusal {
  return new Refusal(404, { detail })
}

/**
 * The address as the path has it.
 *
 * @throws Refusal 422 code 1 when it is not in its checksummed form, all lower case included.
 */
export function requireChecksum(text: string): Address {
  if (isAddress(text, { strict: false }) && getAddress(text) === text) return text
  throw new Refusal(422, { code: 1, message: 'Checksum address validation failed', arguments: [text] })
}

/**
 * The hash in a path, with or without 0x, in lower case.
 *
 * @throws Refusal 404 when it is none.
 */
export function requireHash(text: string): Hex {
  const hash = `0x${text.toLowerCase().replace(/^0x/, '')}`
  if (isHex(hash) && hash.length === 66) return hash
  throw refuseMissing('Not found.')
}

/** A request that the service refuses: the HTTP status, and the body that the real service gives with it. */
export class Refusal extends BaseError {
  override name = 'Refusal'
  readonly status: number
  /** Null: no body at all. */
  readonly body: Readonly<Record<string, unknown>> | null

  constructor(status: number, body: Readonly<Record<string, unknown>> | null) {
    super(`The transaction service refuses with ${status}: ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}
