import { type Hex, isAddress, isHex, size } from 'viem'
import type { AppChain } from '../chain'
import type { SafeTx } from '../safe/safeTx'
import { safe100, safeVersionNumber } from '../safe/safeVersion'
import { m } from './deviceMessages'

/** A command of a tool that shares no code with this page. */
export type ToolCommand = {
  readonly tool: string
  /** Description of the inputs and the result. */
  readonly what: string
  /** URL of the tool. */
  readonly page: string
  /** For bash or zsh. Values from outside the transaction are named in capitals. */
  readonly command: string
  /** For paper: DATA replaces long data of the command. */
  readonly brief: string
}

type Asked = {
  readonly tx: SafeTx
  readonly safe: string
  readonly chain: Pick<AppChain, 'id' | 'safeHashesName'>
  /** `VERSION()` of the Safe. */
  readonly version: string
}

/** Linux limits a single argument to 128 KiB, at two characters per byte. */
const mostBytes = 65_000

/**
 * Builds commands that compute the same hashes from the same bytes, each value quoted. Null when a field does not fit
 * its type: a shell could misread it.
 *
 * @see https://github.com/pcaversaccio/safe-tx-hashes-util `usage` of safe_hashes.sh
 * @see https://getfoundry.sh/cast/reference/call
 * @see https://github.com/Cyfrin/clearsig `clearsig/cli.py`, safe-hash
 */
export function toolCommands(asked: Asked): readonly ToolCommand[] | null {
  const { tx, safe, chain, version } = asked
  const number = safeVersionNumber(version)
  if (number === null || !isWritable(asked)) return null
  const addresses = [safe, tx.to, tx.gasToken, tx.refundReceiver]
  if (!addresses.every((address) => isAddress(address, { strict: false }))) return null
  if (!isHex(tx.data) || tx.data.length % 2 !== 0) return null
  const commands = [
    ...hashesScript({ safe, chain, nonce: tx.nonce }),
    ...(size(tx.data) > mostBytes ? [] : [contractCall(asked), offlineHash(asked, number < safe100)]),
  ]
  return commands.map((one) => ({ ...one, brief: briefly(one.command, tx.data) }))
}

type Written = Omit<ToolCommand, 'brief'>

/** Maximum number of bytes to type from paper. */
const typedBytes = 68

function briefly(command: string, data: Hex): string {
  return size(data) > typedBytes ? command.replace(quote(data), '"$DATA"') : command
}

/** Builds a command that reads the transaction from Safe's own service, not from this page. */
function hashesScript({
  safe,
  chain: { safeHashesName },
  nonce,
}: Pick<Asked, 'safe' | 'chain'> & Pick<SafeTx, 'nonce'>): readonly Written[] {
  if (safeHashesName === undefined) return []
  return [
    {
      tool: 'safe-tx-hashes-util',
      what: m.tools.script,
      page: 'https://github.com/pcaversaccio/safe-tx-hashes-util',
      command: `./safe_hashes.sh --network ${safeHashesName} --address ${quote(safe)} --nonce ${quote(nonce)}`,
    },
  ]
}

function contractCall({ tx, safe }: Asked): Written {
  const values = [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
    tx.nonce,
  ]
  return {
    tool: 'cast',
    what: m.tools.cast,
    page: 'https://getfoundry.sh/cast/reference/call',
    command: [
      `cast call ${quote(safe)} 'getTransactionHash(${hashTypes})(bytes32)'`,
      ...values.map(quote),
      '--rpc-url "$RPC_URL"',
    ].join(' '),
  }
}

const hashTypes = 'address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256'

function offlineHash({ tx, safe, chain, version }: Asked, isOld: boolean): Written {
  const options: readonly (readonly [string, string | number | bigint])[] = [
    ['chain-id', chain.id],
    ['safe-address', safe],
    ['safe-version', version.replace(/\+.*/, '')],
    ['to', tx.to],
    ['value', tx.value],
    ['data', tx.data],
    ['operation', tx.operation],
    ['safe-tx-gas', tx.safeTxGas],
    ['base-gas', tx.baseGas],
    ['gas-price', tx.gasPrice],
    ['gas-token', tx.gasToken],
    ['refund-receiver', tx.refundReceiver],
    ['nonce', tx.nonce],
  ]
  return {
    tool: 'clearsig',
    what: isOld ? m.tools.clearsigOld : m.tools.clearsig,
    page: 'https://github.com/Cyfrin/clearsig',
    command: ['clearsig safe-hash', ...options.map(([name, value]) => `--${name} ${quote(value)}`)].join(' '),
  }
}

/** Returns true for numbers that bash and Python parse as they are: whole and not negative. */
function isWritable({ tx, chain }: Asked): boolean {
  const numbers = [tx.value, tx.safeTxGas, tx.baseGas, tx.gasPrice, tx.nonce]
  return (
    numbers.every((number) => number >= 0n) &&
    Number.isSafeInteger(chain.id) &&
    (tx.operation === 0 || tx.operation === 1)
  )
}

/** Quotes a value in single quotes, in which a shell expands nothing. Values without quotes only: checked before. */
function quote(value: string | number | bigint): string {
  return `'${value}'`
}
