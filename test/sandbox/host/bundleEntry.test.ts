import { expect, test } from 'vitest'
import { canonicalDeployment } from '../chain/safeContracts'
import { bundleWallet } from '../wallet/bundleWallet'
import { bundlePage } from './bundlePage'

test.each([
  ['the host page', async () => (await bundlePage()).script, 700_000],
  ['the test wallet', bundleWallet, 480_000],
])(
  '%s, which every browser test compiles anew, carries the addresses of Safe’s contracts without their ABIs and networks',
  async (_, bundle, most) => {
    const script = await bundle()
    expect(script).toContain(canonicalDeployment('1.4.1', 'MultiSendCallOnly').address)
    expect(script.length).toBeLessThan(most)
  },
)
