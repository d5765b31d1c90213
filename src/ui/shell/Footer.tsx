import { useId } from 'react'
import type { Session } from '../../core/session'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import css from './Footer.module.css'
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './useTheme'

/** Who gives, as far as it is known before the account has been read. */
const givers: Readonly<Record<Session['kind'], string>> = {
  deciding: 'Safe',
  silent: 'Safe',
  refused: 'Safe',
  safe: 'Safe',
  visitor: 'wallet or your Safe',
  wallet: 'wallet',
}

/** What the app is, and how it looks. */
export function Footer() {
  const { storage, session, account } = useApp()
  const { kind } = useStoreValue(session)
  const isHosted = kind === 'safe'
  const giver = useStoreValue(account).kind === 'ready' ? 'Safe' : givers[kind]
  const choice = useThemeChoice(storage)
  const id = useId()
  const words: Record<ThemeChoice, string> = {
    system: isHosted ? 'Match my Safe' : 'Match my device',
    light: 'Light',
    dark: 'Dark',
  }
  return (
    <footer className={css.bar}>
      <div className={css.inner}>
        <p>
          Gifts go from your {giver} straight to each cause. Nothing is held in between, and no fee is taken.
        </p>
        <p className={css.choice}>
          <label htmlFor={id}>Appearance</label>
          <select
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
          </select>
        </p>
      </div>
    </footer>
  )
}
