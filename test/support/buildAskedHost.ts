import type { AskedHost } from '../../src/boot/askHost'

/** A handshake as the inline script begins it: nobody has answered. */
export function buildAskedHost(overrides: Partial<AskedHost> = {}): AskedHost {
  return {
    framed: true,
    answer: null,
    refused: null,
    dark: null,
    pressed: false,
    pressedCauses: new Set(),
    leaving: null,
    listeners: new Set(),
    ask: () => undefined,
    ...overrides,
  }
}
