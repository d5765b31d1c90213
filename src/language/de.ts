import type { RestCatalog } from './catalog'
import { record } from './de/record'
import { twoDevices } from './de/twoDevices'
import { deviceFile } from './de/deviceFile'
import { giftRecord } from './de/giftRecord'
import { manyRecords } from './de/manyRecords'
import { recordFile } from './de/recordFile'
import { tracking } from './de/tracking'
import { recordReading } from './de/recordReading'
import { activity } from './de/activity'
import { giftTitle } from './de/giftTitle'
import { cleared } from './de/cleared'
import { signers } from './de/signers'
import { trackedLinks } from './de/trackedLinks'
import { trackedNotes } from './de/trackedNotes'
import { repeatGift } from './de/repeatGift'
import { nextSteps } from './de/nextSteps'
import { trackedPlan } from './de/trackedPlan'
import { causeDetails } from './de/causeDetails'
import { directorySource } from './de/directorySource'
import { partsLater } from './de/partsLater'
import { unreadable } from './de/unreadable'
import { money } from './de/money'
import { visitorGuide } from './de/visitorGuide'
import { activityGuide } from './de/activityGuide'
import { hostNotice } from './de/hostNotice'
import { unknownChain } from './de/unknownChain'
import { badge } from './de/badge'
import { signInWords } from './de/signInWords'
import { signIn } from './de/signIn'
import { account } from './de/account'
import { walletLink } from './de/walletLink'
import { tokens } from './de/tokens'
import { tokenPanel } from './de/tokenPanel'
import { tokenNotices } from './de/tokenNotices'
import { prices } from './de/prices'
import { priceWords } from './de/priceWords'
import { tokenFold } from './de/tokenFold'
import { giftFiles } from './de/giftFiles'
import { fileImport } from './de/fileImport'
import { giftTools } from './de/giftTools'
import { plans } from './de/plans'
import { actions } from './de/actions'
import { calls } from './de/calls'
import { checks } from './de/checks'
import { recipients } from './de/recipients'
import { modules } from './de/modules'
import { forecast } from './de/forecast'
import { forecastDifferences } from './de/forecastDifferences'
import { runs } from './de/runs'
import { giftForecast } from './de/giftForecast'
import { signing } from './de/signing'
import { progress } from './de/progress'
import { safePlace } from './de/safePlace'
import { pasted } from './de/pasted'
import { devices } from './de/devices'
import { intent } from './de/intent'
import { review } from './de/review'
import { linkedGift } from './de/linkedGift'
import { reviewLink } from './de/reviewLink'
import { reviewCalls } from './de/reviewCalls'
import { reviewSigners } from './de/reviewSigners'
import { queueScreen } from './de/queueScreen'
import { reviewStart } from './de/reviewStart'
import { abiNames } from './de/abiNames'
import { reviewActing } from './de/reviewActing'
import { sheet } from './de/sheet'
import { give } from './de/give'
import { giveReview } from './de/giveReview'
import { giver } from './de/giver'
import { giveOutbox } from './de/giveOutbox'
import { giveRecipients } from './de/giveRecipients'
import { setAmounts } from './de/setAmounts'
import { giveForecast } from './de/giveForecast'
import { basketChecks } from './de/basketChecks'
import { payees } from './de/payees'
import { giftCalls } from './de/giftCalls'
import { callDifferences } from './de/callDifferences'
import { giftDocuments } from './de/giftDocuments'
import { outbox } from './de/outbox'
import { walletErrors } from './de/walletErrors'
import { giving } from './de/giving'
import { sending } from './de/sending'
import { balances } from './de/balances'
import { recipientNames } from './de/recipientNames'
import { safeCheck } from './de/safeCheck'
import { accountKind } from './de/accountKind'
import { directoryCheck } from './de/directoryCheck'
import { outgoing } from './de/outgoing'
import { safeHost } from './de/safeHost'
import { walletHost } from './de/walletHost'
import { wallet } from './de/wallet'
import { connecting } from './de/connecting'
import { authService } from './de/authService'
import { signInFlow } from './de/signInFlow'
import { planSearch } from './de/planSearch'
import { heldTokens } from './de/heldTokens'
import { safeBytes } from './de/safeBytes'
import { codeProof } from './de/codeProof'
import { gsCodes } from './de/gsCodes'
import { lists } from './de/lists'
import { actionProblems } from './de/actionProblems'
import { actingFlow } from './de/actingFlow'
import { queueFlow } from './de/queueFlow'
import { reviewFlow } from './de/reviewFlow'
import { draftFlow } from './de/draftFlow'
import { chainNode } from './de/chainNode'
import { setupReads } from './de/setupReads'
import { trial } from './de/trial'
import { forecastNodes } from './de/forecastNodes'
import { service } from './de/service'
import { serviceWriter } from './de/serviceWriter'
import { kit } from './de/kit'

/** All other screens in German: fetched when the first file is there. */
export const translation = {
  messages: {
    record,
    twoDevices,
    deviceFile,
    giftRecord,
    manyRecords,
    recordFile,
    tracking,
    recordReading,
    activity,
    giftTitle,
    cleared,
    signers,
    trackedLinks,
    trackedNotes,
    repeatGift,
    nextSteps,
    trackedPlan,
    causeDetails,
    directorySource,
    partsLater,
    unreadable,
    money,
    visitorGuide,
    activityGuide,
    hostNotice,
    unknownChain,
    badge,
    signInWords,
    signIn,
    account,
    walletLink,
    tokens,
    tokenPanel,
    tokenNotices,
    prices,
    priceWords,
    tokenFold,
    giftFiles,
    fileImport,
    giftTools,
    plans,
    actions,
    calls,
    checks,
    recipients,
    modules,
    forecast,
    forecastDifferences,
    runs,
    giftForecast,
    signing,
    progress,
    safePlace,
    pasted,
    devices,
    intent,
    review,
    linkedGift,
    reviewLink,
    reviewCalls,
    reviewSigners,
    queueScreen,
    reviewStart,
    abiNames,
    reviewActing,
    sheet,
    give,
    giveReview,
    giver,
    giveOutbox,
    giveRecipients,
    setAmounts,
    giveForecast,
    basketChecks,
    payees,
    giftCalls,
    callDifferences,
    giftDocuments,
    outbox,
    walletErrors,
    giving,
    sending,
    balances,
    recipientNames,
    safeCheck,
    accountKind,
    directoryCheck,
    outgoing,
    safeHost,
    walletHost,
    wallet,
    connecting,
    authService,
    signInFlow,
    planSearch,
    heldTokens,
    safeBytes,
    codeProof,
    gsCodes,
    lists,
    actionProblems,
    actingFlow,
    queueFlow,
    reviewFlow,
    draftFlow,
    chainNode,
    setupReads,
    trial,
    forecastNodes,
    service,
    serviceWriter,
    kit,
  } satisfies RestCatalog,
}
