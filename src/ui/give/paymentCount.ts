/** "1 payment", "3 payments". */
export function paymentCount(count: number): string {
  return count === 1 ? '1 payment' : `${count} payments`
}
