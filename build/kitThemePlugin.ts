import type * as RainbowKit from '@rainbow-me/rainbowkit'
import type { Plugin } from 'vite'

const id = 'virtual:kit-theme.css'

/** Reads RainbowKit, which takes a second: only when a build wants it. */
export type KitImport = () => Promise<Pick<typeof RainbowKit, 'cssStringFromTheme' | 'darkTheme'>>

/** RainbowKit's own three options of its look. */
export type KitLook = {
  readonly borderRadius: 'large' | 'medium' | 'small' | 'none'
  readonly fontStack: 'rounded' | 'system'
  readonly overlayBlur: 'large' | 'small' | 'none'
}

/** Of tokens.css, in the dark: the dialogs are dark in both themes, and a style sheet of theirs cannot read ours there. */
const accent = { accentColor: '#ee9f78', accentColorForeground: '#25150c' }

/**
 * Writes RainbowKit's dark theme into a style sheet of the build. The kit itself would put it into a style element while
 * the page runs, which the page's policy does not let through (the kit is mounted with `theme={null}`).
 */
export function kitThemePlugin(look: KitLook, importKit: KitImport): Plugin {
  return {
    name: 'kit-theme',
    resolveId(source) {
      return source === id ? `\0${id}` : null
    },
    async load(loaded) {
      if (loaded !== `\0${id}`) return null
      const { cssStringFromTheme, darkTheme } = await importKit()
      return `[data-rk]{${cssStringFromTheme(darkTheme({ ...accent, ...look }))}}`
    },
  }
}
