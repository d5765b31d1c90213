import { type HttpHandler, http } from 'msw'
import type { TransactionService } from './createTransactionService'

/**
 * The service for msw: everything under the base URL is answered by it, so that a unit test talks to the same code as
 * the sandbox over HTTP.
 *
 * @param baseUrl the origin under which the service is to be found, such as `http://service.test`; its API is then
 * `http://service.test/api`.
 */
export function serviceHandlers(service: TransactionService, baseUrl: string): HttpHandler[] {
  const origin = baseUrl.replace(/\/$/, '')
  return ['api', 'sandbox'].map((base) =>
    http.all(`${origin}/${base}/*`, ({ request }) => service.fetch(request)),
  )
}
