import { english } from 'viem/accounts'

/** The English list of BIP39, 2048 words. A chunk of its own: 6.4 kB gzip. */
export const wordList: readonly string[] = english
