import { messages } from '../../language/messages'

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

const ofAll = (count: number, all: number) => (count === all ? `All ${all}` : `${count} of the ${all}`)

const every = (count: number, unit: string) => (count === 1 ? ` every ${unit}` : ` every ${count} ${unit}s`)

/** Messages for the checks and their evidence, the progress, and the described gift. */
export const m = messages('core/review/check', {
  outcome: {
    holds: 'Holds',
    fails: 'Does not hold',
    unchecked: 'Could not be checked',
    coming: 'Not settled yet',
    judge: 'Does not hold: you decide whether that is meant',
  },
  /** Statements. The outcome shows whether one holds. */
  states: {
    recordHash: 'The transaction is the one that its safeTxHash names.',
    contractHash: 'The Safe itself computes the same safeTxHash.',
    confirmations: 'Every signature listed is a present owner’s, over this safeTxHash.',
    readable: 'Every call is read to its last byte.',
    delegateCalls: 'No code runs as the Safe but what Safe has published.',
    libraryCode: 'That code is on this chain as it was published.',
    selfCalls: 'The Safe calls nothing on itself that is not known.',
    zeroTargets: 'Nothing goes to the zero address.',
    settings: 'Who controls the Safe stays as it is.',
    approvals: 'Nobody may spend tokens of the Safe later.',
    control: 'Nobody gets control of another contract.',
    otherSafes: 'No other Safe is made to act.',
    messages: 'The Safe signs no message on chain.',
    ownMoney: 'Only money of this Safe moves.',
    onlyPayments: 'It does nothing but pay, in coin and in tokens that this site lists.',
    recipients: 'Every recipient is a confirmed cause.',
    refund: 'The Safe pays nothing for the execution.',
    safeTxGas: 'If a call fails, everything is undone and the nonce stays free.',
    nonce: 'The nonce is still free.',
    rivals: 'Nothing else waits on the same nonce.',
    singleton: 'The Safe runs code that Safe has published.',
    proxy: 'The address of the Safe does nothing but run that code.',
    modules: 'Only the owners can move the funds of the Safe.',
    guards: 'No guard decides about its transactions.',
    fallbackHandler: 'The fallback handler is none, or the one that Safe has published.',
  },
  stillReading: 'It is still being read.',
  notRead: (reason: string) => `Not read: ${reason}`,
  nothingThere: 'There is nothing there.',
  /** Reasons why a check is unsettled. `places`: of calls. `contracts`: addresses. */
  open: {
    code: (places: string) => `${places} can run code as the Safe that nobody can read, and may do it.`,
    bytes: (places: string) => `${places} cannot be read, and may do it.`,
    nature: (contracts: string) =>
      `What a call of ${contracts} does is up to that contract, which is not known here. It may do it.`,
    creation: (places: string) =>
      `${places} runs code that is not read here, in a contract of its own. It may do it.`,
    module: (modules: string) =>
      `The transaction calls ${modules}, a module of this Safe, whose code can act as the Safe.`,
    modulesUnread:
      'Which modules the Safe has could not be read in full. A call may reach one, whose code can act as the Safe.',
    more: (count: number) => ` and ${count} more`,
  },
  does: (place: string, sentence: string) => `${place}: ${sentence}`,
  takes: (place: string, sum: string, from: string, to: string | null) =>
    `${place} moves ${sum} from ${from} to ${to ?? 'a contract that it creates'}.`,
  moreMoves: (count: number) => `And ${count} more of the kind.`,
  moreEffects: (count: number) =>
    count === 1
      ? 'One more of its effects is of this kind.'
      : `${count} more of its effects are of this kind.`,
  morePayments: {
    does: (count: number) =>
      count === 1
        ? 'One more of its payments goes to a recipient who is not confirmed in the directory.'
        : `${count} more of its payments go to recipients who are not confirmed in the directory.`,
    did: (count: number) =>
      count === 1
        ? 'One more of its payments went to a recipient who is not confirmed in the directory.'
        : `${count} more of its payments went to recipients who are not confirmed in the directory.`,
  },
  /** `count`: two or more. `sums`: of all of them. */
  unconfirmedPayments: {
    does: (count: number, all: number, sums: string) =>
      `${ofAll(count, all)} payments, ${sums} in all, go to recipients who are not confirmed in the directory.`,
    did: (count: number, all: number, sums: string) =>
      `${ofAll(count, all)} payments, ${sums} in all, went to recipients who are not confirmed in the directory.`,
  },
  /** `label`: in quotation marks; null: there is none. */
  heaviestPayment: (sum: string, label: string | null, to: string) =>
    `The one that weighs most: ${sum} to ${label === null ? to : `${label}, ${to}`}.`,
  /** Of one asset, where there are several: amounts of different assets weigh nothing against each other. */
  largestPayment: (sum: string, label: string | null, to: string) =>
    `The largest payment of its asset: ${sum} to ${label === null ? to : `${label}, ${to}`}.`,
  moreAssets: (count: number) => (count === 1 ? 'And one more asset.' : `And ${count} more assets.`),
  times: (count: number) => `(${count} times)`,
  doesMore: 'What else it does stands with the other checks and in the list of its calls.',
  paysCreated: (place: string) =>
    `${place} pays a contract that it creates. Who controls that contract is not known here.`,
  paysProposer: (owner: string) =>
    `${owner} proposed this transaction, according to the transaction service, and is paid by it.`,
  hash: {
    otherSafe: 'The record is of another Safe.',
    unknown: (record: string) => `The record says ${record}. How this Safe hashes is not known.`,
    computed: (hash: string) => `Computed here: ${hash}.`,
    differs: (hash: string | null, record: string) =>
      `Computed here: ${hash}. The record says ${record}. Do not sign it.`,
    notAsked: 'The Safe was not asked, or did not answer.',
    contract: (hash: string) => `The Safe computes ${hash}.`,
    contractDiffers: (contract: string, hash: string | null) =>
      `The Safe computes ${contract}, and here it is ${hash ?? 'not known'}. Do not sign it.`,
  },
  reading: {
    exact: (place: string, bytes: number) => `${place} is read (${bytes} bytes).`,
    trailing: (place: string, bytes: number) =>
      `${place} has bytes behind it that no call needs (${bytes} bytes).`,
    mismatch: (place: string, bytes: number) =>
      `${place} does not fit the call that it begins like (${bytes} bytes).`,
    unknown: (place: string, bytes: number) => `${place} is a call that is not known here (${bytes} bytes).`,
    tooLarge: (place: string, bytes: number) => `${place} is too large to be read (${bytes} bytes).`,
  },
  code: {
    unknown: (place: string, contract: string) =>
      `${place} runs the code of ${contract}, which can do anything to the Safe.`,
    named: (place: string, name: string, contract: string) =>
      `${place} runs ${name} at ${contract}, whose code is not compared here.`,
    same: (name: string, address: string) => `${name} at ${address} has the published code.`,
    differs: (name: string, address: string) => `At ${address} is other code than ${name}, or none.`,
    unchecked: (name: string, address: string) => `The code of ${name} at ${address} was not compared.`,
    unreadBatch: (place: string, library: string) =>
      `${place} is a batch of ${library} that is not read. It can run any code as the Safe.`,
    unreadCalls: (place: string, library: string) => `${place} runs ${library} with bytes that are not read.`,
    self: (place: string) => `${place} is one that is not known.`,
    zeroSafe: (place: string) =>
      `${place} names the zero address, which MultiSend 1.5.0 takes for the Safe itself.`,
    zero: (place: string) => `${place} pays or calls the zero address, where everything is lost.`,
  },
  power: {
    weakens: (place: string, safe: string, change: string) =>
      `${place} weakens the owners’ control of ${safe}. ${change}`,
    changes: (place: string, safe: string, change: string) =>
      `${place} changes who controls ${safe}. ${change}`,
    unknown: (place: string, safe: string, change: string) =>
      `${place} changes who controls ${safe}, and what is set at present is not known. ${change}`,
    newcomers: (owners: string, threshold: number) =>
      `Afterwards new owners alone can move everything: ${owners} reach the ${threshold} ${threshold === 1 ? 'signature' : 'signatures'} that it takes.`,
    tooFewStay: (staying: number, threshold: number) =>
      `Afterwards the present owners can no longer act without a new one: ${staying} of them stay, and it takes ${threshold} signatures.`,
    rekeyed: (owner: string) =>
      `Afterwards another passkey signs as the owner ${owner}. Whose it is, is not known here.`,
    executes: (place: string, safe: string) => `${place} makes ${safe} execute a transaction.`,
    approves: (place: string, hash: string, safe: string) =>
      `${place} approves the transaction ${hash} of ${safe}. Review that one too.`,
    signs: (place: string, message: string) => `${place} signs ${message}.`,
  },
  moreRecipients: (count: number) =>
    `And ${count} more, each of them under “What leaves the Safe” of the review.`,
  signed: {
    /** `code`: the Safe's own, such as GS026. `why`: one of `refusals`. */
    refused: (owner: string, code: string | null, why: string | null) =>
      `The Safe refuses the signature listed for ${owner}${code === null ? '' : ` (${code})`}${why === null ? '' : `: ${why}`}.`,
    refusals: {
      GS021: 'it is not where it says that it is',
      GS022: 'it is cut off',
      GS023: 'it is cut off',
      GS024: 'the contract of the owner does not accept it',
      GS025: 'the owner has not approved it on chain',
      GS026: 'it is not an owner’s, or over something else',
    },
    unexplained: (owner: string) =>
      `The Safe accepts what is listed for ${owner}, and nothing could be recovered from it here.`,
    noSignature: (owner: string) => `What is listed for ${owner} has no signature.`,
    malformed: (owner: string) => `What is listed for ${owner} cannot be read.`,
    otherSigner: (owner: string) =>
      `What is listed for ${owner} is not over this transaction, or somebody else’s.`,
    notOwner: (owner: string) => `What is listed for ${owner} is of somebody who is not an owner.`,
    notChecked: (owner: string) => `What is listed for ${owner} is one of too many.`,
    p256: (owner: string) =>
      `What is listed for ${owner} is by a P-256 key, which no published Safe accepts.`,
    /** `owners`: the signers; empty: none. */
    verified: (count: number, threshold: number | null, owners: string) =>
      `${count} of ${threshold ?? 'an unknown number of'} signatures are verified${count === 0 ? '.' : `: ${owners}.`}`,
    accepted: (count: number) => `The Safe itself accepts ${count} of them.`,
    approved: (owner: string) => `${owner} has approved it on chain.`,
    open: (owner: string) => `Whether ${owner} has signed, only the Safe can tell.`,
  },
  refund: {
    none: 'The Safe pays nothing for it.',
    units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
    /** `account`: another Safe that pays; null: this one. `why`: of `problems`; empty: none. */
    pays: (account: string | null, sum: string, receiver: string | null, why: string) =>
      `For the execution ${account ?? 'the Safe'} pays up to ${sum} to ${receiver ?? 'whoever executes it'}${why === '' ? '' : `, ${why}`}.`,
    paid: (account: string | null, sum: string, receiver: string | null) =>
      `For the execution ${account ?? 'the Safe'} paid up to ${sum} to ${receiver ?? 'whoever executed it'}.`,
    problems: {
      gas: 'for more gas than an execution takes',
      price: 'at a price far above what the chain asks',
      amount: 'which is more than an execution costs',
    },
    ownPrice: 'It is never more than the gas price of whoever executes it.',
    stranger: 'The receiver is not an owner.',
    gasLimit:
      'It has a gas limit or a refund: if a call fails, the nonce and the signatures are used up and nothing is paid out.',
  },
  nonce: {
    next: (nonce: bigint) => `It is the next one, with nonce ${nonce}.`,
    later: (_nonce: bigint, next: bigint) => `It waits for transaction #${next} first.`,
    used: (nonce: bigint) => `Nonce ${nonce} is used: another transaction was executed with it.`,
    done: (nonce: bigint) =>
      `Nonce ${nonce} is used: the Safe’s own event says that this transaction was executed with it.`,
    failed: (nonce: bigint) =>
      `Nonce ${nonce} is used: the Safe’s own event says that this transaction was executed with it and that its calls failed.`,
    unknown: (nonce: bigint) =>
      `Nonce ${nonce} is used, by this transaction or by another: which one could not be checked.`,
    denied: (nonce: bigint) => `Its source says that it was executed, and nonce ${nonce} is not used.`,
    executed: (nonce: bigint) =>
      `Nonce ${nonce} is used. That this transaction has used it is the word of its source, and was not checked here.`,
  },
  rival: {
    rejection: (hash: string) => `On the same nonce waits the rejection, ${hash}.`,
    same: (hash: string) => `On the same nonce waits one with the same calls, ${hash}.`,
    other: (hash: string) => `On the same nonce waits another one, ${hash}.`,
    rejected: (hash: string) => `On the same nonce waits what it rejects, ${hash}.`,
    onlyOne: 'Only one of them can happen.',
    /** Not executed, while its nonce is used. */
    over: (hash: string) => `Another one with the same nonce, ${hash}, can no longer be executed.`,
    /** `hash` was executed, according to the service. */
    rejectionExecuted: (hash: string) =>
      `According to the transaction service it was rejected: the rejection, ${hash}, was executed with the same nonce.`,
    executed: (hash: string) =>
      `According to the transaction service another one was executed with the same nonce, ${hash}.`,
    unreadable: (count: number) => `${rows(count)} of the queue cannot be read.`,
  },
  setup: {
    singleton: (name: string | null, address: string, version: string | null) =>
      `It is ${name ?? 'a contract that is not known'} at ${address}, version ${version ?? 'not read'}.`,
    proxy: 'There is other code, or none: it may answer whatever it likes.',
    moreModules: 'There are more modules than were read.',
    guard: (guard: string) => `The guard ${guard} can block it.`,
    moduleGuard: (guard: string) => `The module guard ${guard} checks what modules do.`,
    unknownHandler: (handler: string) =>
      `The handler ${handler} is not one that Safe has published. It can sign messages for the Safe.`,
    handler: (name: string, address: string) => `It is ${name} at ${address}.`,
  },
  /** Messages for how funds of a Safe can move outside its queue. */
  modules: {
    byAddressOnly: 'It is known by its address; the code there was not compared.',
    handler: (version: string, address: string) =>
      `It is the ERC-4337 module ${version} at ${address}. Where it is a module as well, others can execute what enough owners have signed, outside this queue.`,
    allowanceModule: (version: string, address: string) =>
      `Funds can also move by the allowance module ${version} at ${address}: whoever has an allowance spends it alone.`,
    module4337: (version: string, address: string) =>
      `Funds can also move by the ERC-4337 module ${version} at ${address}: others can execute what enough owners have signed, outside this queue.`,
    recovery: (version: string, address: string) =>
      `Control can also move by the recovery module ${version} at ${address}: its guardians can replace the owners.`,
    unknown: (address: string) =>
      `Funds can also move by the module ${address}, which is not known here, without a signature.`,
    unread: (reason: string) => `Its allowances could not be read. ${reason}`,
    none: 'It lists no allowance at present.',
    more: 'There are more allowances than were read.',
    units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
    /** `left`: null when nothing is. `count`: 0 for a one-time allowance. */
    allowance: (
      delegate: string,
      sum: string,
      left: string | null,
      count: number,
      unit: 'day' | 'hour' | 'minute',
    ) =>
      `${delegate} may spend ${sum}${count === 0 ? ' once' : every(count, unit)}, of which ${left ?? 'nothing'} is left.`,
  },
  /** Messages for comparing a transaction with a described gift, and for its summary. */
  intent: {
    record:
      'What the transaction service sent is not the transaction that the link names: its fields do not give that safeTxHash',
    chain: 'Another chain',
    chainId: (id: number) => `The chain with the id ${id}`,
    safe: 'Another Safe',
    unreadable: 'It is not a plain list of payments',
    code: (contract: string, address: string) =>
      `The contract that would make the payments, ${contract} at ${address}, is missing on this chain or has other code than Safe published`,
    gasLimit: (gas: bigint) =>
      `It has a gas limit (safeTxGas ${gas}): if a payment fails, nothing is paid and the nonce is used up all the same.`,
    unknownUnits: (units: bigint, token: string) =>
      `${units} base units of the token at ${token}, which is not known here`,
    /** `receiver` null: the account that executes it. */
    refund: (sum: string, receiver: string | null) =>
      `For the execution the Safe pays up to ${sum} to ${receiver ?? 'whoever executes it'}, whatever becomes of the payments.`,
    versionUnknown: 'The version of the Safe is not known, so nobody can tell what its owners sign.',
    batchUnchecked: (reason: string) => `The contract of the batch could not be checked. ${reason}`,
  },
  total: {
    atMost: (sum: string) => `at most ${sum} for the execution`,
    both: (sum: string, atMost: string) => `${sum} and at most ${atMost} for the execution`,
    from: (account: string, sums: string) => `Out of ${account}: ${sums}.`,
    units: (units: bigint, token: string) => `${units} base units of the token at ${token}`,
    item: (amount: bigint, id: bigint, address: string) => `${amount} of item ${id} of ${address}`,
    amountOrId: (value: bigint, address: string) =>
      `${value} base units, or the item with this id, of ${address}`,
  },
  /** Messages for the progress of a transaction. */
  progress: {
    needs: (more: number, verified: number, threshold: number) =>
      `Needs ${more} more ${more === 1 ? 'signature' : 'signatures'} (${verified} of ${threshold}).`,
    unknown: (threshold: number) =>
      threshold === 1
        ? 'Whether the signature that it needs is there is not known.'
        : `How many of the ${threshold} signatures that it needs are there is not known.`,
    enough: (verified: number, threshold: number) =>
      `It has the signatures that it needs (${verified} of ${threshold}).`,
    next: 'It is next.',
    ready: 'It is next: an owner can execute it.',
    waits: (before: bigint) => `It waits for transaction #${before} first.`,
    replaced: 'Can no longer be executed',
    done: {
      success: 'Executed: the Safe’s own event says so.',
      failure: 'Executed, and its calls failed: the Safe’s own event says so. All of them were undone.',
    },
    used: (nonce: bigint) =>
      `Nonce ${nonce} is used, by this transaction or by another: which one could not be checked.`,
    executed: (nonce: bigint) =>
      `Executed, according to the transaction service. The chain says that nonce ${nonce} is used.`,
    disputed: 'The transaction service says that it was executed, and the chain says that it was not.',
    unread: 'Where it stands could not be checked',
    sent: 'Its execution was sent from here. It is not in a block yet.',
    maybeSent: 'Its execution may have been sent from here. No block with it was seen yet.',
    inBlock: {
      success: 'Executed in a block that is not final yet: the Safe’s own event says so.',
      failure:
        'Executed in a block that is not final yet, and its calls failed: the Safe’s own event says so. All of them were undone.',
    },
  },
})
