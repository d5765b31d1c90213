import type { WorldInfo } from './world'

/** What a person reads when the sandbox is up: where to go first, and what is there. Plain text, several lines. */
export function describeWorld(world: WorldInfo): string {
  const nameOf = new Map(world.owners.map((owner) => [owner.address, owner.name]))
  const safes = Object.values(world.safes).map(
    (safe) => `${safe.name}  ${safe.address}  ${safe.owners.map((owner) => nameOf.get(owner)).join(', ')}`,
  )
  const tokens = Object.values(world.tokens).map(
    (token) => `${token.symbol.padEnd(6)}  ${token.address}  ${token.name}, ${token.decimals} decimals`,
  )
  return [
    'do some good: the sandbox is up.',
    '',
    `  Inside the Safe  ${world.hostUrl}/`,
    `  Standalone       ${world.appUrl}/`,
    `  With a wallet    ${world.walletAppUrl}/  (standalone, with a test wallet)`,
    `  As a co-signer   ${coSignerLink(world)}`,
    '                   (the queue of the 2 of 3, where the test wallet is Ben’s; a second browser, or the same one)',
    '',
    `  Chain            ${world.rpcUrl}  (Anvil, chain id ${world.chainId})`,
    `  Service          ${world.serviceUrl}`,
    `  Sign-in          ${world.authUrl}`,
    '',
    '  Safes, each with 10 ETH, 25,000 LUSD and 25,000 LDAI:',
    ...safes.map((line) => `    ${line}`),
    '',
    '  Tokens:',
    ...tokens.map((line) => `    ${line}`),
    '',
    'Ctrl-C ends everything.',
  ].join('\n')
}

/** Where Ben reads the queue of the 2-of-3 Safe with a wallet of his own. */
function coSignerLink({ coSignerAppUrl, safes }: WorldInfo): string {
  return `${coSignerAppUrl}/?wallet.as=Ben#/queue/local:${safes.twoOfThree.address}`
}
