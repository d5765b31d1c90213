import { expect, test } from '@playwright/test'
import type { Address } from 'viem'
import { givenWorld } from '../../sandbox/givenWorld'

/** Ends the test as left out where the service is a given one (`npm run against-service`): `what` only the stand-in does. */
export function needStandIn(what: string): void {
  test.skip(givenWorld() !== null, `needs the stand-in: ${what}`)
}

/** Resolves when a service that lags behind the chain knows the Safe. */
export async function awaitIndexed(serviceUrl: string, safe: Address): Promise<void> {
  // It may close a connection just when the next request takes it.
  const ask = () =>
    fetch(`${serviceUrl}/v1/safes/${safe}/`).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(ask, `the service knows ${safe}`).toBe(200)
}
