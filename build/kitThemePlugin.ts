import { readFileSync } from 'node:fs'
import type * as RainbowKit from '@rainbow-me/rainbowkit'
import type { Plugin } from 'vite'
import { BaseError } from '../src/core/baseError'

const id = 'virtual:kit-theme.css'

/** Reads RainbowKit, which takes a second: only when a build wants it. */
export type KitImport = () => Promise<Pick<typeof RainbowKit, 'cssStringFromTheme' | 'darkTheme'>>

/** RainbowKit's own three options of its look. */
export type KitLook = {
  readonly borderRadius: 'large' | 'medium' | 'small' | 'none'
  readonly fontStack: 'rounded' | 'system'
  readonly overlayBlur: 'large' | 'small' | 'none'
}

const tokensFile = new URL('../src/ui/styles/tokens.css', import.meta.url)

/**
 * Writes RainbowKit's dark theme, in the colours of our dark theme, into a style sheet of the build. RainbowKit itself would
 * insert it as a style element at run time, which the CSP blocks (it is mounted with `theme={null}`).
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
      const theme = darkTheme(look)
      const colors = { ...theme.colors, ...kitColors(readDarkTokens()) }
      const radii = look.borderRadius === 'small' ? { ...theme.radii, ...ownRadii } : theme.radii
      // Our own dialogs have a hairline and no shadow.
      const shadows = { ...theme.shadows, dialog: 'none', selectedOption: 'none', selectedWallet: 'none' }
      return `[data-rk]{${cssStringFromTheme({ ...theme, colors, radii, shadows })}}`
    },
  }
}

/** Small corners are those of the page: ui/parts/ModalDialog.ts and --radius. */
const ownRadii = { modal: '4px', modalMobile: '4px', actionButton: '2px', menuButton: '2px' }

/** The dialogs are dark in both themes (specification), so only the veil before the page reads its own variables. */
function kitColors(token: (name: string) => string) {
  return {
    accentColor: token('accent'),
    accentColorForeground: token('on-accent'),
    actionButtonBorder: token('line'),
    actionButtonBorderMobile: token('line'),
    actionButtonSecondaryBackground: token('stripe'),
    closeButton: token('ink-soft'),
    closeButtonBackground: token('stripe'),
    connectionIndicator: token('tone-good'),
    downloadBottomCardBackground: token('paper'),
    downloadTopCardBackground: token('paper'),
    error: token('tone-bad'),
    generalBorder: token('line'),
    generalBorderDim: token('line'),
    menuItemBackground: token('stripe'),
    modalBackdrop: 'var(--veil)',
    modalBackground: token('paper-raised'),
    modalBorder: token('line'),
    modalText: token('ink'),
    modalTextDim: token('ink-soft'),
    modalTextSecondary: token('ink-soft'),
    selectedOptionBorder: token('line-strong'),
    standby: token('tone-waiting'),
  }
}

/** The dark block of tokens.css, by the names of its variables. */
function readDarkTokens(): (name: string) => string {
  const block = /:root\[data-theme='dark'\] \{(.*?)\n\}/s.exec(readFileSync(tokensFile, 'utf8'))?.[1] ?? ''
  const tokens = new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const),
  )
  return (name) => {
    const value = tokens.get(name)
    if (value === undefined) throw new MissingTokenError(name)
    return value
  }
}

class MissingTokenError extends BaseError {
  override name = 'MissingTokenError'

  constructor(token: string) {
    super(`The dark theme of src/ui/styles/tokens.css has no --${token}.`, {
      hints: ['RainbowKit’s dialogs are drawn in it: see build/kitThemePlugin.ts.'],
    })
  }
}
