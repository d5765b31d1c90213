import { errorChain } from '../../core/wallet/errorChain'

/** How Chromium, Firefox and Safari report a module that failed to load; Safari also one of the wrong MIME type. */
const words = /dynamically imported module|importing a module script failed|JavaScript MIME type/i

/** Whether a wallet's own library failed to load: the connection was lost, or a new release has removed the file. */
export function isPartMissing(error: unknown): boolean {
  return errorChain(error).some(({ message }) => words.test(message))
}
