import { htmlResponse } from './hostDocument'
import { feelThrottling } from './page/feelThrottling'
import { inlineScript } from './page/inlineScript'

/** The page that times its own machine and line, and the download that it does it with. */
export function throttleDocument(download: Uint8Array<ArrayBuffer>) {
  const script = inlineScript(feelThrottling, { downloadUrl: 'download' })
  return (request: Request) =>
    request.url.endsWith('/download')
      ? new Response(download)
      : htmlResponse(`<title>How fast?</title><script>${script}</script>`)
}
