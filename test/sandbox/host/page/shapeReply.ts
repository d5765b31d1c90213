import type { Envelope } from './createCommunicator'
import type { ReplyShape } from './knobs'

/** The messages that leave instead of a faithful reply. */
export function shapeReply(envelope: Envelope, shape: ReplyShape): readonly unknown[] {
  return shapes[shape](envelope)
}

const shapes: Readonly<Record<ReplyShape, (envelope: Envelope) => readonly unknown[]>> = {
  faithful: (envelope) => [envelope],
  otherId: (envelope) => [{ ...envelope, id: `${envelope.id}0` }],
  null: () => [null],
  text: () => ['not an envelope'],
  numericVersion: (envelope) => [{ ...envelope, version: 9 }],
  noVersion: (envelope) => [{ ...envelope, version: undefined }],
  oldVersion: (envelope) => [{ ...envelope, version: '0.9.0' }],
  noData: ({ id, version }) => [{ id, version, success: true }],
  errorObject: ({ id, version }) => [
    { id, version, success: false, error: { code: 4001, message: 'Transaction was rejected' } },
  ],
  // As the real host does when its relay fails after it has signed and proposed, and the window is closed.
  rejected: ({ id, version }) => [{ id, version, success: false, error: 'Transaction was rejected' }],
  huge: ({ id, version }) => [{ id, version, success: true, data: 'x'.repeat(16_000_000) }],
  twice: (envelope) => [envelope, envelope],
}
