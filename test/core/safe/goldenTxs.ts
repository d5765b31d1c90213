import { type Address, type Hex, zeroAddress } from 'viem'
import type { SafeTx } from '../../../src/core/safe/safeTx'
import type { SafeDomain } from '../../../src/core/safe/safeTxHash'

/** A Safe transaction whose hash somebody else published. */
export type GoldenTx = {
  readonly title: string
  readonly tx: SafeTx
  readonly domain: SafeDomain
  readonly safeTxHash: Hex
  /** As a hardware wallet shows them, where the source gives them. */
  readonly domainHash?: Hex
  readonly messageHash?: Hex
  /** Signatures that came with it, and who gave them. */
  readonly signatures?: readonly { readonly signer: Address; readonly signature: Hex }[]
}

const plain = {
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const

const oldSafe = '0x692a70D2e424a56D2C6C27aA97D1a86395877b3A'
const oldTx: SafeTx = {
  ...plain,
  to: '0x5AC255889882aaB35A2aa939679E3F3d4Cea221E',
  value: 5_000_000n,
  data: '0x00',
  safeTxGas: 50_000n,
  baseGas: 100n,
  gasPrice: 10_000n,
  nonce: 67n,
}
const olderTx: SafeTx = {
  ...plain,
  to: zeroAddress,
  value: 80_000_000n,
  data: '0x562944',
  // CREATE, which Safes had before 1.0.0.
  operation: 2 as 0,
  safeTxGas: 54_522n,
  baseGas: 773n,
  gasPrice: 22_000_000n,
  nonce: 257_000n,
}

const arbitrumSafe = '0x111CEEee040739fD91D29C34C33E6B3E112F2177'
const addOwner: Hex =
  '0x0d582f130000000000000000000000000c75fa5a5f1c0997e3eea425cfa13184ed0ec9e50000000000000000000000000000000000000000000000000000000000000003'
const sepoliaSafe = '0x58eEaD5B22Fc79B1F0b58Be44429337BB9a9700E'

/**
 * From: test_safe_tx.py of safe-global/safe-eth-py; README of pcaversaccio/safe-tx-hashes-util; the execTransaction of the
 * Bybit theft (Ethereum 0x46deef0f52e3a983b67abf4714448a41dd7ffd6d32d32da69d62081c68ad7882) with the hash by which the
 * transaction service lists it; two rows of the transaction service on Sepolia.
 */
export const goldenTxs: readonly GoldenTx[] = [
  {
    title: '0.1.0, with dataGas',
    tx: oldTx,
    domain: { chainId: 1, safe: oldSafe, version: '0.1.0' },
    safeTxHash: '0xc9d69a2350aede7978fdee58e702647e4bbdc82168577aa4a43b66ad815c6d1a',
  },
  {
    title: '0.1.0, another operation',
    tx: olderTx,
    domain: { chainId: 1, safe: oldSafe, version: '0.1.0' },
    safeTxHash: '0x8ca8db91d72b379193f6e229eb2dff0d0621b6ef452d90638ee3206e9b7349b3',
  },
  {
    title: '1.0.0, with baseGas',
    tx: oldTx,
    domain: { chainId: 1, safe: oldSafe, version: '1.0.0' },
    safeTxHash: '0x7c60341f3e1b4483575f38e84e97d6b332a2dd55b9290f39e6e26eef29a04fe7',
  },
  {
    title: '1.0.0 on another chain: the chain is not part of it',
    tx: olderTx,
    domain: { chainId: 5, safe: oldSafe, version: '1.0.0' },
    safeTxHash: '0xf585279fd867c94738096f4eab964e9e202014d2f0d5155d751099ad85cbe504',
  },
  {
    title: '1.1.1, the Bybit theft, three eth_sign signatures',
    tx: {
      ...plain,
      to: '0x96221423681A6d52E184D440a8eFCEbB105C7242',
      data: '0xa9059cbb000000000000000000000000bdd077f651ebe7f7b3ce16fe5f2b025be29695160000000000000000000000000000000000000000000000000000000000000000',
      operation: 1,
      safeTxGas: 45_746n,
      nonce: 71n,
    },
    domain: { chainId: 1, safe: '0x1Db92e2EeBC8E0c075a02BeA49a2935BcD2dFCF4', version: '1.1.1' },
    safeTxHash: '0xb3476d061aeb8fc1d605a873c483a2402d88a68a9cdd1a8b47655dd55ba004f8',
    signatures: [
      {
        signer: '0x1F4EB0a903619ac168b19A82F1a6e2e426522211',
        signature:
          '0xd0afef78a52fd504479dc2af3dc401334762cbd05609c7ac18db9ec5abf4a07a5cc09fc86efd3489707b89b0c729faed616459189cb50084f208d03b201b001f1f',
      },
      {
        signer: '0x3Cc3A225769900e003E264dd4CB43E90896BC21A',
        signature:
          '0x0f62ad358d6b319d3c1221d44456080068fe02ae5b1a39b4afb1e6721ca7f9903ac523a801533f265231cd35fc2dfddc3bd9a9563b51315cf9d5ff23dc6d2c221f',
      },
      {
        signer: '0xe3dF2cCEAc61B1aFA311372ecC5B40A3A6585a9E',
        signature:
          '0xdf9e4b878877a8dbeee951a4a31ddbf1d3b71e127d5eda44b4730030114baba52e06dd23da37cd2a07a6e84f9950db867374a0f77558f42adf4409bfd569673c1f',
      },
    ],
  },
  {
    title: '1.3.0 on Rinkeby, with gas token and refund receiver',
    tx: {
      ...plain,
      to: '0x79613FD49472C3C7a32188e45ff00e7bdC8a897d',
      value: 2n,
      data: '0x1212',
      gasToken: '0xFA995c7a0d32A4e7497508a5C380369BE8dB49Db',
      refundReceiver: '0x6b92f5E5360bfCa8F5d3FcE65D87382967847983',
      nonce: 17n,
    },
    domain: { chainId: 4, safe: '0x2B0b9cBDA3D7b0F760187c52A8FFB18C48E5d96A', version: '1.3.0' },
    safeTxHash: '0x01d42a801ac44d3ebd43592be980dea0756d7f7b27d718d3016a42ea7ce85587',
  },
  {
    title: '1.3.0+L2 on Arbitrum, a call to itself',
    tx: { ...plain, to: arbitrumSafe, data: addOwner, nonce: 234n },
    domain: { chainId: 42_161, safe: arbitrumSafe, version: '1.3.0+L2' },
    domainHash: '0x1cf7f9b1efe3bc47fe02fd27c649fea19e79d66040683a1c86c7490c80bf7291',
    messageHash: '0xd9109ea63c50ecd3b80b6b27ed5c5a9fd3d546c2169dfb69bfa7ba24cd14c7a5',
    safeTxHash: '0x0cb7250b8becd7069223c54e2839feaed4cee156363fbfe5dd0a48e75c4e25b3',
  },
  {
    title: '1.3.0+L2 on Arbitrum, with a delegate call and a refund',
    tx: {
      ...plain,
      to: arbitrumSafe,
      value: 1_000n,
      data: addOwner,
      operation: 1,
      gasPrice: 50n,
      gasToken: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      refundReceiver: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      nonce: 234n,
    },
    domain: { chainId: 42_161, safe: arbitrumSafe, version: '1.3.0+L2' },
    domainHash: '0x1cf7f9b1efe3bc47fe02fd27c649fea19e79d66040683a1c86c7490c80bf7291',
    messageHash: '0xc7e826933da60e6ac3e2246ed0563a26a920a65beaa9089d784ac96234141bb3',
    safeTxHash: '0xc818fceb1cace51c1a4039c4c66fc73d95eccc298104c9c52debac604b9f4e04',
  },
  {
    title: '1.3.0 on Sepolia, signed with eth_sign',
    tx: {
      ...plain,
      to: sepoliaSafe,
      data: '0xa9059cbb00000000000000000000000008b0973a4bf27ecb9487283864497b1e861b25bc0000000000000000000000000000000000000000000000000000000000000002',
      nonce: 2n,
    },
    domain: { chainId: 11_155_111, safe: sepoliaSafe, version: '1.3.0' },
    safeTxHash: '0x21ec8a16b1a5a7cd08d8a1cddf7059beae980df7265e6069d2cddb33dabf44b4',
    signatures: [
      {
        signer: '0x715A21B7683f15FF5920689196AF0E8b68f990A7',
        signature:
          '0x9b1d693f8f024403e3c60f82a952beb791631248febccea2e63441bc18b2bffc11e8b2216b0cf36ca67cb1e93180541812f702e3edd3d8b2b2e79ed225e0ac0220',
      },
    ],
  },
  {
    title: '1.3.0 on Sepolia, signed as typed data',
    tx: {
      ...plain,
      to: '0x08210F9170F89Ab7658F0B5E3fF39b0E03C594D4',
      data: '0xa9059cbb0000000000000000000000006973e1339e0f5b27820890fe0ee3e26d0f89c47a00000000000000000000000000000000000000000000000000000000000f4240',
      nonce: 1n,
    },
    domain: { chainId: 11_155_111, safe: sepoliaSafe, version: '1.3.0' },
    safeTxHash: '0xd53a73ff181af083928f8b89252d630ad008781e1447737c4a6aab40c73fd363',
    signatures: [
      {
        signer: '0x715A21B7683f15FF5920689196AF0E8b68f990A7',
        signature:
          '0x203f8f5a2a7699510ffee0cbc980c8322679fa1ab6bb5a8cebed002c27d4f4f34a11e2b175378b59d2f22d8c9375babb0a41b026eb4ef98a5487c44838d010541b',
      },
    ],
  },
  {
    title: '1.4.1 on Ethereum, a batch through MultiSendCallOnly',
    tx: {
      ...plain,
      to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      data: '0x8d80ff0a0000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000013200cfbfac74c26f8647cbdb8c5caf80bb5b32e4313400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000044dd43a79f000000000000000000000000f46c6d6e62f59d9222f3812874211df07cf7b318000000000000000000000000000000000000000000000000000000000000000100a0b86991c6218b36c1d19d4a2e9eb0ce3606eb4800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000044a9059cbb0000000000000000000000001fe27a73cd9f0b3c53b6e936d0b4f9b2f8ca3367000000000000000000000000000000000000000000000000000000002faf08000000000000000000000000000000',
      operation: 1,
      nonce: 6n,
    },
    domain: { chainId: 1, safe: '0x5EA1d9A6dDC3A0329378a327746D71A2019eC332', version: '1.4.1' },
    domainHash: '0x58122ea8f001782facc66ee5495a6b8b29730fadf352d8608ca86bd31569fcf5',
    messageHash: '0xe992e061576268328fac9175d6aea3defd4c3bef83a0c6fe08f6aa5a222cbc45',
    safeTxHash: '0x27a0c4abf624b15b776f544a4b31ed4d50dee2b677c6497fbadf4f7a73be705e',
    signatures: [
      {
        signer: '0xD5AEB612f43919FCbfFd0eEa734D0E9130D14b2e',
        signature:
          '0x01427eae1606844b055aabb63778fc9e523e48b25dff5dbd1db76752c68f338a14ef6bb18733969e9db45e96d89fab546609f9404e1f779d15248203d7c7c5a91b',
      },
    ],
  },
  {
    title: '1.4.1 on Sepolia, native coin',
    tx: { ...plain, to: '0x255C3912f91eF11bFDadd405F13144a823Da8cc5', value: 10n ** 17n, nonce: 4n },
    domain: { chainId: 11_155_111, safe: '0x657ff0D4eC65D82b2bC1247b0a558bcd2f80A0f1', version: '1.4.1' },
    domainHash: '0x611379c19940caee095cdb12bebe6a9fa9abb74cdb1fbd7377c49a1f198dc24f',
    messageHash: '0x565bba8b51924ffa64953596d0a2dd5c2cad39649f7de0bf2c8dbc903bd03258',
    safeTxHash: '0xcb8bbe7bf8f8a1f3f57658e450d07d4422356ac042d96a87ba425b19e67a78a1',
  },
]

/** The golden transaction with this title. */
export function goldenTx(title: string): GoldenTx {
  const found = goldenTxs.find((golden) => golden.title.startsWith(title))
  if (found === undefined) throw new Error(`There is no golden transaction "${title}".`)
  return found
}
