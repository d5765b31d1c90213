import { useId } from 'react'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import css from './Footer.module.css'
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './useTheme'

/** What the app is, and how it looks. */
export function Footer() {
  const { storage, session } = useApp()
  const isHosted = useStoreValue(session).kind === 'safe'
  const choice = useThemeChoice(storage)
  const id = useId()
  const words: Record<ThemeChoice, string> = {
    system: isHosted ? 'Like my Safe' : 'Like my device',
    light: 'Light',
    dark: 'Dark',
  }
  return (
    <footer className={css.bar}>
      <div className={css.inner}>
        <p>
          Gifts go from your Safe straight to each cause. Nothing is held in between, and no fee is taken.
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
