import type { Hex } from 'viem'
import type { AnswerOverrides } from './answers'
import type { Envelope, Request } from './createCommunicator'
import type { Host, QueueAction } from './createHost'
import type { PermissionAnswer } from './createPermissionBook'
import type { Theme } from './hostState'
import type { Knobs, Outcome } from './knobs'

/** What tests find at `window.sandboxHost`. Everything it takes and answers can be sent through `page.evaluate`. */
export type SandboxHost = ReturnType<typeof createSandboxHost>

/** The host page's handle for tests: every button and every knob, without clicking. */
export function createSandboxHost(host: Host) {
  const { store, communicator } = host
  return {
    /** Changes knobs while the page runs, and starts to count faults and lost messages anew. */
    setKnobs: (knobs: Partial<Knobs>) => host.setKnobs(knobs),
    getKnobs: (): Knobs => store.getState().knobs,
    /** By key ("twoOfThree") or address. Loads the app anew. */
    chooseSafe: (keyOrAddress: string) => host.chooseSafe(keyOrAddress),
    /** By name; null: nobody is connected. */
    chooseOwner: (name: string | null) => host.chooseOwner(name),
    setTheme: (theme: Theme) => host.setTheme(theme),
    /** A path of the app, or any URL. Loads the frame anew. */
    openApp: (pathOrUrl: string) => host.openApp(pathOrUrl),
    /** Reads the Safe and its queue now, not at the next poll. */
    refresh: () => host.refresh(),
    /** Answers what is being asked; resolves when that is done. */
    answer: (outcome: Outcome, overrides?: AnswerOverrides) => host.answer(outcome, overrides),
    answerPermission: (answer: PermissionAnswer) => host.answerPermission(answer),
    actOnQueue: (action: QueueAction, safeTxHash: Hex) => host.actOnQueue(action, safeTxHash),
    signMessage: (messageHash: Hex) => host.signQueuedMessage(messageHash),
    /** What a person is being asked now: "transactions", "message", "onChainMessage", or null. */
    asked: () => store.getState().dialog?.kind ?? null,
    /** Requests that passed the host's checks, oldest first, the lost ones among them. */
    requests: (): readonly Request[] => [...communicator.requests],
    /** Answers as the host meant them, before delays and faults. */
    replies: (): readonly Envelope[] => [...communicator.replies],
    /** Posts anything to the app from the host's window. */
    post: (message: unknown) => communicator.post(message),
    /** Posts anything to the app from a window of another origin, which is not its parent. */
    postFromOtherOrigin: (message: unknown) => host.relay(message),
  }
}
