import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AskedHost, HostClaim } from '../../boot/askHost'
import type { HandshakeAnswer, HostHandshake, HostSafeInfo } from '../../ports/host'

/**
 * Returns the inline script's handshake with the parent window as a port: the responses before this code ran, and those
 * that follow.
 *
 * Addresses are as the host wrote them. Their shape is checked; their checksum is not, because it needs keccak, which
 * the first screen does without.
 */
export function detectHost(asked: AskedHost): HostHandshake {
  return {
    framed: asked.framed,
    subscribe(listener) {
      let told: string | undefined
      const tell = () => {
        const answer = currentAnswer(asked)
        // Listeners also run when the theme changes: report each response once.
        const news = answer && `${answer.kind} ${answer.origin}`
        if (answer === null || news === told) return
        told = news ?? undefined
        listener(answer)
      }
      asked.listeners.add(tell)
      tell()
      return () => asked.listeners.delete(tell)
    },
    retry: () => asked.ask(),
  }
}

type Theme = { readonly dark: boolean }

/**
 * Returns the default theme, dark or light: the host's, or the system's until the host has named one. `useTheme` keeps
 * the user's own choice.
 */
export function detectTheme(
  asked: Pick<AskedHost, 'dark' | 'listeners'>,
  wishes: MediaQueryList = window.matchMedia('(prefers-color-scheme: dark)'),
  nextFrame: (run: () => void) => void = (run) => window.requestAnimationFrame(run),
): StoreApi<Theme> {
  const read = (): Theme => ({ dark: asked.dark ?? wishes.matches })
  const theme = createStore<Theme>(read)
  // Once a frame: a host can send thousands in a second.
  let isWaiting = false
  const update = () => {
    if (isWaiting) return
    isWaiting = true
    nextFrame(() => {
      isWaiting = false
      if (read().dark !== theme.getState().dark) theme.setState(read())
    })
  }
  asked.listeners.add(update)
  wishes.addEventListener('change', update)
  return theme
}

function currentAnswer({ answer, refused }: AskedHost): HandshakeAnswer | null {
  if (answer !== null) return { kind: 'answer', info: toSafeInfo(answer.claim), origin: answer.origin }
  return refused === null ? null : { kind: 'refused', origin: refused }
}

function toSafeInfo(claim: HostClaim): HostSafeInfo {
  return {
    safe: claim.safeAddress as Address,
    chainId: claim.chainId,
    owners: claim.owners as readonly Address[],
    threshold: claim.threshold,
    isReadOnly: claim.isReadOnly,
    nonce: claim.nonce === null ? null : BigInt(claim.nonce),
    version: claim.version,
  }
}
