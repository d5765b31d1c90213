import { amountWords } from '../money/amountWords'
import { type AssetNames, tokenName } from './assetNames'
import type { Check, EvidenceOf, SettingEffect } from './check'
import { moduleHandlerWords, moduleWords } from './moduleWords'
import { placeWords } from './placeWords'
import { isWrongStanding, type RecipientStanding } from './recipientStanding'
import { refusalWords } from './refusalWords'
import { standingWords } from './standingWords'

/** What a check found, in sentences with full addresses and hashes; empty where there is nothing to add. */
export function checkSentence(check: Check, names: AssetNames): string {
  switch (check.id) {
    case 'recordHash': {
      const { computed, record, isOfThisSafe } = check.evidence
      if (!isOfThisSafe) return 'The record is of another Safe.'
      if (computed === null) return `The record says ${record}. How this Safe hashes is not known.`
      return check.outcome === 'holds'
        ? `Computed here: ${computed}.`
        : `Computed here: ${computed}. The record says ${record}. Do not sign it.`
    }
    case 'contractHash': {
      const { computed, contract } = check.evidence
      if (contract === null) return 'The Safe was not asked, or did not answer.'
      return check.outcome === 'holds'
        ? `The Safe computes ${contract}.`
        : `The Safe computes ${contract}, and here it is ${computed ?? 'not known'}. Do not sign it.`
    }
    case 'confirmations':
      return confirmationWords(check.evidence)
    case 'readable':
      return check.evidence.calls
        .map(({ path, outcome, bytes }) => `${placeWords(path)} ${readingWords[outcome]} (${bytes} bytes).`)
        .join(' ')
    case 'delegateCalls':
      return check.evidence.calls
        .map(({ path, contract, name }) =>
          name === null
            ? `${placeWords(path)} runs the code of ${contract}, which can do anything to the Safe.`
            : `${placeWords(path)} runs ${name} at ${contract}, whose code is not compared here.`,
        )
        .join(' ')
    case 'libraryCode':
      return check.evidence.contracts
        .map(({ contract: { name, version, address }, proof }) =>
          proof.kind === 'compared'
            ? `${name} ${version} at ${address} has the published code.`
            : proof.kind === 'otherCode'
              ? `At ${address} is other code than ${name} ${version}, or none.`
              : `The code of ${name} ${version} at ${address} was not compared.`,
        )
        .join(' ')
    case 'selfCalls':
      return check.evidence.paths.map((path) => `${placeWords(path)} is one that is not known.`).join(' ')
    case 'zeroTargets':
      return check.evidence.calls
        .map(({ path, isSafeItself }) =>
          isSafeItself
            ? `${placeWords(path)} names the zero address, which MultiSend 1.5.0 takes for the Safe itself.`
            : `${placeWords(path)} pays or calls the zero address, where everything is lost.`,
        )
        .join(' ')
    case 'settings':
      return check.evidence.changes
        .map(
          ({ path, safe, change, effect }) =>
            `${placeWords(path)} of ${safe}: ${change.name}, ${effectWords[effect]}.`,
        )
        .join(' ')
    case 'approvals':
      return check.evidence.approvals
        .map(({ path, approval }) => {
          const how = approval.kind === 'all' || approval.isUnlimited ? 'without limit' : 'up to an amount'
          return `${placeWords(path)} lets ${approval.spender} spend the token at ${approval.token} ${how}.`
        })
        .join(' ')
    case 'control':
      return check.evidence.changes
        .map(({ path, change }) => `${placeWords(path)} is ${change.method} on ${change.contract}.`)
        .join(' ')
    case 'otherSafes':
      return check.evidence.calls
        .map(({ path, safe, hash }) =>
          hash === null
            ? `${placeWords(path)} makes ${safe} execute a transaction.`
            : `${placeWords(path)} approves the transaction ${hash} of ${safe}. Review that one too.`,
        )
        .join(' ')
    case 'messages':
      return check.evidence.messages
        .map(({ path, message }) => `${placeWords(path)} signs ${message}.`)
        .join(' ')
    case 'recipients':
      return recipientsSentence(check.evidence.recipients)
    case 'refund':
      return refundSentence(check.evidence, names)
    case 'safeTxGas':
      return check.outcome === 'holds'
        ? ''
        : 'It has a gas limit or a refund: if a call fails, the nonce and the signatures are used up and nothing is paid out.'
    case 'nonce':
      return nonceWords(check.evidence)
    case 'rivals':
      return rivalWords(check.evidence)
    case 'singleton': {
      const { singleton, known, version } = check.evidence
      const name = known === null ? 'a contract that is not known' : `${known.name} ${known.version}`
      return singleton === null
        ? ''
        : `It is ${name} at ${singleton.address}, version ${version ?? 'not read'}.`
    }
    case 'proxy':
      return check.outcome === 'fails' ? 'There is other code, or none: it may answer whatever it likes.' : ''
    case 'modules': {
      const { modules, isComplete } = check.evidence
      return [
        ...(modules.length === 0 ? [] : [moduleWords(modules, names)]),
        ...(isComplete || check.unread.length > 0 ? [] : ['There are more modules than were read.']),
      ].join(' ')
    }
    case 'guards': {
      const { guard, moduleGuard } = check.evidence
      return [
        ...(guard === null ? [] : [`The guard ${guard.address} can block it.`]),
        ...(moduleGuard === null ? [] : [`The module guard ${moduleGuard.address} checks what modules do.`]),
      ].join(' ')
    }
    case 'fallbackHandler': {
      const { handler, known } = check.evidence
      if (handler === null) return ''
      const module = moduleHandlerWords(handler.address)
      if (module !== null) return module
      return known === null
        ? `The handler ${handler.address} is not one that Safe has published. It can sign messages for the Safe.`
        : `It is ${known.name} ${known.version} at ${handler.address}.`
    }
  }
}

const readingWords = {
  exact: 'is read',
  trailing: 'has bytes behind it that no call needs',
  mismatch: 'does not fit the call that it begins like',
  unknown: 'is a call that is not known here',
  tooLarge: 'is too large to be read',
} as const

const effectWords: Readonly<Record<SettingEffect, string>> = {
  weakens: 'which weakens the owners’ control',
  changes: 'which only you can judge',
  unknown: 'and what is set at present is not known',
}

const problemWords = {
  noSignature: 'has no signature',
  malformed: 'cannot be read',
  otherSigner: 'is not over this transaction, or somebody else’s',
  notOwner: 'is of somebody who is no owner',
  notChecked: 'is one of too many',
} as const

function confirmationWords(evidence: EvidenceOf<'confirmations'>): string {
  const { valid, unverifiable, invalid, refusals, unexplained, approved, accepted, p256, threshold } =
    evidence
  return [
    ...refusals.map(({ owner, code }) => {
      const why = refusalWords(code)
      return `The Safe refuses the signature listed for ${owner}${code === null ? '' : ` (${code})`}${why === null ? '' : `: ${why}`}.`
    }),
    ...unexplained.map(
      (owner) => `The Safe accepts what is listed for ${owner}, and nothing could be recovered from it here.`,
    ),
    ...invalid.map(({ owner, problem }) => `What is listed for ${owner} ${problemWords[problem]}.`),
    ...p256.map((owner) => `What is listed for ${owner} is by a P-256 key, which no published Safe accepts.`),
    `${valid.length} of ${threshold ?? 'an unknown number of'} signatures are verified${valid.length === 0 ? '.' : `: ${valid.join(', ')}.`}`,
    ...(accepted.length === 0 ? [] : [`The Safe itself accepts ${accepted.length} of them.`]),
    ...approved.map((owner) => `${owner} has approved it on chain.`),
    ...unverifiable.map(({ owner }) => `Whether ${owner} has signed, only the Safe can tell.`),
  ].join(' ')
}

function refundSentence({ refund, problems, isStranger }: EvidenceOf<'refund'>, names: AssetNames): string {
  if (refund === null) return 'The Safe pays nothing for it.'
  const { atMost, token } = refund
  const name = token === null ? names.native : tokenName(token, names)
  const sum = name === null ? `${atMost} base units of the token at ${token}` : amountWords(atMost, name)
  const why = problems.map((problem) => refundProblemWords[problem]).join(', ')
  return [
    `The Safe pays up to ${sum} to ${refund.receiver ?? 'whoever executes it'}${why === '' ? '' : `, ${why}`}.`,
    ...(token === null ? ['It is never more than the gas price of whoever executes it.'] : []),
    ...(isStranger === true ? ['The receiver is no owner.'] : []),
  ].join(' ')
}

const refundProblemWords = {
  gas: 'for more gas than an execution takes',
  price: 'at a price that no chain asks',
  amount: 'which is more than an execution costs',
} as const

function nonceWords({ nonce, next, place }: EvidenceOf<'nonce'>): string {
  if (place === null || next === null) return ''
  const words = {
    next: `It is the next one, with nonce ${nonce}.`,
    later: `It waits for transaction #${next} first.`,
    used: `Nonce ${nonce} is used: another transaction was executed with it.`,
    denied: `Its source says that it was executed, and nonce ${nonce} is not used.`,
    executed: `Nonce ${nonce} is used, and its source says: by this one.`,
  }
  return words[place]
}

function rivalWords({ rivals, unreadable }: EvidenceOf<'rivals'>): string {
  return [
    ...rivals.map(({ safeTxHash, isSameCalls, isRejection }) => {
      const what = isRejection ? 'the rejection' : isSameCalls ? 'one with the same calls' : 'another one'
      return `On the same nonce waits ${what}, ${safeTxHash}.`
    }),
    ...(rivals.length === 0 ? [] : ['Only one of them can happen.']),
    ...(unreadable === 0
      ? []
      : [`${unreadable} ${unreadable === 1 ? 'row' : 'rows'} of the queue cannot be read.`]),
  ].join(' ')
}

/** The most recipients that the sentence names; the totals list all of them. */
const mostRecipients = 20

function recipientsSentence(recipients: readonly RecipientStanding[]): string {
  const told = [...recipients].sort((one, other) => weightOf(one) - weightOf(other)).slice(0, mostRecipients)
  const more = recipients.length - told.length
  const rest =
    more === 0 ? [] : [`And ${more} more, each of them under “What leaves the Safe” of the review.`]
  return [...told.map(standingWords), ...rest].join(' ')
}

/** What speaks against a payment comes first, and what speaks for it last. */
function weightOf(standing: RecipientStanding): number {
  if (isWrongStanding(standing)) return 0
  return standing.kind === 'confirmed' || standing.kind === 'owner' ? 2 : 1
}
