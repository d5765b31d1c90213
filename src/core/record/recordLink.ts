import type { GiftRecord, Payer } from './giftRecord'
import { toBase64Url } from '../giving/giftDocument'
import { newerVersion, parseDocument, unknownKey, unknownVersion } from '../giving/readGiftDocument'
import { type GiftRecordReading, readGiftRecord } from './giftRecordJson'

/** Maximum length in characters, far above any record. */
const maxLinkLength = 12_000

/**
 * Returns the text of a record for a link: base64url of JSON with objects as lists of their values, to fit a QR code. Leaves
 * out the giver's notes, which nobody can check.
 */
export function encodeRecordLink(gift: GiftRecord): string {
  const { payer, asset, cause, directory } = gift
  return toBase64Url(
    JSON.stringify({
      version: 1,
      record: [
        gift.chainId,
        payerList(payer),
        gift.txHash,
        `${gift.blockNumber}`,
        gift.blockHash,
        gift.atMs,
        gift.index,
        gift.recipient,
        [asset.token, asset.symbol, asset.decimals],
        `${gift.amount}`,
        `${gift.arrived}`,
        gift.outcome,
        gift.executor,
        `${gift.feeWei}`,
        cause && [
          cause.id,
          cause.name,
          cause.country,
          cause.registration && [cause.registration.authority, cause.registration.number],
        ],
        directory && [directory.version, directory.date],
      ],
    }),
  )
}

function payerList(payer: Payer): readonly unknown[] {
  if (payer.kind === 'wallet') return ['wallet', payer.address, payer.nonce]
  const { address, safeTxHash, nonce, signers, refund } = payer
  const paid = refund && [refund.token, refund.receiver, `${refund.amount}`]
  return ['safe', address, safeTxHash, `${nonce}`, signers, paid]
}

/** Names of the values in each list, in their order. */
const names = {
  gift: [
    'chainId',
    'payer',
    'txHash',
    'blockNumber',
    'blockHash',
    'atMs',
    'index',
    'recipient',
    'asset',
    'amount',
    'arrived',
    'outcome',
    'executor',
    'feeWei',
    'cause',
    'directory',
  ],
  safe: ['kind', 'address', 'safeTxHash', 'nonce', 'signers', 'refund'],
  wallet: ['kind', 'address', 'nonce'],
  refund: ['token', 'receiver', 'amount'],
  asset: ['token', 'symbol', 'decimals'],
  cause: ['id', 'name', 'country', 'registration'],
  registration: ['authority', 'number'],
  directory: ['version', 'date'],
} as const

/** Reads the text of a record in a link, as strictly as its file. Never throws. */
export function readRecordLink(text: string): GiftRecordReading {
  const parsed = parseDocument(text, maxLinkLength)
  if (parsed.kind === 'problem') return parsed
  if (parsed.version !== 1) return newerVersion(parsed.body, 1) ?? unknownVersion
  const more = Object.keys(parsed.body).find((key) => key !== 'version' && key !== 'record')
  if (more !== undefined) return unknownKey(more)
  const list = 'record' in parsed.body ? parsed.body.record : null
  const gift = named(list, names.gift)
  const payer = named(gift['payer'], isWallet(gift['payer']) ? names.wallet : names.safe)
  const cause = gift['cause'] === null ? null : named(gift['cause'], names.cause)
  const json = {
    ...gift,
    payer: isWallet(gift['payer']) ? payer : { ...payer, refund: orNull(payer['refund'], names.refund) },
    asset: named(gift['asset'], names.asset),
    cause: cause && { ...cause, registration: orNull(cause['registration'], names.registration) },
    directory: orNull(gift['directory'], names.directory),
    noted: { name: null, purpose: null, planId: null, proposer: null, value: null },
  }
  return readGiftRecord(JSON.stringify(json))
}

function isWallet(payer: unknown): boolean {
  return Array.isArray(payer) && payer[0] === 'wallet'
}

function orNull(list: unknown, keys: readonly string[]) {
  return list === null ? null : named(list, keys)
}

/** Names the values by position. Surplus values get their index as key, and the schema refuses them. */
function named(list: unknown, keys: readonly string[]): Record<string, unknown> {
  if (!Array.isArray(list)) return {}
  return Object.fromEntries(list.map((value: unknown, at) => [keys[at] ?? `${at}`, value]))
}

const inLink = /[#?&]record=([\w-]*)/
const base64Url = /^[\w-]{100,}$/

/** Reads one gift record: its JSON, a link that carries it, or the text of that link. Never throws. */
export function readRecordText(text: string): GiftRecordReading {
  const trimmed = text.trim()
  const carried = inLink.exec(trimmed)?.[1] ?? (base64Url.test(trimmed) ? trimmed : null)
  return carried === null ? readGiftRecord(trimmed) : readRecordLink(carried)
}
