/** "1 payment", "1,200 payments". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`
}
