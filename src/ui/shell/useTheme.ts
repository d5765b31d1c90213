import { useEffect, useSyncExternalStore } from 'react'
import type { AppServices } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** `system`: whatever the Safe's page says, or the device where there is no such page. */
export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** Reads the stored choice; anything that is not a choice counts as `system`. */
function readThemeChoice(storage: AppServices['storage']): ThemeChoice {
  const stored = storage.get(STORAGE_KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** Keeps the choice; where nothing can be stored, the storage keeps it for this page. */
export function chooseTheme(storage: AppServices['storage'], choice: ThemeChoice): void {
  storage.set(STORAGE_KEY, choice)
  for (const listener of listeners) listener()
}

/** The user's choice, in sync across tabs. */
export function useThemeChoice(storage: AppServices['storage']): ThemeChoice {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      const stop = storage.subscribe((key) => key === STORAGE_KEY && onChange())
      return () => {
        listeners.delete(onChange)
        stop()
      }
    },
    () => readThemeChoice(storage),
  )
}

/** Puts the theme on the root element, where the style sheet looks for it. */
export function useTheme({ theme, storage }: AppServices): void {
  const { dark } = useStoreValue(theme)
  const choice = useThemeChoice(storage)
  const shown = choice === 'system' ? (dark ? 'dark' : 'light') : choice
  useEffect(() => {
    document.documentElement.dataset.theme = shown
  }, [shown])
}
