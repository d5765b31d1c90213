import { BaseError } from '../../core/baseError'
import type { RowWorker } from '../../ports/rowWorker'
import { default as workerUrl } from './rowWorker?worker&url'
import type { RowAnswer, RowQuestion } from './rowWorker'

type Waiting = { readonly resolve: (answer: RowAnswer) => void; readonly reject: (error: Error) => void }

/** Starts the worker that checks rows. Null where the browser, or the CSP, denies workers. */
export function openRowWorker(): RowWorker | null {
  const worker = startWorker()
  if (worker === null) return null
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let hasFailed = false

  function fail() {
    hasFailed = true
    worker?.terminate()
    for (const { reject } of waiting.values()) reject(new RowWorkerError())
    waiting.clear()
  }

  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<RowAnswer>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  return {
    async check(record, safe) {
      if (hasFailed) throw new RowWorkerError()
      asked += 1
      const question: RowQuestion = { id: asked, record, safe }
      const answer = await new Promise<RowAnswer>((resolve, reject) => {
        waiting.set(question.id, { resolve, reject })
        worker.postMessage(question)
      })
      if ('failed' in answer) throw new RowWorkerError(answer.failed)
      return answer.check
    },
    close: fail,
  }
}

type PolicyMaker = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string
  }
}

let policy: ReturnType<PolicyMaker['createPolicy']> | undefined

function startWorker(): Worker | null {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker }
  try {
    // The CSP requires Trusted Types: script URLs come from a named policy, made once. This one allows one URL.
    policy ??= trustedTypes?.createPolicy('row-worker', { createScriptURL: () => workerUrl })
    return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  } catch {
    return null
  }
}

class RowWorkerError extends BaseError {
  override name = 'RowWorkerError'

  constructor(reason = 'It has ended, or could not be started.') {
    super(`The worker that checks rows gave no answer. ${reason}`)
  }
}
