import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { startAnalytics } from '../../src/adapters/analytics'

const insightsUrl = '/_vercel/insights/script.js'

/** A page of its own, unless it is said to be in another. Nothing is fetched. */
function openPage(url = 'https://app.example/#/give') {
  const page = new Window({
    url,
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  })
  const scripts = () =>
    [...page.document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
  return { page, window: page as unknown as globalThis.Window, scripts }
}

test('[S1.4] one script is added, deferred, when the operator has set its address', () => {
  const { page, window, scripts } = openPage()
  startAnalytics(insightsUrl, window)
  expect(scripts()).toEqual([insightsUrl])
  expect(page.document.querySelector('script')?.outerHTML).toMatch(/ defer.* referrerpolicy="no-referrer"/)
})

test('[S1.4] there is none when nothing is set', () => {
  const { window, scripts } = openPage()
  startAnalytics(null, window)
  expect(scripts()).toEqual([])
})

test('[S1.4] there is none inside another page, as in a Safe', () => {
  const { page, scripts } = openPage()
  const framed = Object.create(page, { parent: { value: {} } }) as globalThis.Window
  startAnalytics(insightsUrl, framed)
  expect(scripts()).toEqual([])
})

test('a visit by a link that names an account is not counted', () => {
  const { window, scripts } = openPage(`https://app.example/#/review?safe=eth:0x${'Ab'.repeat(20)}`)
  startAnalytics(insightsUrl, window)
  expect(scripts()).toEqual([])
})
