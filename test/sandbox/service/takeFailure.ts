import type { FailureRule, SafeSettings } from './serviceSettings'

/** The first rule that matches the request, counted down by one; null when it is to be answered well. */
export function takeFailure(settings: Pick<SafeSettings, 'failWith'>, request: Request): FailureRule | null {
  const { pathname } = new URL(request.url)
  const rule = settings.failWith?.find(
    ({ method, pathPattern }) =>
      (method === undefined ? request.method !== 'OPTIONS' : request.method === method.toUpperCase()) &&
      (pathPattern === undefined || new RegExp(pathPattern).test(pathname)),
  )
  if (rule === undefined) return null
  if (rule.times === undefined) return rule
  if (rule.times <= 1) settings.failWith = settings.failWith?.filter((other) => other !== rule) ?? []
  else rule.times -= 1
  return rule
}

/** A response by which a service says that it cannot, for the answers that are a status or a page. */
export function failureResponse({ answer, retryAfterSeconds }: FailureRule): Response {
  if (typeof answer !== 'number') {
    return new Response('<!doctype html><title>Just a moment...</title>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  const headers = new Headers({ 'content-type': answer < 500 ? 'application/json' : 'text/html' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (answer !== 429) {
    const body =
      answer < 500 ? JSON.stringify({ detail: 'Refused by the sandbox.' }) : '<h1>Server Error</h1>'
    return new Response(body, { status: answer, headers })
  }
  const wait = retryAfterSeconds === undefined ? '' : ` Expected available in ${retryAfterSeconds} seconds.`
  return Response.json({ detail: `Request was throttled.${wait}` }, { status: 429, headers })
}
