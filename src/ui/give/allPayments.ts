/** "both payments", "all 3 payments". For more than one. */
export function allPayments(count: number): string {
  return count === 2 ? 'both payments' : `all ${count} payments`
}
