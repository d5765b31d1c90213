import { useEffect, useSyncExternalStore } from 'react'
import type { AppServices } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** `system`: the host's theme, or the device's where there is no host. */
export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** Reads the stored choice. Any other value counts as `system`. */
function readThemeChoice(storage: AppServices['storage']): ThemeChoice {
  const stored = storage.get(STORAGE_KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** Stores the choice. Where nothing can be stored, the storage keeps it for this page. */
export function chooseTheme(storage: AppServices['storage'], choice: ThemeChoice): void {
  storage.set(STORAGE_KEY, choice)
  for (const listener of listeners) listener()
}

/** Returns the user's choice, in sync across tabs. */
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

/** Sets the theme on the root element, where the style sheet reads it. */
export function useTheme({ theme, storage }: AppServices): void {
  const { dark } = useStoreValue(theme)
  const choice = useThemeChoice(storage)
  const shown = choice === 'system' ? (dark ? 'dark' : 'light') : choice
  useEffect(() => {
    document.documentElement.dataset.theme = shown
  }, [shown])
}
