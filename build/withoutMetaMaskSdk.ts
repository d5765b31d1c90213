/**
 * Stands in for `@metamask/sdk`, which wagmi's connector imports and nothing here uses: `src/adapters/wagmi/metaMask.ts`.
 *
 * @throws Error always.
 */
export function MetaMaskSDK(): never {
  throw new Error("MetaMask's SDK is not a part of this app.")
}
