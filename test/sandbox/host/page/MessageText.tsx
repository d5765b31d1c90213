import type { OffChainMessage } from '../messageActions'

type MessageTextProps = { readonly message: OffChainMessage }

/** The text that is signed, or the EIP-712 object as JSON. */
export function MessageText({ message }: MessageTextProps) {
  const text = typeof message === 'string' ? message : JSON.stringify(message, undefined, 2)
  return <pre className="message">{text}</pre>
}
