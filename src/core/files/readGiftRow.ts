import type { Address } from 'viem'
import type { Cause } from '../causes/cause'
import { findCause } from '../causes/findCause'
import { recipientOn } from '../causes/recipientOn'
import { textProblem } from '../causes/textProblem'
import { assetKey } from '../giving/assetKey'
import type { BasketLine, Payee } from '../giving/basket'
import { checkLine } from '../giving/checkLine'
import type { Asset } from '../giving/gift'
import { formatAmount } from '../money/formatAmount'
import { causesByReceiver } from '../causes/causesByReceiver'
import type { Column, Columns, TableRow } from './columns'
import { createNameCheck } from './createNameCheck'
import { type FileContext, type FilePayment, type FileProblem, shownText } from './fileReading'
import { type DecimalSign, parseDeclared } from './parseDeclared'
import { readFileAddress } from './readFileAddress'

type RowContext = FileContext & { readonly assets: readonly Asset[] }

/** What a cell is read as, or what is wrong with it: the column, a sentence and a remedy. */
type Read<T> = { readonly value: T } | { readonly problem: Problem }
type Problem = readonly [column: Column, sentence: string, remedy: string]

/** The longest label of a recipient, as in a gift document. */
const maxNameLength = 100

/** Reads rows one by one: a payment, or all that is wrong with the row. */
export function createRowReader(
  context: RowContext,
  { at }: Columns,
  sign: DecimalSign,
): (row: TableRow) => FilePayment | readonly FileProblem[] {
  const { causes, chain } = context
  const known: Known = { receivers: causesByReceiver(causes, chain.id), causeCalled: createNameCheck(causes) }

  return (row) => {
    const cell = (column: Column) => row.cells[at[column]?.index ?? -1]?.trim() ?? ''
    const asset = readAsset(cell, context)
    const payee = readPayee(cell, context, known)
    const parsed = 'value' in asset ? parseDeclared(cell('amount'), sign, asset.value) : null
    const problems: Problem[] = []
    if ('problem' in asset) problems.push(asset.problem)
    if ('problem' in payee) problems.push(payee.problem)
    if (parsed?.kind === 'problem') problems.push(['amount', parsed.problem.sentence, parsed.problem.remedy])

    if ('value' in asset && 'value' in payee && parsed?.kind === 'ok') {
      const line = {
        payee: payee.value,
        assetKey: assetKey(asset.value),
        amountText: formatAmount(parsed.value, asset.value.decimals),
      } satisfies Omit<BasketLine, 'id'>
      const checked = checkLine({ id: '', ...line }, context)
      if (checked.gift !== null) return { place: row.line, line, gift: checked.gift }
      for (const { field, sentence, remedy } of checked.problems)
        problems.push([columnOfField(field, payee.value), sentence, remedy])
    }
    return problems.map(([column, sentence, remedy]) => ({
      place: row.line,
      column: at[column]?.heading ?? column,
      text: shownText(cell(column)),
      sentence,
      remedy,
    }))
  }
}

type Known = {
  readonly receivers: ReadonlyMap<Address, Cause>
  readonly causeCalled: (label: string) => Cause | null
}

type Cells = (column: Column) => string

function readAsset(cell: Cells, { chain, assets }: RowContext): Read<Asset> {
  const type = cell('token_type').toLowerCase()
  const token = cell('token_address')
  const coin = assets.find(({ kind }) => kind === 'native')
  const isCoin =
    token.toLowerCase() === 'native' || token.toLowerCase() === chain.nativeCurrency.symbol.toLowerCase()

  if (/^(?:nft|erc-?721|erc-?1155|collectible)$/.test(type) || cell('id') !== '')
    return refuse(
      cell('id') !== '' ? 'id' : 'token_type',
      'This line is for a collectible (NFT), and only coins and tokens can be given here.',
      'Leave this line out, and send the collectible in Safe{Wallet}.',
    )
  if (!['', 'native', 'erc20', 'erc-20'].includes(type))
    return refuse('token_type', 'This is not a kind of token.', 'Write native or erc20.')
  if (type === 'native' || (type === '' && isCoin)) {
    if (token !== '' && !isCoin)
      return refuse(
        'token_address',
        `The line is for ${chain.nativeCurrency.symbol}, the coin of the chain, and names a token besides.`,
        'Leave the address empty for the coin, or write erc20 as the kind.',
      )
    if (coin !== undefined) return { value: coin }
  }
  if (token === '')
    return refuse(
      type === '' ? 'token_type' : 'token_address',
      'It is not said which coin or token is given.',
      'Write native for the coin of the chain, or the address of the token.',
    )
  return findToken(token, { chain, assets })
}

/** By address, or by a symbol that only one token of the chain has here. */
function findToken(text: string, { chain, assets }: Pick<RowContext, 'chain' | 'assets'>): Read<Asset> {
  const tokens = assets.filter((asset) => asset.kind === 'token')
  // A token that the user added calls itself what it likes.
  const named = tokens.filter(
    ({ symbol, custom }) => custom !== true && symbol.toLowerCase() === text.toLowerCase(),
  )
  const [only] = named
  if (only !== undefined && named.length === 1) return { value: only }
  if (named.length > 1 || !/^(?:[^:]*:)?0x/iu.test(text))
    return refuse(
      'token_address',
      named.length > 1
        ? `More than one token on ${chain.name} is called that.`
        : `No token that this page knows on ${chain.name} is called that.`,
      'Write the address of the token.',
    )
  const read = readFileAddress(text, chain)
  if (read.kind === 'problem') return refuse('token_address', read.sentence, read.remedy)
  const found = tokens.find(({ address }) => address === read.address)
  if (found !== undefined) return { value: found }
  return refuse(
    'token_address',
    `This page does not know this token on ${chain.name}.`,
    'Check the address. If it is right, add the token in your gift first.',
  )
}

function readPayee(
  cell: Cells,
  { causes, chain }: RowContext,
  { receivers, causeCalled }: Known,
): Read<Payee> {
  const causeId = cell('cause')
  const receiver = cell('receiver')
  const name = cell('name')
  const cause = causeId === '' ? null : findCause(causes, causeId)
  if (causeId !== '' && cause === null)
    return refuse(
      'cause',
      'No cause in the directory has this id.',
      'Write the id as the link of the cause has it, or the address of the recipient and no cause.',
    )
  if (receiver === '') {
    if (cause !== null) return { value: { kind: 'cause', causeId: cause.id } }
    return refuse('receiver', 'There is no recipient.', 'Write an address, or the id of a cause.')
  }
  const read = readFileAddress(receiver, chain)
  if (read.kind === 'problem') return refuse('receiver', read.sentence, read.remedy)
  if (cause !== null) {
    const listed = recipientOn(cause, chain.id)?.address
    if (listed === read.address) return { value: { kind: 'cause', causeId: cause.id } }
    return refuse(
      'receiver',
      listed === undefined
        ? `${cause.name} has no address on ${chain.name} in the directory.`
        : `${cause.name} has another address in the directory: ${listed}.`,
      'Find out which of the two is right. Leave the receiver empty to take the one of the directory.',
    )
  }
  const receiving = receivers.get(read.address)
  if (receiving !== undefined) return { value: { kind: 'cause', causeId: receiving.id } }
  const unfit = name === '' ? null : nameProblemOf(name)
  if (unfit !== null) return refuse('name', unfit, 'Write another name, or leave it empty.')
  const namesake = name === '' ? null : causeCalled(name)
  if (namesake !== null)
    return refuse(
      'name',
      `${namesake.name} is in the directory, and this is not the address that it has there.`,
      'Find out whose address this is. If it is right, give it another name.',
    )
  return {
    value: { kind: 'address', address: read.address, name: name === '' ? null : name, ensName: null },
  }
}

function nameProblemOf(name: string): string | null {
  if (name.length > maxNameLength) return `It has ${name.length} characters; ${maxNameLength} are allowed.`
  return textProblem(name)
}

/** Where a problem of a basket line stands in the file. */
function columnOfField(field: string, payee: Payee): Column {
  if (field === 'amount') return 'amount'
  if (field === 'asset') return 'token_address'
  return payee.kind === 'cause' ? 'cause' : 'receiver'
}

function refuse(...problem: Problem): { readonly problem: Problem } {
  return { problem }
}
