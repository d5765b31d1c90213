import { messages } from '../../language/messages'

/** Messages for what signing devices show. Texts of their displays are in `deviceScreens`, verbatim. */
export const m = messages('core/review/device', {
  twoHashes: { sees: 'Two hashes: domain hash, then message hash', device: 'Ledger, hashes only' },
  ledgerFields: {
    sees: 'Fields one after the other: “To”, “Value”, “Operation type”…',
    device: 'Ledger, clear signing',
  },
  typedFields: { sees: 'Your address, then a domain, then “Show full message”' },
  threeHashes: { sees: 'Three hashes, the last one called SafeTxHash' },
  digest: { sees: 'One hash, called digest' },
  hostFields: { sees: 'Fields with their values, and no hash' },
  oneHash: { sees: 'One long hash without a name', device: 'Any other device or wallet' },
  nothing: { sees: 'Neither a hash nor fields', device: 'Blind signing' },
  theHash: 'The hash',
  shows: {
    innerCall: 'the inner call where the device can read it; of a batch, its bytes',
    signer: 'the owner that you sign with',
    fullMessage: 'choose it: without it you sign fields that you have not seen',
    typeHash: 'type it into the box below, which says what it is equal to',
  },
  when: {
    network: 'From version 1.21.0 of its Ethereum app on.',
    setting: 'At the end, where the setting for it is on.',
    asked: 'Where your wallet asks for it, as Trezor Suite does.',
  },
  never: {
    safeTxHash: 'the safeTxHash',
    fields: 'any field: neither recipient, nor amount, nor nonce',
    nonce: 'the nonce',
    domainHash: 'the domain hash',
    innerCalls: 'in words, what most inner calls do',
    batch: 'the calls of a batch in words',
    digest: 'any digest',
    anything: 'anything that could be compared',
  },
  notes: {
    nonceInside: 'The nonce is inside the message hash: where that is equal, the nonce is.',
    capitals: 'A Ledger writes the letters of a hash in capitals.',
    ledgerVersion:
      'Have version 1.22.0 or later of the Ledger’s Ethereum app: earlier ones could be led past the warning of blind signing.',
    hashSetting:
      'The nonce is inside the message hash. Turn on the setting that shows the hashes (from version 1.18.0 on) to compare it.',
    oldWallet:
      'Where “To” and “Value” are missing, the wallet has old descriptions: compare the two hashes instead.',
    paged: 'The data is paged. Compare its beginning, its end and its length, or better the message hash.',
    colours: 'It colours the first and the last 8 characters of a hash. Compare all 64.',
    digest: 'The digest is the safeTxHash: where it is equal, every field is, the nonce too.',
    order: 'In which order the fields come is not known here. Look for each of them.',
    hostWords: 'How the inner call is worded comes from the computer that the device is connected to.',
    equalToNothing: 'Where it is equal to nothing on this sheet, do not sign.',
    blind:
      'Such a device signs whatever it is given. Do not sign with it: use another one, or let another owner sign.',
  },
  tools: {
    script:
      'Reads the transaction from Safe’s own service and prints domain hash, message hash and safeTxHash. Where several transactions have this nonce, it asks which one.',
    cast: 'Gives these fields to the Safe itself, which computes the safeTxHash. Put a node that you trust in the place of RPC_URL.',
    clearsig:
      'Computes domain hash, message hash and safeTxHash from these fields, offline. An alpha release, in Python.',
    clearsigOld:
      'Computes domain hash, message hash and safeTxHash from these fields, offline, with dataGas given as base-gas. An alpha release, in Python.',
  },
})
