import { type Address, keccak256, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Cause, DirectoryAbout } from '../../src/core/causes/cause'

/** The shape of causes.json. */
export type CauseDirectory = {
  readonly version: 2
  readonly directory: DirectoryAbout
  readonly causes: readonly Cause[]
}

type SandboxCause = Omit<Cause, 'recipients' | 'website'> & {
  readonly accepts?: readonly string[]
  /** Chains beside the local one. */
  readonly alsoOn?: readonly number[]
}

/**
 * The directory that the sandbox's app shows. All of it is made up: no such organisation exists, every web address is under
 * .example (RFC 2606), and every receiving address is derived here from the cause's id, so none stands in a file.
 */
export function sandboxCauses(): CauseDirectory {
  return {
    version: 2,
    directory: {
      version: 3,
      date: '2026-11-02',
      name: 'Directory of the sandbox (fictional)',
      url: 'https://directory.example',
    },
    causes: causes.map(({ accepts, alsoOn = [], ...cause }) => ({
      ...cause,
      website: `https://${cause.id}.example`,
      recipients: [31337, ...alsoOn].map((chainId) => ({
        chainId,
        address: causeAddress(cause.id),
        ...(accepts && { accepts }),
        proofs: [
          {
            type: 'page' as const,
            url: `https://${cause.id}.example/give`,
            retrievedOn: '2026-11-02',
            checkedBy: 'Ada',
          },
        ],
      })),
    })),
  }
}

/** Where the sandbox's cause with this id receives. */
export function causeAddress(id: string): Address {
  return privateKeyToAddress(keccak256(toHex(`do some good, sandbox cause ${id}`)))
}

const causes: readonly SandboxCause[] = [
  {
    id: 'open-wells',
    name: 'Open Wells',
    summary: 'Repairs village wells and trains the people who keep them running.',
    description: [
      'Most broken wells need a seal, a chain or an afternoon of work, not a new borehole. Open Wells keeps spare parts within a day’s ride of four hundred villages and pays a local mechanic in each district.',
      'Every repaired pump is visited again after six and after eighteen months. Nine in ten still give clean water at the second visit.',
    ],
    field: 'Water',
    place: 'Turkana, Kenya',
    registration: { authority: 'Register of Associations (fictional)', number: 'OW-2017-044' },
    confirmed: true,
  },
  {
    id: 'night-school-of-sao-bento',
    name: 'Night School of São Bento',
    summary: 'Free evening classes for adults who had to leave school early.',
    description: [
      'The school opens at seven, when shifts end. Reading, sums, a trade certificate: three evenings a week, with supper and someone to mind the children in the room next door.',
      'Last year 312 people sat an exam here. The oldest was seventy-four.',
    ],
    field: 'Education',
    place: 'Recife, Brazil',
    confirmed: true,
  },
  {
    id: 'hedgerow-trust',
    name: 'Hedgerow Trust',
    summary: 'Plants and lays hedges with farmers, so that birds and beetles can cross the fields.',
    description: [
      'A hedge is a road for everything that cannot fly far. The trust brings saplings, stakes and twenty volunteers to any farmer who will give up two metres along a field.',
      'Forty kilometres stand so far. Each one is mapped, and counted for nests every May.',
    ],
    field: 'Nature',
    place: 'Shropshire, England',
    registration: {
      authority: 'Register of Trusts (fictional)',
      number: '900412',
      url: 'https://register-of-trusts.example/900412',
    },
    confirmed: true,
  },
  {
    id: 'clinic-on-the-ferry',
    name: 'Clinic on the Ferry',
    summary: 'A midwife, a nurse and a cold box of vaccines on the boat that everyone takes anyway.',
    description: [
      'The delta has two roads and two hundred islands. The clinic rents the lower deck of the mail ferry and sees people between one landing and the next.',
      'It takes its gifts in digital dollars or in the chain’s own coin, because the boat’s fuel is bought that way.',
    ],
    field: 'Health',
    place: 'Barisal, Bangladesh',
    confirmed: true,
    accepts: ['native', 'LUSD'],
  },
  {
    id: 'second-bread',
    name: 'Second Bread',
    summary: 'Collects what bakeries have left at closing time and has it on tables by eight.',
    description: [
      'Sixty bakeries, eleven cargo bikes, one list that is drawn up anew each evening. What is not sold goes to shelters, to student houses and to people who asked quietly.',
      'A gift pays for brakes, tyres and the cold room. The bread is free.',
    ],
    field: 'Food',
    place: 'Lyon, France',
    confirmed: true,
  },
  {
    id: 'lantern-library',
    name: 'Lantern Library',
    summary: 'Solar-lit reading rooms in hill villages without a grid.',
    description: [
      'A reading room is a roof, forty lanterns, six hundred books and somebody who is paid to be there. Children borrow the lantern together with the book.',
      'There are thirty-one rooms. The villages choose the books.',
    ],
    field: 'Education',
    place: 'Gorkha, Nepal',
    confirmed: true,
  },
  {
    id: 'commons-keepers',
    name: 'Commons Keepers',
    summary: 'Pays the people who maintain the free software that hospitals and schools depend on.',
    description: [
      'Some programs run everywhere and belong to nobody; often one tired person looks after them in the evening. Commons Keepers pays such people for a year at a time, with no strings but a monthly note in public.',
    ],
    field: 'Open source',
    place: 'Everywhere',
    confirmed: true,
    alsoOn: [1, 8453],
  },
  {
    id: 'harbour-light',
    name: 'Harbour Light',
    summary: 'A lifeboat crew of volunteers, saving for a second boat.',
    description: [
      'The crew goes out in weather that brings others in. Their application to this directory is still being looked at: the page that should show their address could not be reached twice.',
    ],
    field: 'Rescue',
    place: 'Galway Bay, Ireland',
    confirmed: false,
  },
]
