import { errorChain } from '../../core/wallet/errorChain'

/** Errors of Chromium, Firefox and Safari for a module that failed to load; Safari also for a wrong MIME type. */
const words = /dynamically imported module|importing a module script failed|JavaScript MIME type/i

/**
 * Returns true when a wallet's own library failed to load: the connection was lost, or a new release has removed the
 * file.
 */
export function isPartMissing(error: unknown): boolean {
  return errorChain(error).some(({ message }) => words.test(message))
}
