import type { HeaderMap, Headers } from './securityHeaders'

/**
 * The headers in the formats of common static hosts, keyed by file name in the build: Netlify and Cloudflare Pages
 * (`_headers`), Vercel, Firebase, Apache, nginx (to include in a `server` block), and `headers.json` for everyone else.
 */
export function headerFiles(map: HeaderMap): Readonly<Record<string, string>> {
  return {
    'headers.json': json(map),
    _headers: netlify(map),
    'vercel.json': json({
      headers: rules(map).map(([path, headers]) => ({ source: path.replace('*', '(.*)'), headers })),
    }),
    'firebase.json': json({
      hosting: {
        public: '.',
        headers: rules(map).map(([path, headers]) => ({ source: path.replace('*', '**'), headers })),
      },
    }),
    '.htaccess': apache(map),
    'nginx-headers.conf': nginx(map),
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function rules(map: HeaderMap): [string, { key: string; value: string }[]][] {
  return Object.entries(map).map(([path, headers]) => [
    path,
    Object.entries(headers).map(([key, value]) => ({ key, value })),
  ])
}

function lines(headers: Headers, write: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n')
}

function netlify(map: HeaderMap): string {
  return Object.entries(map)
    .map(([path, headers]) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n')
}

/** Relative to the folder, so that the app may also stand below the root of a site. */
function apache(map: HeaderMap): string {
  const blocks = Object.entries(map).map(([path, headers]) => {
    const set = lines(headers, (name, value) => `Header always set ${name} "${value}"`)
    if (path === '/*') return set
    const test = path === '/' ? '/$' : `${pattern(path)}$`
    return `<If "%{REQUEST_URI} =~ m#${test}#">\n${set}\n</If>`
  })
  return `${blocks.join('\n')}\n`
}

/** `add_header` in a location drops those of the server around it, so each location repeats what is for all. */
function nginx(map: HeaderMap): string {
  const { '/*': forAll = {}, ...others } = map
  const add = (headers: Headers) => lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)
  const blocks = Object.entries(others).map(([path, headers]) => {
    const place = path.endsWith('/*') ? path.slice(0, -1) : `= ${path}`
    return `location ${place} {\n${add({ ...forAll, ...headers })}\n}`
  })
  return `${blocks.join('\n')}\nlocation / {\n${add(forAll)}\n}\n`
}

function pattern(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replace('*', '.*')
}
