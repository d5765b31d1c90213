/** How far from the likeliest one a nonce is looked for: each is a hash, about 0.1 ms. */
const most = 500n

/**
 * The nonces that an execution may have had, the likeliest first: the expected one, then lower and higher ones by turns.
 *
 * @param next - The Safe's nonce today: no execution had it yet.
 */
export function nearNonces(expected: bigint, next: bigint): Iterable<bigint> {
  return { [Symbol.iterator]: () => nonces(expected, next) }
}

function* nonces(expected: bigint, next: bigint): Generator<bigint, void> {
  for (let distance = 0n; distance <= most; distance += 1n) {
    if (expected >= distance) yield expected - distance
    if (distance > 0n && expected + distance < next) yield expected + distance
  }
}
