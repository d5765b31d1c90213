import type { SealedPart } from '../core/devices/sealedPart'

/** Encrypts texts under a password. It keeps neither. */
export type Sealer = {
  seal(text: string, password: string): Promise<SealedPart>
  /** Null: another password, or altered bytes. The cipher cannot tell which. */
  open(sealed: SealedPart, password: string): Promise<string | null>
}
