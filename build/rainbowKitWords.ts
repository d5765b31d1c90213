import type { Plugin } from 'vite'
import { signInPurpose } from '../src/core/signIn/signInWords'

/**
 * RainbowKit's English, and the specification's; and ours, where a link of our own stands for WalletConnect's modal, and
 * for the sign-in, without which a wallet is connected here.
 */
const words = [
  ['"send": "Sign message"', '"send": "Send message"'],
  [
    'To finish connecting, you must sign a message in your wallet to verify that you are the owner of this account.',
    `Sign a message to verify this account. It moves no money and costs nothing. ${signInPurpose}`,
  ],
  ['"label": "View more on explorer"', '"label": "View more on Explorer"'],
  ['"full": "Need the official WalletConnect modal?"', '"full": "Cannot scan, as in Safe{Wallet}?"'],
  ['"compact": "Need the WalletConnect modal?"', '"compact": "Cannot scan?"'],
  ['"label": "OPEN"', '"label": "USE A LINK"'],
] as const

/**
 * Says in RainbowKit's English file what the specification says. The kit takes no words of its own from the page, so
 * they are exchanged where its file is read; a release that no longer has one of them ends the build.
 */
export function rainbowKitWords(): Plugin {
  let found = false
  return {
    name: 'rainbowkit-words',
    transform: {
      filter: { id: /@rainbow-me\/rainbowkit\/dist\/chunk-.*\.js$/ },
      handler(code) {
        if (!code.includes('// src/locales/en_US.json')) return null
        found = true
        for (const [theirs] of words)
          if (!code.includes(theirs))
            this.error(`RainbowKit no longer says ${theirs}: look at build/rainbowKitWords.ts.`)
        return {
          code: words.reduce((text, [theirs, ours]) => text.replace(theirs, ours), code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error('RainbowKit has no English file where it was.')
    },
  }
}
