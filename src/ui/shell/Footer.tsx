import { useId } from 'react'
import styled from 'styled-components'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { chooseTheme, themeChoices, useThemeChoice, type ThemeChoice } from './useTheme'

const Bar = styled.footer`
  border-block-start: 1px solid var(--line);
  font-size: var(--text-small);
  color: var(--ink-soft);
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  max-width: calc(var(--page) + 3rem);
  margin-inline: auto;
  padding: var(--space-4) clamp(1rem, 3vw, 1.5rem);
`

const Choice = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`

const Select = styled.select`
  min-height: 2rem;
  padding: 0.1rem 0.4rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper);
`

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
    <Bar>
      <Inner>
        <p>
          Gifts go from your Safe straight to each cause. Nothing is held in between, and no fee is taken.
        </p>
        <Choice>
          <label htmlFor={id}>Appearance</label>
          <Select
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
        </Choice>
      </Inner>
    </Bar>
  )
}
