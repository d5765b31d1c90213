import type { AccountContext } from '../../src/flows/account/accountContext'
import { createServicePolls, type ServicePolls } from '../../src/flows/tracking/createServicePolls'
import { rebuildTracking } from '../../src/flows/tracking/rebuildTracking'
import type { FakeClock } from './fakeClock'

/** Polls the service and follows what its list shows, as an open account does. */
export async function startRebuilding(context: AccountContext, clock: FakeClock): Promise<ServicePolls> {
  const polls = createServicePolls(context)
  void polls.run()
  void rebuildTracking(context, polls)
  await clock.advance(0)
  return polls
}
