/** A chain and a transaction service that were there before the sandbox, in place of its own. */
export type GivenWorld = {
  /** An Anvil with chain id 31337, which the service reads. */
  readonly rpcUrl: string
  /** With its base path: http://127.0.0.1:8888/api. */
  readonly serviceUrl: string
}

/** What `npm run against-service` names in the environment; null without it. */
export function givenWorld(): GivenWorld | null {
  const { GIVEN_SERVICE: serviceUrl, GIVEN_CHAIN: rpcUrl } = process.env
  return serviceUrl === undefined || rpcUrl === undefined ? null : { serviceUrl, rpcUrl }
}
