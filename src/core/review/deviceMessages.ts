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
  /** Messages for problems with a pasted transaction or ABI, and their remedy. */
  pasted: {
    tooLong: 'It is too long to be a Safe transaction.',
    notJson: 'This is not the JSON of a Safe transaction: it should begin with {.',
    safe: '“safe” is not an address.',
    hash: '“safeTxHash” is not a hash: 0x and 64 digits.',
    confirmations: '“confirmations” is not a list of owners and signatures.',
    typed: 'This typed data is not a Safe transaction with all of its ten fields.',
    missing: (fields: string) => `These fields of a Safe transaction are missing: ${fields}. Paste all ten.`,
    wrong: (fields: string) => `These fields cannot be read: ${fields}.`,
    abi: {
      empty: 'There is nothing to read. Paste an ABI, or a function signature.',
      tooLong: (characters: number, most: number) =>
        `It is too long: ${characters} characters of at most ${most}. Paste the signature of the one function instead.`,
      tooMany: (functions: number, most: number) =>
        `It has ${functions} functions, and ${most} are read at most.`,
      refused: (place: number, why: string) => `Function ${place} cannot be used: ${why}`,
      none: 'There is no function in it.',
      notJson: 'It begins like JSON, and is not JSON. It may be cut short: copy it again.',
      notAbi: 'It is JSON, and no ABI: an ABI is a list of functions.',
      line: (line: number) =>
        `Line ${line} is no function signature. Write it like: pay(address to, uint256 amount)`,
      name: 'its name is not a name of Solidity (a letter first, then letters and digits, 64 at most).',
      noList: 'it has no list of parameters.',
      depth: (most: number) => `its tuples are nested more than ${most} deep.`,
      parameters: (most: number) => `it has more than ${most} parameters.`,
      parameter: 'a parameter is not described.',
      parameterName: 'the name of a parameter is not a name of Solidity.',
      type: 'the type of a parameter is not known, or has too many dimensions.',
      emptyTuple: 'a tuple has nothing in it.',
      emptyList: 'empty',
      text: (text: string) => `“${text}”`,
      cut: (text: string, bytes: number) => `${text}… (${bytes} bytes)`,
    },
  },
})
