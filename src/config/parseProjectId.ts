export type ParsedProjectId = {
  /** 32 hexadecimal digits. Null where no id could work. */
  readonly id: string | null
  readonly problems: readonly string[]
  /** Problems that do not stop the build, for the operator. */
  readonly warnings: readonly string[]
}

const where = 'Get one, free of charge, at https://dashboard.reown.com'
const without = 'Until then no wallet is offered that connects through WalletConnect.'

/** The specification's words for a build without an id. */
const missing = `No projectId found. Every dApp must now provide a WalletConnect Cloud projectId. ${where}. ${without}`

/** In examples and templates: `YOUR_PROJECT_ID`, `<project id>`, `xxxx`, `changeme`. */
const placeholder = /your|project[-_ ]?id|change[-_ ]?me|^(<.*>|x+|\.+|todo|tbd)$/i

/** Well formed but nobody's: a few digits repeated, or counted up. */
const madeUp = /^([0-9a-f]{1,8})\1+$|^(0123456789abcdef)+$|^(123456789)+[0-9a-f]*$/i

/** Public: the id in RainbowKit's own examples. Everyone who copied it shares its limit. */
const sharedByExamples = '21fef48091f12692cad574a6f7753643'

/**
 * Parses `VITE_WALLETCONNECT_PROJECT_ID`. A placeholder is a warning, because everything but WalletConnect works
 * without an id and a copied `.env.example` should run.
 */
export function parseProjectId(text: string): ParsedProjectId {
  const id = text.trim()
  if (id === '') return { id: null, problems: [], warnings: [missing] }
  if (placeholder.test(id)) {
    const warning = `"${id}" is a placeholder. Write the id of a project of your own. ${where}. ${without}`
    return { id: null, problems: [], warnings: [warning] }
  }
  if (!/^[0-9a-f]{32}$/i.test(id)) {
    const problem = `"${id}" is not a project id: it has 32 digits of 0-9 and a-f. ${where}, or leave the setting out.`
    return { id: null, problems: [problem], warnings: [] }
  }
  if (madeUp.test(id) || id.toLowerCase() === sharedByExamples) {
    const warning = `"${id}" is a placeholder: it has the form of an id, and belongs to no project of yours. WalletConnect will refuse it, or limit it. ${where}.`
    return { id, problems: [], warnings: [warning] }
  }
  return { id, problems: [], warnings: [] }
}
