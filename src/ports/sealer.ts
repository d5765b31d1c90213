import type { SealedPart } from '../core/devices/sealedPart'

/** Encrypts texts under a password. Stores neither. */
export type Sealer = {
  seal(text: string, password: string): Promise<SealedPart>
  /** Returns the decrypted text. Null: wrong password or altered bytes, which the cipher cannot distinguish. */
  open(sealed: SealedPart, password: string): Promise<string | null>
}
