/** Largest distance from the expected nonce to try: each nonce is one hash, about 0.1 ms. */
const most = 500n

/**
 * Returns the nonces that an execution may have had, likeliest first: the expected one, then alternately lower and higher.
 *
 * @param next - The Safe's nonce today, which no execution has used yet.
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
