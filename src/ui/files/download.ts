type TextFile = { readonly name: string; readonly type: string; readonly text: string }

/** Gives the user a file that was made here. The Safe's frame allows downloads. */
export function download({ name, type, text }: TextFile): void {
  downloadBlob(name, new Blob([text], { type }))
}

/** The same of a file that was made in pieces. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** "gift-2026-11-20.csv": the day in the file's name tells two exports apart. */
export function fileName(what: string, ending: string, atMs: number): string {
  return `${what}-${new Date(atMs).toISOString().slice(0, 10)}.${ending}`
}
