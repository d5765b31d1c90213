import { html, raw } from 'hono/html'
import type { WorldInfo } from '../world'
import { worldInfo } from '../worldInfo'

/** What the server tells the page in its document, so that the app's frame does not wait for another request. */
export type HostDocumentOptions = {
  readonly world: WorldInfo
  /** Knobs set over `/control/knobs`; the page's own query wins. */
  readonly knobs: Readonly<Record<string, string>>
}

/** The document of the host page. The policy on frames is that of Safe{Wallet}: any http(s) site, by meta tag. */
export function hostDocument({ world, knobs }: HostDocumentOptions) {
  const data = { world: worldInfo(world), knobs }
  // "<" is escaped, so that no text in the data can end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="frame-src http: https:" />
        <title>Sandbox wallet</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/host.css" />
        <script type="application/json" id="host-data">
          ${raw(json)}
        </script>
        <script type="module" src="/host.js"></script>
      </head>
      <body>
        <div id="root"></div>
      </body>
    </html>`
}

/** A frame that frames the app and never answers: what stands between when the app is not the host's own child. */
export function nestedDocument(src: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>A frame that does not answer</title>
        <style>
          html,
          body,
          iframe {
            margin: 0;
            width: 100%;
            height: 100%;
            border: 0;
            display: block;
          }
        </style>
      </head>
      <body>
        <iframe title="Nested app" src="${src}"></iframe>
      </body>
    </html>`
}

/** A window of another origin (relay.localhost) inside the host page, that posts what it is told to the app's frame. */
export function relayDocument() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Relay</title>
        <script>
          addEventListener('message', (event) => {
            if (event.source !== parent) return
            parent.frames[0].postMessage(event.data.envelope, '*')
          })
        </script>
      </head>
      <body></body>
    </html>`
}
