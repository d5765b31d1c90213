export type Page<T> = {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly T[]
}

export type PageLimits = { readonly standard: number; readonly most: number }

/** Lists of transactions, messages, confirmations and transfers. */
export const defaultLimits: PageLimits = { standard: 100, most: 200 }

/** The list of all transactions. */
export const smallLimits: PageLimits = { standard: 20, most: 100 }

/**
 * The part of a list that `limit` and `offset` of the URL ask for, with the URLs of the parts around it, their
 * parameters in the order of the names. A limit or offset that cannot be read is ignored; a limit above the most is lowered to it.
 */
export function pageOf<T>(items: readonly T[], requestUrl: string, { most, standard }: PageLimits): Page<T> {
  const url = new URL(requestUrl)
  const asked = readCount(url.searchParams.get('limit'))
  const limit = asked === null || asked === 0 ? standard : Math.min(asked, most)
  const offset = readCount(url.searchParams.get('offset')) ?? 0
  const link = (to: number) => {
    const target = new URL(url)
    target.searchParams.set('limit', String(limit))
    if (to > 0) target.searchParams.set('offset', String(to))
    else target.searchParams.delete('offset')
    target.searchParams.sort()
    return target.href
  }
  return {
    count: items.length,
    next: offset + limit < items.length ? link(offset + limit) : null,
    previous: offset > 0 ? link(offset - limit) : null,
    results: items.slice(offset, offset + limit),
  }
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
