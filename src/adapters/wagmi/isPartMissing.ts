import { errorChain } from '../../core/wallet/errorChain'

/** How Chromium, Firefox and Safari say that a file of the page did not come; Safari, that another came in its place. */
const words = /dynamically imported module|importing a module script failed|JavaScript MIME type/i

/** Whether a wallet's own library is what did not load: the line was cut, or a new release has removed the file. */
export function isPartMissing(error: unknown): boolean {
  return errorChain(error).some(({ message }) => words.test(message))
}
