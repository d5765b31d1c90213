/** "1 gift", "3 gifts". */
export function giftCount(count: number): string {
  return count === 1 ? '1 gift' : `${count} gifts`
}
