import { messages } from '../../language/messages'

/** Messages for problems with a pasted transaction or ABI, and their remedy. */
export const m = messages('core/review/pasted', {
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
})
