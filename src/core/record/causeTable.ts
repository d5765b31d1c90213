import type { GiftRecord } from './giftRecord'
import { payeeKey, quarterOf, tokenKey } from './recordFilter'

/** What arrived of each asset, by `tokenKey`. Without the assets of which nothing did. */
export type Arrived = ReadonlyMap<string, bigint>

/** What arrived by cause and asset, in base units. */
export type CauseTable = {
  /** The assets of which something arrived, in the order of the gifts. */
  readonly assets: readonly GiftRecord['asset'][]
  /** Causes of which one got something, in the order of the gifts. */
  readonly causes: readonly { readonly id: string; readonly name: string; readonly arrived: Arrived }[]
  /** Everybody else together. */
  readonly others: Arrived
  readonly all: Arrived
}

/** Sums by a key, such as a payee, and asset, in the order of the gifts, in base units. */
type ArrivedTable = {
  /** The assets of which something arrived, in the order of the gifts. */
  readonly assets: readonly GiftRecord['asset'][]
  /** Keys of which one got something, each with its first gift. */
  readonly rows: readonly { readonly key: string; readonly first: GiftRecord; readonly arrived: Arrived }[]
}

/** Key of the recipients outside the directory. */
const outside = 'outside'

/** Adds up what arrived by recipient and asset. */
export function payeeTable(gifts: readonly GiftRecord[]): ArrivedTable {
  return tableBy(gifts, payeeKey)
}

/** Adds up what arrived by quarter and asset. */
export function quarterTable(gifts: readonly GiftRecord[]): ArrivedTable {
  return tableBy(gifts, ({ atMs }) => quarterOf(atMs))
}

function tableBy(gifts: readonly GiftRecord[], keyOf: (gift: GiftRecord) => string): ArrivedTable {
  const assets = new Map<string, GiftRecord['asset']>()
  const rows = new Map<string, { key: string; first: GiftRecord; arrived: Map<string, bigint> }>()
  for (const gift of gifts) {
    if (gift.arrived === 0n) continue
    const token = tokenKey(gift.asset)
    if (!assets.has(token)) assets.set(token, gift.asset)
    const key = keyOf(gift)
    const row = rows.get(key) ?? { key, first: gift, arrived: new Map<string, bigint>() }
    rows.set(key, row)
    add(row.arrived, token, gift.arrived)
  }
  return { assets: [...assets.values()], rows: [...rows.values()] }
}

/** Adds the gifts up by cause and asset. Recipients outside the directory are one row. */
export function causeTable(gifts: readonly GiftRecord[]): CauseTable {
  const { assets, rows } = tableBy(gifts, ({ cause }) => (cause === null ? outside : `cause:${cause.id}`))
  const nothing: Arrived = new Map()
  return {
    assets,
    causes: rows.flatMap(({ first: { cause }, arrived }) =>
      cause === null ? [] : [{ id: cause.id, name: cause.name, arrived }],
    ),
    others: rows.find(({ key }) => key === outside)?.arrived ?? nothing,
    all: tableBy(gifts, () => '').rows[0]?.arrived ?? nothing,
  }
}

function add(sums: Map<string, bigint>, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}
