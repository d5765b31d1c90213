/** As `#/record/eth:0x…/<hash>/<place>?tx=<hash>`. */
const giftLink = /#(\/record\/[^\s/?#]{1,100}\/0x[\da-f]{64}\/\d{1,6}(?:\?tx=0x[\da-f]{64})?)$/i

/** Returns the path in a link to the page of one gift, as the code on a printed record has it. Null: it is no such link. */
export function giftPathIn(text: string): string | null {
  return giftLink.exec(text.trim())?.[1] ?? null
}
