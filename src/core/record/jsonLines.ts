const itemsPerPiece = 20

/** Yields the items of a JSON list, one a line, several in each piece. */
export function* jsonLines<T>(items: readonly T[], textOf: (item: T) => string): Generator<string, void> {
  for (let at = 0; at < items.length; at += itemsPerPiece) {
    const lines = items.slice(at, at + itemsPerPiece).map(textOf)
    yield `${at === 0 ? '' : ',\n'}${lines.join(',\n')}`
  }
}
