// Prepares the signature of a directory by the organisation's Safe, and packs what its owners have signed:
//   npm run causes:sign -- public/causes.json --safe eth:0x…
//   npm run causes:sign -- public/causes.json --safe eth:0x… --signature 0x… --signature 0x…
// The first prints what each owner has to sign; the second writes causes.sig.json beside the file.
// Exit code: 0 done, 1 the file or a signature cannot be used, 2 wrong arguments.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Hex, hashMessage, isHex } from 'viem'
import { chains } from '../../src/config/chains'
import { parseCustomChain } from '../../src/config/parseCustomChain'
import { directoryMessage } from '../../src/core/causes/directorySignature'
import { readSafePlace, type SafePlace } from '../../src/core/review/safePlace'
import { safePlaceText } from '../../src/core/review/safePlaceText'
import { packSignatures } from '../../src/core/safe/signatureBytes'
import { recoverSigner } from '../../src/core/safe/recoverSigner'
import { safeMessageHash } from '../../src/core/safe/safeMessageHash'
import { readDirectoryFile } from './readDirectoryFile'

const usage =
  'Usage: npm run causes:sign -- FILE --safe eth:0x… [--signature 0x… for each owner] (VITE_CUSTOM_CHAIN is read)'

function main(): number {
  const { values, positionals } = readArguments()
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || values.safe === undefined) return fail(usage, 2)
  const { chain: custom, problems } = parseCustomChain(process.env.VITE_CUSTOM_CHAIN ?? '')
  if (problems.length > 0) return fail(`VITE_CUSTOM_CHAIN: ${problems.join('\n')}`, 2)
  const read = readSafePlace(values.safe, custom === null ? chains : [...chains, custom])
  if (read.kind === 'problem') return fail(`--safe: ${read.problem}`, 2)

  const content = readDirectoryFile(file)
  if (content === null) return fail(`${file} could not be read.`, 1)
  if (content.parsed.kind === 'rejected')
    return fail(`${file} has problems. See them: npm run causes:check -- ${file}`, 1)
  const { about } = content.parsed
  if (about === null) return fail(`${file} is of version 1, which cannot be signed. Write version 2.`, 1)

  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex')
  const message = directoryMessage({ about, sha256, safe: safePlaceText(read.place) })
  const signatures = values.signature ?? []
  return signatures.length === 0
    ? explain(message, read.place)
    : pack(signatures, { message, place: read.place, path: join(dirname(file), 'causes.sig.json') })
}

function readArguments() {
  try {
    return parseArgs({
      options: { safe: { type: 'string' }, signature: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
  } catch {
    return { values: {}, positionals: [] }
  }
}

function fail(words: string, code: number): number {
  console.error(words)
  return code
}

/** The hash of a Safe's message is made in the same way from 1.3.0 on. */
function hashOf(message: string, { chain, safe }: SafePlace): Hex {
  return safeMessageHash(hashMessage(message), { chainId: chain.id, safe, version: '1.4.1' })
}

function explain(message: string, place: SafePlace): number {
  const { chain, safe } = place
  const typedData = {
    domain: { chainId: chain.id, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(message) },
  }
  console.log(`The message:\n\n${message}\n`)
  console.log(`Its hash (EIP-191): ${hashMessage(message)}`)
  console.log(`The hash that owners see as SafeMessage (EIP-712): ${hashOf(message, place)}\n`)
  console.log(
    'Each owner signs the message as a message of the Safe: in Safe{Wallet}, through any site that asks the',
  )
  console.log('connected Safe for a signature of this text, or with a wallet that signs this typed data:\n')
  console.log(JSON.stringify(typedData, null, 2))
  console.log('\nThen run this again with one --signature for each owner who signed.')
  return 0
}

type Packing = { readonly message: string; readonly place: SafePlace; readonly path: string }

function pack(texts: readonly string[], { message, place, path }: Packing): number {
  const hash = hashOf(message, place)
  const signatures: { signer: Hex; signature: Hex }[] = []
  for (const text of texts) {
    const recovered = isHex(text) ? recoverSigner(hash, text) : { kind: 'invalid' as const }
    if (recovered.kind === 'invalid' || !isHex(text))
      return fail(
        `--signature ${text.slice(0, 20)}… is not a signature of a Safe's owner: 65 bytes, as hex.`,
        1,
      )
    signatures.push({ signer: 'signer' in recovered ? recovered.signer : recovered.owner, signature: text })
  }
  try {
    const signature = packSignatures(signatures)
    writeFileSync(path, `${JSON.stringify({ version: 1, safe: safePlaceText(place), signature }, null, 2)}\n`)
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The signatures could not be packed.', 1)
  }
  console.log(`Wrote ${path}, signed by:`)
  for (const { signer } of signatures) console.log(`  ${signer}`)
  console.log(
    'An address that is no owner means that the file has changed since, or that other bytes were signed.',
  )
  return 0
}

process.exitCode = main()
