import { type Address, type Client, numberToHex, pad, type RpcLog } from 'viem'
import { transferTopic } from '../../core/safe/readTransfer'

/** Nodes limit the list of one topic: Geth to 1,000, gateways by the size of the request. */
const recipientsAtOnce = 200

/**
 * Reads the Transfer events of any contract from one account to some others in these blocks, both included
 * (`eth_getLogs`), oldest first. Leaves out those of ERC-721. Throws what the node throws.
 */
export async function transferLogs(
  client: Client,
  { from: sender, to: recipients }: { readonly from: Address; readonly to: readonly Address[] },
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<readonly RpcLog[]> {
  const found: RpcLog[] = []
  for (let at = 0; at < recipients.length; at += recipientsAtOnce) {
    const some = recipients.slice(at, at + recipientsAtOnce).map((recipient) => pad(recipient))
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [
        {
          topics: [transferTopic, pad(sender), some],
          fromBlock: numberToHex(from),
          toBlock: numberToHex(to),
        },
      ],
    })
    found.push(...logs.filter(({ topics }) => topics.length === 3))
  }
  return found.toSorted(byPlace)
}

/** Compares by block and position. One response is in order; several have to be sorted. */
function byPlace(one: RpcLog, other: RpcLog): number {
  const [left, right] = [Number(one.blockNumber), Number(other.blockNumber)]
  return left === right ? Number(one.logIndex) - Number(other.logIndex) : left - right
}
