const methods = 'DELETE, GET, OPTIONS, PATCH, POST, PUT'
const headers =
  'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with, if-match, if-modified-since, if-none-match'

/** The answer to a browser's preflight request: everybody may ask. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 200,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
      'content-length': '0',
    },
  })
}

/** The response, readable by pages of every origin. */
export function allowEveryOrigin(response: Response, exposedHeaders: readonly string[]): Response {
  const allowed = new Response(response.body, response)
  allowed.headers.set('access-control-allow-origin', '*')
  if (exposedHeaders.length > 0)
    allowed.headers.set('access-control-expose-headers', exposedHeaders.join(', '))
  return allowed
}
