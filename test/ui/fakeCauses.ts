import type { Cause } from '../../src/core/causes/cause'
import type { AppChain } from '../../src/core/chain'

export const chain: AppChain = {
  id: 31337,
  name: 'Local chain',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:1'],
  serviceUrl: 'http://127.0.0.1:1/api',
  explorerUrl: 'https://explorer.example',
  tokens: [
    {
      address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    },
    {
      address: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
    },
  ],
  confirmations: 1,
  pollMs: 2_000,
}

type CauseFacts = Pick<Cause, 'id' | 'name' | 'field' | 'place' | 'summary'> & Partial<Cause>

const causeOf = (address: `0x${string}`, facts: CauseFacts): Cause => ({
  description: [
    `${facts.name} began with twelve volunteers and one rented room. Today it works in ${facts.place}, with people who live there and decide what is done.`,
    'Every year it publishes what came in, what was spent and what came of it, checked by an independent auditor.',
  ],
  website: 'https://cause.example/',
  registration: {
    authority: 'the Charity Register',
    number: '1187-402',
    url: 'https://register.example/1187-402',
  },
  confirmed: true,
  recipients: [
    {
      chainId: chain.id,
      address,
      proofs: [{ type: 'page', url: 'https://cause.example/donate', retrievedOn: '2026-10-02' }],
    },
  ],
  ...facts,
})

export const causes: readonly Cause[] = [
  causeOf('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', {
    id: 'open-wells',
    name: 'Open Wells',
    field: 'Water',
    place: 'Northern Kenya',
    summary: 'Builds wells with the villages that will keep them, and trains the people who repair them.',
    image: 'broken-on-purpose.jpg',
  }),
  causeOf('0x976EA74026E726554dB657fA54763abd0C3a0aa9', {
    id: 'night-school',
    name: 'Night School',
    field: 'Education',
    place: 'Lisbon, Portugal',
    summary: 'Free evening classes for adults who had to leave school early.',
  }),
  causeOf('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955', {
    id: 'harbour-kitchen',
    name: 'Harbour Kitchen',
    field: 'Food',
    place: 'Marseille, France',
    summary: 'Cooks 900 warm meals a day from what markets would throw away.',
  }),
  causeOf('0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f', {
    id: 'river-watch',
    name: 'River Watch',
    field: 'Nature',
    place: 'Danube delta',
    summary: 'Measures what flows into the river, publishes it, and takes polluters to court.',
  }),
  causeOf('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', {
    id: 'free-type',
    name: 'Free Type Foundation',
    field: 'Open source',
    place: 'Everywhere',
    summary: 'Keeps fonts for small languages alive, and free for everyone.',
    recipients: [
      {
        chainId: 1,
        address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
        proofs: [{ type: 'page', url: 'https://cause.example/donate', retrievedOn: '2026-08-14' }],
      },
    ],
  }),
  causeOf('0xBcd4042DE499D14e55001CcbB24a551F3b954096', {
    id: 'lantern',
    name: 'Lantern Refuge for Women and Children',
    field: 'Shelter',
    place: 'Glasgow, Scotland',
    summary: 'A safe door that is open every night of the year.',
    confirmed: false,
  }),
]
