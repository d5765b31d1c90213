import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AskedHost } from '../boot/askHost'

export type Theme = { readonly dark: boolean }

/**
 * Creates the default theme, dark or light: the host's, or the system's until the host has named one. `useTheme` keeps
 * the user's own choice.
 */
export function createThemeStore(
  asked: Pick<AskedHost, 'dark' | 'listeners'>,
  wishes: MediaQueryList = window.matchMedia('(prefers-color-scheme: dark)'),
): StoreApi<Theme> {
  const read = (): Theme => ({ dark: asked.dark ?? wishes.matches })
  const theme = createStore<Theme>(read)
  const update = () => {
    if (read().dark !== theme.getState().dark) theme.setState(read())
  }
  asked.listeners.add(update)
  wishes.addEventListener('change', update)
  return theme
}
