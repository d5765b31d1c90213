import { createSafe } from '../chain/createSafe'
import { deploySafeContracts } from '../chain/deploySafeContracts'
import { startChain } from '../chain/startChain'
import { deployTokens } from '../chain/tokens/deployTokens'
import { owners } from '../chain/owners'
for (let k = 0; k < 25; k++) {
const chain = await startChain()
await Promise.all([deploySafeContracts(chain), deployTokens(chain)])
for (let i = 0; i < 4; i++) {
  const t = performance.now()
  const p = createSafe(chain, { owners: [owners[0].address], threshold: 1, funds: { native: 1n, LUSD: 2n } })
  const r = await Promise.race([p, new Promise((r) => setTimeout(() => r('HANG'), 8000))])
  if (r === 'HANG') { console.log('hang at', k, i, JSON.stringify(await chain.client.request({ method: 'txpool_status' as never })), JSON.stringify(await chain.client.request({ method: 'txpool_content' as never })).slice(0, 600)); 
   await chain.client.mine({blocks:1}); console.log(await Promise.race([p, new Promise((r) => setTimeout(() => r('STILL'), 3000))])) }
  const d = performance.now() - t
  if (d > 1000) console.log(k, i, d)
}
await chain.stop()
}
console.log('done')
process.exit(0)
