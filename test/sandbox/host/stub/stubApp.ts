import SafeAppsSDK from '@safe-global/safe-apps-sdk'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    sdk: SafeAppsSDK
    /** What arrived by postMessage, with its origin, the SDK's business or not. */
    heard: { readonly origin: string; readonly data: unknown }[]
  }
}

window.sdk = new SafeAppsSDK()
window.heard = []
window.addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }))

document.title = 'Stub app'
document.body.innerHTML = '<h1>Stub app</h1><p role="status">Waiting for the host</p>'
void window.sdk.safe.getInfo().then(({ safeAddress }) => {
  const status = document.querySelector('[role=status]')
  if (status !== null) status.textContent = `Connected to ${safeAddress}`
})
