import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AskedHost } from '../boot/askHost'

export type Theme = { readonly dark: boolean }

/**
 * Dark or light as the surroundings have it: what the host says, and the system's wish until the host has said anything.
 * The person's own choice is the screens' to keep.
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
