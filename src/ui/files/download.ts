type TextFile = { readonly name: string; readonly type: string; readonly text: string }

/** Downloads a file that was made here. The Safe's frame allows downloads. */
export function download({ name, type, text }: TextFile): void {
  downloadBlob(name, new Blob([text], { type }))
}

/** Downloads a file that was made in pieces. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Returns "gift-2026-11-20.csv": the day distinguishes two exports. */
export function fileName(what: string, ending: string, atMs: number): string {
  return `${what}-${new Date(atMs).toISOString().slice(0, 10)}.${ending}`
}
