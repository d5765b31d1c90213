import { useId, useState } from 'react'
import type { Session } from '../../core/session'
import { locale } from '../../language/messages'
import { languageNames } from '../../language/languages'
import { type AppServices, useApp } from '../AppContext'
import { Select } from '../parts/fields'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { unsaved } from '../parts/unsaved'
import { useStoreValue } from '../parts/useStoreValue'
import css from './Footer.module.css'
import { m } from './messages'
import { Ways } from './Ways'
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from './useTheme'

/** Read by the inline script of index.html: src/boot/chooseLanguage.ts. */
const storageKey = 'language'

const languages = Object.entries(languageNames)

/** Giver of each session, as far as known before the account has been read. */
const givers: Readonly<Record<Session['kind'], keyof typeof m.footer.promise>> = {
  deciding: 'safe',
  silent: 'safe',
  refused: 'safe',
  safe: 'safe',
  visitor: 'either',
  wallet: 'wallet',
}

/** Shows what the app is, and the choices of theme and language. */
export function Footer() {
  const { storage, session, account } = useApp()
  const { kind } = useStoreValue(session)
  const isHosted = kind === 'safe'
  const giver = useStoreValue(account).kind === 'ready' ? 'safe' : givers[kind]
  const choice = useThemeChoice(storage)
  const id = useId()
  const hasUnsaved = useStoreValue(unsaved) > 0
  const [asked, setAsked] = useState<string | null>(null)
  const { themes } = m.footer
  const words: Record<ThemeChoice, string> = isHosted ? { ...themes, system: themes.safe } : themes
  return (
    <footer className={css.bar}>
      <div className={css.inner}>
        <p>{m.footer.promise[giver]}</p>
        <nav aria-label={m.ways.name}>
          <Ways />
        </nav>
        <div className={css.choices}>
          <p className={css.choice}>
            <label htmlFor={id}>{m.footer.appearance}</label>
            <Select
              className={css.select}
              id={id}
              value={choice}
              onChange={(event) => {
                const next = themeChoices.find((option) => option === event.target.value)
                if (next !== undefined) chooseTheme(storage, next)
              }}
            >
              {themeChoices.map((option) => (
                <option key={option} value={option}>
                  {words[option]}
                </option>
              ))}
            </Select>
          </p>
          <p className={css.choice}>
            <label htmlFor={`${id}-language`}>{m.footer.language}</label>
            <Select
              className={css.select}
              id={`${id}-language`}
              value={locale.slice(0, 2)}
              onChange={({ target: { value } }) =>
                hasUnsaved ? setAsked(value) : chooseLanguage(storage, value)
              }
            >
              {languages.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </Select>
          </p>
          {asked !== null && hasUnsaved && (
            <div role="alert" className={css.asked}>
              <p>{m.footer.unsaved}</p>
              <Row>
                <SecondaryButton
                  onClick={() => {
                    unsaved.setState(0, true)
                    chooseLanguage(storage, asked)
                  }}
                >
                  {m.footer.change}
                </SecondaryButton>
                <SecondaryButton onClick={() => setAsked(null)}>{m.footer.stay}</SecondaryButton>
              </Row>
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}

/**
 * Stores the language and reloads the page in it: sentences are chosen once. Where storage fails, the URL names the
 * language.
 */
export function chooseLanguage(
  storage: AppServices['storage'],
  language: string,
  location: Pick<Location, 'href' | 'reload' | 'replace'> = window.location,
): void {
  const url = new URL(location.href)
  if (storage.set(storageKey, language)) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  if (url.href === location.href) location.reload()
  else location.replace(url.href)
}
