import type { Rolldown } from 'vite'

/** The marks of the wallets that RainbowKit's dialog lists first. */
const marks =
  /\/rainbowkit\/dist\/(?:.*\/)?(?:brave|coinbase|metaMask|rainbow|safe|walletConnect)Wallet-[A-Z0-9]{8}\.js$/

/** What a wide dialog draws beside them. */
const introduction = /\/rainbowkit\/dist\/(?:assets|login)-[A-Z0-9]{8}\.js$/

/** A few lines each, which the entry and the wallets' own libraries share. */
const shared = /\/node_modules\/(?:eventemitter3|zustand)\/|vite\/preload-helper/

/**
 * Puts the pictures that RainbowKit's dialog draws at once, each a module of its own there, into one chunk for the list and
 * one for what is beside it: a request for a small file costs more than its bytes. The rest is left to the bundler. One
 * chunk for all that the entry imports would be 20 kB larger (gzip): what only wallets that are chosen use of the same
 * libraries would come with it.
 */
export const walletChunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => (marks.test(id) ? 'marks' : null) },
  { name: (id) => (introduction.test(id) ? 'introduction' : null) },
  { name: (id) => (shared.test(id) ? 'shared' : null) },
]
