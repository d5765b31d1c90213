import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BaseError } from '../../../src/core/baseError'
import { anvilBinary } from './anvilBinary'
import { type ChainClient, createChainClient, localChainId } from './createChainClient'

/** A running Anvil. */
export type LocalChain = {
  readonly rpcUrl: string
  readonly chainId: number
  readonly client: ChainClient
  /** The operating system's id of the process. */
  readonly pid: number
  /** Resolves when the process has ended, asked for or not. */
  readonly ended: Promise<void>
  /** Ends the process and resolves when it is gone. Can be called twice. */
  readonly stop: () => Promise<void>
}

export type StartChainOptions = {
  /** The port to listen on; without it, or with 0, a free one. */
  readonly port?: number
  /** The time of the first block, in ms since 1970; without it, now. */
  readonly startMs?: number
  /** 31337 unless said otherwise. */
  readonly chainId?: number
  /** The chain calls a block final that has so many on top of it: an even number, 2 unless said otherwise. */
  readonly finalAfter?: number
}

/** All Safe contracts of three versions fit into one block of this size, in gas. */
const blockGasLimit = 400_000_000

/**
 * Starts Anvil on 127.0.0.1 and resolves when it listens (about 0.1 s). Any page may read it: Anvil's CORS header is
 * `*`. It ends with this process, however that ends except by SIGKILL.
 *
 * @throws ChainStartError with what Anvil said, for example that the port is taken.
 * @throws AnvilMissingError
 */
export async function startChain(options: StartChainOptions = {}): Promise<LocalChain> {
  const { chainId = localChainId } = options
  const child = spawn(
    anvilBinary(),
    [
      '--host',
      '127.0.0.1',
      '--port',
      `${options.port ?? 0}`,
      '--chain-id',
      `${chainId}`,
      '--gas-limit',
      `${blockGasLimit}`,
      // By itself Anvil waits two epochs of 32 blocks, which a chain that mines on demand hardly ever has.
      '--slots-in-an-epoch',
      `${(options.finalAfter ?? 2) / 2}`,
      ...(options.startMs === undefined ? [] : ['--timestamp', `${Math.floor(options.startMs / 1_000)}`]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').then(
    () => void process.off('exit', kill),
    () => void process.off('exit', kill),
  )

  try {
    const rpcUrl = `http://${await readListeningAddress(child)}`
    return {
      rpcUrl,
      chainId,
      client: createChainClient(rpcUrl, chainId),
      pid: child.pid ?? 0,
      ended,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  } catch (error) {
    kill()
    throw error
  }
}

/** An Anvil that somebody else has started. It goes on when the sandbox ends. */
export async function joinChain(rpcUrl: string): Promise<LocalChain> {
  const client = createChainClient(rpcUrl)
  const chainId = await client.getChainId()
  if (chainId !== localChainId)
    throw new ChainStartError(`at ${rpcUrl} has the chain id ${chainId}`, '', null)
  return { rpcUrl, chainId, client, pid: 0, ended: new Promise(() => {}), stop: () => Promise.resolve() }
}

function readListeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string, cause?: unknown) => reject(new ChainStartError(reason, output, cause))
    const timer = setTimeout(() => fail('did not listen within a minute'), 60_000)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', function collect(chunk: Buffer) {
        output += String(chunk)
        const address = /Listening on (\S+)/.exec(output)?.[1]
        if (address === undefined) return
        clearTimeout(timer)
        // Anvil logs every request: a pipe that nobody empties would stop it.
        child.stdout?.removeAllListeners('data').resume()
        child.stderr?.removeAllListeners('data').resume()
        resolve(address)
      })
    }
    child.once('error', (error) => fail('could not be run', error))
    // `close`, not `exit`: by then everything it said has been read.
    child.once('close', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

class ChainStartError extends BaseError {
  override name = 'ChainStartError'

  constructor(reason: string, output: string, cause: unknown) {
    const said = output.trim().split('\n').slice(-3).join('\n')
    super(`The local chain did not start: Anvil ${reason}.`, { hints: said === '' ? [] : [said], cause })
  }
}
