import type { Envelope } from './createCommunicator'
import type { ReplyShape } from './knobs'

/** The messages that leave instead of a faithful reply. */
export function shapeReply(envelope: Envelope, shape: ReplyShape): readonly unknown[] {
  const { id, version } = envelope
  switch (shape) {
    case 'faithful':
      return [envelope]
    case 'otherId':
      return [{ ...envelope, id: `${id}0` }]
    case 'null':
      return [null]
    case 'text':
      return ['not an envelope']
    case 'numericVersion':
      return [{ ...envelope, version: 9 }]
    case 'noVersion':
      return [{ ...envelope, version: undefined }]
    case 'oldVersion':
      return [{ ...envelope, version: '0.9.0' }]
    case 'noData':
      return [{ id, version, success: true }]
    case 'errorObject':
      return [{ id, version, success: false, error: { code: 4001, message: 'Transaction was rejected' } }]
    case 'huge':
      return [{ id, version, success: true, data: 'x'.repeat(16_000_000) }]
    case 'twice':
      return [envelope, envelope]
  }
}
