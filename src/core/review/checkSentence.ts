import { amountWords } from '../money/amountWords'
import { type AssetNames, tokenName } from './assetNames'
import type { Check, EvidenceOf } from './check'
import { m } from './checkMessages'
import { moduleHandlerWords, moduleWords } from './moduleWords'
import { placeWords } from './placeWords'
import { isWrongStanding, type RecipientStanding } from './recipientStanding'
import { refusalWords } from './refusalWords'
import { settingWords } from './settingWords'
import { standingWords } from './standingWords'

/** The evidence of a check in sentences, with full addresses and hashes; empty: nothing to add. */
export function checkSentence(check: Check, names: AssetNames): string {
  switch (check.id) {
    case 'recordHash': {
      const { computed, record, isOfThisSafe } = check.evidence
      if (!isOfThisSafe) return m.hash.otherSafe
      if (computed === null) return m.hash.unknown(record)
      return check.outcome === 'holds' ? m.hash.computed(computed) : m.hash.differs(computed, record)
    }
    case 'contractHash': {
      const { computed, contract } = check.evidence
      if (contract === null) return m.hash.notAsked
      return check.outcome === 'holds'
        ? m.hash.contract(contract)
        : m.hash.contractDiffers(contract, computed)
    }
    case 'confirmations':
      return confirmationWords(check.evidence)
    case 'readable':
      return check.evidence.calls
        .map(({ path, outcome, bytes }) => m.reading[outcome](placeWords(path), bytes))
        .join(' ')
    case 'delegateCalls':
      return check.evidence.calls
        .map(({ path, contract, name }) =>
          name === null
            ? m.code.unknown(placeWords(path), contract)
            : m.code.named(placeWords(path), name, contract),
        )
        .join(' ')
    case 'libraryCode':
      return check.evidence.contracts
        .map(({ contract: { name, version, address }, proof }) =>
          m.code[proof.kind](`${name} ${version}`, address),
        )
        .join(' ')
    case 'selfCalls':
      return check.evidence.paths.map((path) => m.code.self(placeWords(path))).join(' ')
    case 'zeroTargets':
      return check.evidence.calls
        .map(({ path, isSafeItself }) => (isSafeItself ? m.code.zeroSafe : m.code.zero)(placeWords(path)))
        .join(' ')
    case 'settings':
      return check.evidence.changes
        .map(({ path, safe, change, effect }) =>
          m.power[effect](placeWords(path), safe, settingWords(change)),
        )
        .join(' ')
    case 'approvals':
      return check.evidence.approvals
        .map(({ path, approval }) => {
          const isUnlimited = approval.kind === 'all' || approval.isUnlimited
          const words = isUnlimited ? m.power.unlimited : m.power.limited
          return words(placeWords(path), approval.spender, approval.token)
        })
        .join(' ')
    case 'control':
      return check.evidence.changes
        .map(({ path, change }) => m.power.control(placeWords(path), change.method, change.contract))
        .join(' ')
    case 'otherSafes':
      return check.evidence.calls
        .map(({ path, safe, hash }) =>
          hash === null
            ? m.power.executes(placeWords(path), safe)
            : m.power.approves(placeWords(path), hash, safe),
        )
        .join(' ')
    case 'messages':
      return check.evidence.messages
        .map(({ path, message }) => m.power.signs(placeWords(path), message))
        .join(' ')
    case 'recipients':
      return recipientsSentence(check.evidence.recipients)
    case 'refund':
      return refundSentence(check.evidence, names)
    case 'safeTxGas':
      return check.outcome === 'holds' ? '' : m.refund.gasLimit
    case 'nonce':
      return nonceWords(check.evidence)
    case 'rivals':
      return rivalWords(check.evidence)
    case 'singleton': {
      const { singleton, known, version } = check.evidence
      const name = known === null ? null : `${known.name} ${known.version}`
      return singleton === null ? '' : m.setup.singleton(name, singleton.address, version)
    }
    case 'proxy':
      return check.outcome === 'fails' ? m.setup.proxy : ''
    case 'modules': {
      const { modules, isComplete } = check.evidence
      return [
        ...(modules.length === 0 ? [] : [moduleWords(modules, names)]),
        ...(isComplete || check.unread.length > 0 ? [] : [m.setup.moreModules]),
      ].join(' ')
    }
    case 'guards': {
      const { guard, moduleGuard } = check.evidence
      return [
        ...(guard === null ? [] : [m.setup.guard(guard.address)]),
        ...(moduleGuard === null ? [] : [m.setup.moduleGuard(moduleGuard.address)]),
      ].join(' ')
    }
    case 'fallbackHandler': {
      const { handler, known } = check.evidence
      if (handler === null) return ''
      const module = moduleHandlerWords(handler.address)
      if (module !== null) return module
      return known === null
        ? m.setup.unknownHandler(handler.address)
        : m.setup.handler(`${known.name} ${known.version}`, handler.address)
    }
  }
}

function confirmationWords(evidence: EvidenceOf<'confirmations'>): string {
  const { valid, unverifiable, invalid, refusals, unexplained, approved, accepted, p256, threshold } =
    evidence
  return [
    ...refusals.map(({ owner, code }) => m.signed.refused(owner, code, refusalWords(code))),
    ...unexplained.map((owner) => m.signed.unexplained(owner)),
    ...invalid.map(({ owner, problem }) => m.signed[problem](owner)),
    ...p256.map((owner) => m.signed.p256(owner)),
    // Where nothing was read, "0 of an unknown number" would sound like a count.
    ...(threshold === null && valid.length === 0
      ? []
      : [m.signed.verified(valid.length, threshold, valid.join(', '))]),
    ...(accepted.length === 0 ? [] : [m.signed.accepted(accepted.length)]),
    ...approved.map((owner) => m.signed.approved(owner)),
    ...unverifiable.map(({ owner }) => m.signed.open(owner)),
  ].join(' ')
}

function refundSentence({ refund, problems, isStranger }: EvidenceOf<'refund'>, names: AssetNames): string {
  if (refund === null) return m.refund.none
  const { atMost, token } = refund
  const name = token === null ? names.native : tokenName(token, names)
  const sum = name === null ? m.refund.units(atMost, token ?? '') : amountWords(atMost, name)
  const why = problems.map((problem) => m.refund.problems[problem]).join(', ')
  return [
    m.refund.pays(sum, refund.receiver, why),
    ...(token === null ? [m.refund.ownPrice] : []),
    ...(isStranger === true ? [m.refund.stranger] : []),
  ].join(' ')
}

function nonceWords({ nonce, next, place }: EvidenceOf<'nonce'>): string {
  return place === null || next === null ? '' : m.nonce[place](nonce, next)
}

function rivalWords({ rivals, unreadable }: EvidenceOf<'rivals'>): string {
  const isDecided = rivals.some(({ isExecuted }) => isExecuted)
  return [
    ...rivals.map(({ safeTxHash, isSameCalls, isRejection, isExecuted }) => {
      if (isExecuted) return m.rival[isRejection ? 'rejectionExecuted' : 'executed'](safeTxHash)
      return m.rival[isRejection ? 'rejection' : isSameCalls ? 'same' : 'other'](safeTxHash)
    }),
    ...(rivals.length === 0 || isDecided ? [] : [m.rival.onlyOne]),
    ...(unreadable === 0 ? [] : [m.rival.unreadable(unreadable)]),
  ].join(' ')
}

/** The most recipients that the sentence names. The totals list all. */
const mostRecipients = 20

function recipientsSentence(recipients: readonly RecipientStanding[]): string {
  const told = [...recipients].sort((one, other) => weightOf(one) - weightOf(other)).slice(0, mostRecipients)
  const more = recipients.length - told.length
  const rest = more === 0 ? [] : [m.moreRecipients(more)]
  return [...told.map(standingWords), ...rest].join(' ')
}

/** Sorts what speaks against a payment first. */
function weightOf(standing: RecipientStanding): number {
  if (isWrongStanding(standing)) return 0
  return standing.kind === 'confirmed' || standing.kind === 'owner' ? 2 : 1
}
