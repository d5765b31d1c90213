import type { DirectoryAbout } from './cause'

/** The message that the owners of the organisation's Safe sign for one release of the directory. */
type SignedDirectory = {
  readonly about: Pick<DirectoryAbout, 'version' | 'date'>
  /** Of the exact bytes of causes.json: 64 digits, lower case. */
  readonly sha256: string
  /** Like `eth:0x…`, so that a signature is valid for one Safe on one chain. */
  readonly safe: string
}

/**
 * Builds the message to sign for a directory (EIP-191), readable in a wallet. Both the app and `causes:sign` build it
 * from the file itself, never from anything beside the file.
 */
export function directoryMessage({ about, sha256, safe }: SignedDirectory): string {
  return [
    'We have compared every address of this directory of causes with its proofs.',
    '',
    'File: causes.json',
    `Version: ${about.version} of ${about.date}`,
    `SHA-256: ${sha256}`,
    `Safe: ${safe}`,
  ].join('\n')
}
