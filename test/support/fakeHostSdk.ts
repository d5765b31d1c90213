import type { SafeHostSdk } from '../../src/adapters/host/safeHost'

/** The Safe Apps SDK with answers of the test's choosing; what is not given never answers, as a deaf host does. */
export function fakeHostSdk(answers: {
  getInfo?: () => unknown
  send?: (request: unknown) => unknown
  getBySafeTxHash?: (safeTxHash: string) => unknown
}) {
  const sent: unknown[] = []
  const never = new Promise<never>(() => {})
  const sdk = {
    safe: { getInfo: async () => (answers.getInfo === undefined ? never : answers.getInfo()) },
    txs: {
      send: async (request: unknown) => {
        sent.push(request)
        return answers.send === undefined ? never : answers.send(request)
      },
      getBySafeTxHash: async (safeTxHash: string) =>
        answers.getBySafeTxHash === undefined ? never : answers.getBySafeTxHash(safeTxHash),
    },
  } as SafeHostSdk
  return { sdk, sent }
}
