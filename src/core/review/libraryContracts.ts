import type { Address, Hex } from 'viem'
import { knownContract } from '../safe/knownContracts'
import { signMessageLibs } from '../safe/signMessageLib'
import { m } from './actionMessages'

/** A published contract that a Safe runs by DELEGATECALL, at one of its addresses. */
export type LibraryContract = {
  readonly name:
    | 'MultiSend'
    | 'MultiSendCallOnly'
    | 'SignMessageLib'
    | 'CreateCall'
    | 'SafeMigration'
    | 'SafeWebAuthnSharedSigner'
  readonly version: string
  readonly address: Address
  /** `keccak256` of its code on every chain; null: unknown here, and its code is not compared. */
  readonly codeHash: Hex | null
}

/**
 * As @safe-global/safe-deployments lists them, beside those of `knownContracts`, which an app that only gives needs too. The
 * shared passkey signer is from the deployments of safe-global/safe-modules, which give no code hash.
 */
export const reviewOnlyContracts: readonly LibraryContract[] = [
  ...signMessageLibs,
  {
    name: 'CreateCall',
    version: '1.3.0',
    address: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
    codeHash: '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82',
  },
  {
    name: 'CreateCall',
    version: '1.3.0',
    address: '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
    codeHash: '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82',
  },
  {
    name: 'CreateCall',
    version: '1.4.1',
    address: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    codeHash: '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889',
  },
  {
    name: 'CreateCall',
    version: '1.5.0',
    address: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
    codeHash: '0x6b7d8d29bdf7004c4617d95041923774f3f7e74b056bff55c1861c9ec92ce54f',
  },
  {
    name: 'SafeMigration',
    version: '1.4.1',
    address: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
    codeHash: '0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99',
  },
  {
    name: 'SafeMigration',
    version: '1.5.0',
    address: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
    codeHash: '0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea',
  },
  {
    name: 'SafeWebAuthnSharedSigner',
    version: '0.2.1',
    address: '0x94a4F6affBd8975951142c3999aEAB7ecee555c2',
    codeHash: null,
  },
]

const reviewOnlyByAddress = new Map(
  reviewOnlyContracts.map((contract) => [contract.address.toLowerCase(), contract]),
)

/** Finds the library published at this address. No proof: the chain may have other code there. */
export function libraryContract(address: Address): LibraryContract | null {
  const known = knownContract(address)
  if (known?.name === 'MultiSend' || known?.name === 'MultiSendCallOnly')
    return { ...known, name: known.name }
  return reviewOnlyByAddress.get(address.toLowerCase()) ?? null
}

/**
 * Batch contracts of other front ends, by address in lower case: Ledger Multisig's BatchExecutor on Ethereum, Polygon
 * and Sepolia. Their calls are not decoded, and their code hash is unknown here.
 */
const thirdPartyBatchers = new Map([['0x2cc8475177918e8c4d840150b68815a4b6f0f5f3', m.calls.ledgerBatch]])

/** Returns the name of another front end's batch contract at this address, or null. */
export function thirdPartyBatcher(address: Address): string | null {
  return thirdPartyBatchers.get(address.toLowerCase()) ?? null
}
