import { expect, test, vi } from 'vitest'
import { chooseLanguage } from '../../../src/ui/shell/Footer'
import { createFakeBrowser } from '../../support/fakeStorage'

function openAt(href: string) {
  return { href, reload: vi.fn<() => void>(), replace: vi.fn<(url: string | URL) => void>() }
}

test('a language is kept, and the page opens anew in it, at the same place', () => {
  const storage = createFakeBrowser().openTab()
  const location = openAt('https://give.example/app/#/give')
  chooseLanguage(storage, 'de', location)
  expect(storage.get('language')).toBe('de')
  expect(location.reload).toHaveBeenCalledOnce()
  expect(location.replace).not.toHaveBeenCalled()
})

test('a choice takes the place of the language that the address names', () => {
  const location = openAt('https://give.example/app/?lang=de#/give')
  chooseLanguage(createFakeBrowser().openTab(), 'en', location)
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://give.example/app/#/give')
})

test('where nothing can be kept the address names the language', () => {
  const location = openAt('https://give.example/app/#/give')
  chooseLanguage(createFakeBrowser().openTab({ isDurable: false }), 'de', location)
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://give.example/app/?lang=de#/give')
})
