/** The columns of a gift table, in the order in which they are written. The first five are those of CSV Airdrop. */
export const columns = [
  'token_type',
  'token_address',
  'receiver',
  'amount',
  'id',
  'cause',
  'name',
  'memo',
] as const

export type Column = (typeof columns)[number]

/**
 * Accepted headings of each column, in lower case with `_` for spaces and hyphens. The first one is written; the German ones are
 * those of spreadsheets.
 */
const headings: Readonly<Record<Column, readonly string[]>> = {
  token_type: ['token_type', 'tokentype', 'type'],
  token_address: [
    'token_address',
    'tokenaddress',
    'token',
    'token_symbol',
    'asset',
    'currency',
    'symbol',
    'coin',
    'ticker',
    'währung',
    'waehrung',
  ],
  receiver: [
    'receiver',
    'recipient',
    'address',
    'to',
    'wallet',
    'wallet_address',
    'receiver_address',
    'recipient_address',
    'to_address',
    'payee_address',
    'adresse',
    'empfängeradresse',
    'wallet_adresse',
  ],
  amount: ['amount', 'value', 'sum', 'betrag', 'summe', 'wert'],
  id: ['id'],
  cause: ['cause', 'cause_id'],
  name: [
    'name',
    'label',
    'payee',
    'payee_name',
    'beneficiary',
    'organisation',
    'organization',
    'empfänger',
    'empfaenger',
    'zahlungsempfänger',
    'bezeichnung',
  ],
  memo: [
    'memo',
    'note',
    'notes',
    'reference',
    'payment_reference',
    'ref',
    'comment',
    'comments',
    'description',
    'invoice',
    'invoice_number',
    'notiz',
    'verwendungszweck',
    'referenz',
    'kommentar',
    'bemerkung',
    'rechnung',
    'rechnungsnummer',
  ],
}

const columnsByHeading = new Map(
  (Object.keys(headings) as Column[]).flatMap((column) => headings[column].map((text) => [text, column])),
)

/** A longer heading is a text. */
const maxHeading = 60

/**
 * Finds the column of a heading; null: none of ours. Ignores case, spaces, hyphens, and a unit: "Amount (USDC)". In brackets
 * after "Address" only known words are ignored: it may be the one of the sender.
 */
export function columnOf(heading: string): Column | null {
  if (heading.trim().length > maxHeading) return null
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_')
  const exact = columnsByHeading.get(plain)
  if (exact !== undefined) return exact
  const column = columnsByHeading.get(plain.replace(/(?:_?[([].*|_in_[^_]+|[:*])$/u, ''))
  if (column === undefined) return null
  const [, bracketed = ''] = /[([](.*)$/u.exec(plain) ?? []
  return hasFreeBrackets(column) || spelledIn(bracketed).every((word) => isKnown(column, word))
    ? column
    : null
}

/** Returns true where brackets hold a unit, which is asked about (`unitOf`), or where nothing depends on them. */
function hasFreeBrackets(column: Column): boolean {
  return column === 'amount' || column === 'name' || column === 'memo'
}

function spelledIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function isKnown(column: Column, word: string): boolean {
  const known = headingWords[column]
  return known !== undefined && (known.core.has(word) || known.beside.has(word))
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * Words of longer headings, such as "Payout address" or "Name des Empfängers": one of `core`, and nothing that is in neither
 * list. So "Refund address" and "Old wallet" are not understood, whatever else they hold.
 */
const headingWords: Readonly<
  Partial<Record<Column, { readonly core: ReadonlySet<string>; readonly beside: ReadonlySet<string> }>>
> = {
  receiver: {
    core: words(
      'address addr wallet recipient receiver adresse walletadresse zieladresse empfängeradresse ' +
        'empfaengeradresse zahlungsadresse auszahlungsadresse kryptoadresse',
    ),
    beside: words(
      'payee beneficiary grantee payment payout destination to ens eth evm ethereum crypto krypto 0x ' +
        'public of or the oder des der für an empfänger empfängers empfaenger zahlungsempfänger',
    ),
  },
  amount: {
    core: words(
      'amount sum value total payment payout donation grant betrag summe wert auszahlung zahlung ' +
        'spende zahlbetrag auszahlungsbetrag zahlungsbetrag spendenbetrag überweisungsbetrag ' +
        'ueberweisungsbetrag',
    ),
    beside: words('to pay of the net netto due gift token tokens zu zahlen der'),
  },
  token_address: {
    core: words(
      'token asset currency cryptocurrency coin symbol ticker contract währung waehrung kryptowährung ' +
        'kryptowaehrung zahlungswährung zahlungswaehrung',
    ),
    beside: words('payment payout crypto krypto name code of the der zahlung'),
  },
  name: {
    core: words(
      'name payee grantee beneficiary charity ngo nonprofit company vendor supplier organisation ' +
        'organization who wer verein firma lieferant begünstigte begünstigter empfängername ' +
        'zahlungsempfänger spendenempfänger',
    ),
    beside: words('recipient receiver legal full of the des der empfänger empfängers empfaenger empfaengers'),
  },
  memo: {
    core: words(
      'memo note notes reference ref comment comments description invoice purpose subject message ' +
        'reason details notiz notizen zweck betreff verwendungszweck zahlungszweck buchungstext ' +
        'nachricht anmerkung anmerkungen bemerkung bemerkungen kommentar kommentare beschreibung ' +
        'referenz grund rechnung rechnungsnummer rechnungsnr',
    ),
    beside: words('no nr number nummer payment of for the für der zahlung zur'),
  },
}

/** Such as € in "Total €", or # in "Payment #": of another currency, or no amount at all. */
const sign = /[\p{S}#%‰№]/u

/** Finds the column that the words of a heading name; null: none, or several. */
export function columnByWords(heading: string): Column | null {
  if (heading.trim().length > maxHeading) return null
  const found = columns.filter((column) => {
    const text = hasFreeBrackets(column) ? heading.replace(/[([].*$/u, '') : heading
    const spelled = spelledIn(text)
    return (
      !sign.test(text) &&
      spelled.some((word) => headingWords[column]?.core.has(word) === true) &&
      spelled.every((word) => isKnown(column, word))
    )
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the unit in a heading, as spelled: "USDC" of "Amount (USDC)", "EUR" of "Betrag in EUR". Null: it has none. */
export function unitOf(heading: string): string | null {
  const [, bracketed, named = ''] =
    /(?:[([](.*)|[\s_-]in[\s_-]+(.+))$/iu.exec(heading.trim().slice(0, maxHeading)) ?? []
  const unit = (bracketed ?? named).replace(/[)\]\s:*]+$/u, '').trim()
  return unit === '' ? null : unit
}

/** One row of a table, with the line of the file on which it begins, counted from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/** The column that each cell of a line is read as; null: it is not read. */
export type Mapping = readonly (Column | null)[]

/** Index of each column, and its heading as the file spells it. */
export type Columns = {
  readonly at: Partial<Readonly<Record<Column, { readonly index: number; readonly heading: string }>>>
  /** The first line, unchanged. */
  readonly headings: readonly string[]
  /** Headings that name no column of ours. */
  readonly unread: readonly string[]
}

/** Describes the columns of a table by their mapping. */
export function columnsOf(headings: readonly string[], mapping: Mapping): Columns {
  const at: { [column in Column]?: { index: number; heading: string } } = {}
  const unread: string[] = []
  for (const [index, cell] of headings.entries()) {
    const heading = cell.trim().slice(0, 40)
    const column = mapping[index] ?? null
    if (column !== null) at[column] ??= { index, heading }
    else if (heading !== '') unread.push(heading)
  }
  return { at, headings, unread }
}
