/** Why a Safe refuses one signature that it is asked about alone; null: its code says nothing about that one. */
export function refusalWords(code: string | null): string | null {
  return code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}

const words: Readonly<Record<string, string>> = {
  GS021: 'it is not where it says that it is',
  GS022: 'it is cut off',
  GS023: 'it is cut off',
  GS024: 'the contract of the owner does not accept it',
  GS025: 'the owner has not approved it on chain',
  GS026: 'it is not an owner’s, or over something else',
}
