import { type Hex, hexToNumber, hexToString, isHex } from 'viem'
import type { Call } from '../../../../src/core/safe/safeTx'
import { describeCalls } from '../../host/page/describeCall'
import type { WorldInfo } from '../../world'
import type { WalletRequest } from '../requestBook'

/** What a person is asked, in words. `verb` is on the button that says yes. */
export type RequestInWords = {
  readonly title: string
  readonly verb: string
  readonly lines: readonly { readonly text: string; readonly detail: string }[]
  /** What is signed, as it is. */
  readonly text: string | null
}

type Sent = { readonly to?: Hex; readonly value?: Hex; readonly data?: Hex; readonly input?: Hex }

/** The wallet has read the request before anybody is asked, so its shape is known here. */
export function describeRequest({ method, params }: WalletRequest, world: WorldInfo): RequestInWords {
  const none = { lines: [], text: null }
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return { ...none, title: 'Show your account to this page?', verb: 'Connect' }
    case 'eth_sendTransaction':
      return { ...none, title: 'Send this?', verb: 'Send', lines: linesOf([params[0] as Sent], world) }
    case 'wallet_sendCalls': {
      const { calls } = params[0] as { readonly calls: readonly Sent[] }
      const title = calls.length === 1 ? 'Send this?' : `Send these ${calls.length} together?`
      return { ...none, title, verb: 'Send', lines: linesOf(calls, world) }
    }
    case 'personal_sign':
      return { ...none, title: 'Sign this message?', verb: 'Sign', text: readable(String(params[0])) }
    case 'eth_signTypedData_v4':
      return { ...none, title: 'Sign these data?', verb: 'Sign', text: pretty(params[1]) }
    case 'wallet_switchEthereumChain':
    case 'wallet_addEthereumChain': {
      const { chainId } = params[0] as { readonly chainId: Hex }
      return { ...none, title: `Switch to chain ${hexToNumber(chainId)}?`, verb: 'Switch' }
    }
    default:
      return { ...none, title: `Allow ${method}?`, verb: 'Allow', text: pretty(params) }
  }
}

function linesOf(sent: readonly Sent[], world: WorldInfo) {
  return sent.flatMap(({ to, value = '0x0', data, input }) => {
    if (to === undefined) return [{ text: 'Create a contract', detail: '' }]
    const call: Call = { to, value: BigInt(value), data: data ?? input ?? '0x' }
    return describeCalls(call, world).map((one) => ({ text: one.text, detail: `to ${one.to}` }))
  })
}

function readable(message: string): string {
  return isHex(message) ? hexToString(message) : message
}

function pretty(data: unknown): string {
  const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data
  return JSON.stringify(parsed, null, 2)
}
