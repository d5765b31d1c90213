import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AskedHost } from '../boot/askHost'

export type Theme = { readonly dark: boolean }

/**
 * Dark or light by default: the host's theme, or the system's until the host has named one. The user's own choice is
 * kept by `useTheme`.
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
