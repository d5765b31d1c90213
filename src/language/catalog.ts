import type { m as recordFile } from '../core/record/messages'
import type { m as tracking } from '../core/tracking/messages'
import type { m as recordReading } from '../core/record/readingMessages'
import type { m as record } from '../ui/record/messages'
import type { m as twoDevices } from '../ui/devices/messages'
import type { m as deviceFile } from '../core/devices/messages'
import type { m as giftRecord } from '../ui/giftRecord/messages'
import type { m as manyRecords } from '../ui/giftRecord/manyMessages'
import type { m as shell } from '../ui/shell/messages'
import type { m as activity } from '../ui/activity/messages'
import type { m as giftTitle } from '../ui/activity/titleMessages'
import type { m as cleared } from '../ui/activity/clearedMessages'
import type { m as signers } from '../ui/activity/signersMessages'
import type { m as trackedLinks } from '../ui/activity/linkMessages'
import type { m as trackedNotes } from '../ui/activity/noteMessages'
import type { m as repeatGift } from '../ui/activity/again/messages'
import type { m as nextSteps } from '../core/tracking/nextMessages'
import type { m as trackedPlan } from '../core/tracking/planMessages'
import type { m as causesScreen } from '../ui/causes/screenMessages'
import type { m as causes } from '../ui/causes/messages'
import type { m as causeDetails } from '../ui/causes/detailsMessages'
import type { m as directorySource } from '../ui/causes/sourceMessages'
import type { m as parts } from '../ui/parts/messages'
import type { m as partsLater } from '../ui/parts/laterMessages'
import type { m as unreadable } from '../ui/parts/unreadableMessages'
import type { m as money } from '../core/money/messages'
import type { m as visitorGuide } from '../ui/shell/visitorMessages'
import type { m as activityGuide } from '../ui/shell/activityGuideMessages'
import type { m as hostNotice } from '../ui/shell/hostNoticeMessages'
import type { m as unknownChain } from '../ui/shell/unknownChainMessages'
import type { m as badge } from '../ui/shell/badgeMessages'
import type { m as signInWords } from '../core/signIn/messages'
import type { m as signIn } from '../ui/signIn/messages'
import type { m as account } from '../ui/wallet/messages'
import type { m as walletLink } from '../ui/wallet/linkMessages'
import type { m as tokens } from '../core/tokens/messages'
import type { m as tokenPanel } from '../ui/tokens/messages'
import type { m as tokenNotices } from '../ui/tokens/noticeMessages'
import type { m as prices } from '../ui/prices/messages'
import type { m as priceWords } from '../core/prices/messages'
import type { m as tokenFold } from '../ui/tokens/foldMessages'
import type { m as giftFiles } from '../core/files/messages'
import type { m as fileImport } from '../ui/files/importMessages'
import type { m as giftTools } from '../ui/files/toolMessages'
import type { m as plans } from '../ui/files/planMessages'
import type { m as actions } from '../core/review/actionMessages'
import type { m as calls } from '../core/review/callMessages'
import type { m as checks } from '../core/review/checkMessages'
import type { m as recipients } from '../core/review/recipientMessages'
import type { m as modules } from '../core/review/moduleMessages'
import type { m as forecast } from '../core/review/forecast/forecastMessages'
import type { m as forecastDifferences } from '../core/review/forecast/differenceMessages'
import type { m as runs } from '../core/review/forecast/runMessages'
import type { m as giftForecast } from '../core/review/forecast/giftForecastMessages'
import type { m as signing } from '../core/review/message/messageMessages'
import type { m as progress } from '../core/review/progressMessages'
import type { m as safePlace } from '../core/review/placeMessages'
import type { m as pasted } from '../core/review/pastedMessages'
import type { m as devices } from '../core/review/deviceMessages'
import type { m as intent } from '../core/review/intentMessages'
import type { m as review } from '../ui/review/messages'
import type { m as linkedGift } from '../ui/review/intentMessages'
import type { m as reviewLink } from '../ui/review/linkMessages'
import type { m as reviewCalls } from '../ui/review/callsMessages'
import type { m as reviewSigners } from '../ui/review/signersMessages'
import type { m as queueScreen } from '../ui/review/queueMessages'
import type { m as reviewStart } from '../ui/review/startMessages'
import type { m as abiNames } from '../ui/review/abi/messages'
import type { m as reviewActing } from '../ui/review/acting/messages'
import type { m as sheet } from '../ui/review/sheet/messages'
import type { m as give } from '../ui/give/messages'
import type { m as giveReview } from '../ui/give/reviewMessages'
import type { m as giver } from '../ui/give/giverMessages'
import type { m as giveOutbox } from '../ui/give/outbox/messages'
import type { m as giveRecipients } from '../ui/give/recipients/messages'
import type { m as setAmounts } from '../ui/give/amounts/messages'
import type { m as giveForecast } from '../ui/give/forecast/messages'
import type { m as basketChecks } from '../core/giving/messages'
import type { m as payees } from '../core/giving/payeeMessages'
import type { m as giftCalls } from '../core/giving/callMessages'
import type { m as callDifferences } from '../core/giving/differenceMessages'
import type { m as giftDocuments } from '../core/giving/documentMessages'
import type { m as outbox } from '../core/outbox/messages'
import type { m as walletErrors } from '../core/wallet/messages'
import type { m as giving } from '../flows/outbox/messages'
import type { m as sending } from '../flows/outbox/sendMessages'
import type { m as balances } from '../flows/account/messages'
import type { m as recipientNames } from '../flows/recipients/messages'
import type { m as safeCheck } from '../flows/session/messages'
import type { m as accountKind } from '../flows/session/accountMessages'
import type { m as directoryFile } from '../flows/session/causesMessages'
import type { m as directoryCheck } from '../flows/session/directoryMessages'
import type { m as outgoing } from '../adapters/messages'
import type { m as safeHost } from '../adapters/host/messages'
import type { m as walletHost } from '../adapters/host/walletMessages'
import type { m as wallet } from '../adapters/wallet/messages'
import type { m as connecting } from '../adapters/wagmi/messages'
import type { m as authService } from '../adapters/auth/messages'
import type { m as signInFlow } from '../flows/signIn/messages'
import type { m as planSearch } from '../flows/plans/messages'
import type { m as heldTokens } from '../flows/tokens/messages'
import type { m as kit } from '../ui/wallet/rainbowkit/messages'
import type { m as texts } from '../core/causes/messages'
import type { firstParts } from './firstParts'
import type { m as safeBytes } from '../core/safe/messages'
import type { m as codeProof } from '../core/safe/proofMessages'
import type { m as gsCodes } from '../core/safe/gsMessages'
import type { m as lists } from '../core/queue/messages'
import type { m as actionProblems } from '../core/acting/messages'
import type { m as actingFlow } from '../flows/acting/messages'
import type { m as queueFlow } from '../flows/queue/messages'
import type { m as reviewFlow } from '../flows/review/messages'
import type { m as draftFlow } from '../flows/review/forecast/draftMessages'
import type { m as chainNode } from '../adapters/chain/messages'
import type { m as setupReads } from '../adapters/chain/setupMessages'
import type { m as trial } from '../adapters/chain/trialMessages'
import type { m as forecastNodes } from '../adapters/chain/forecastMessages'
import type { m as service } from '../adapters/service/messages'
import type { m as serviceWriter } from '../adapters/service/writerMessages'
import type { m as failure } from '../compose/messages'

/** Every sentence of the interface, by part. A translation that misses one does not compile. */
export type Catalog = {
  readonly texts: typeof texts
  readonly kit: typeof kit
  readonly recordFile: typeof recordFile
  readonly tracking: typeof tracking
  readonly recordReading: typeof recordReading
  readonly record: typeof record
  readonly giftRecord: typeof giftRecord
  readonly manyRecords: typeof manyRecords
  readonly twoDevices: typeof twoDevices
  readonly deviceFile: typeof deviceFile
  readonly shell: typeof shell
  readonly activity: typeof activity
  readonly giftTitle: typeof giftTitle
  readonly cleared: typeof cleared
  readonly signers: typeof signers
  readonly trackedLinks: typeof trackedLinks
  readonly trackedNotes: typeof trackedNotes
  readonly repeatGift: typeof repeatGift
  readonly nextSteps: typeof nextSteps
  readonly trackedPlan: typeof trackedPlan
  readonly causesScreen: typeof causesScreen
  readonly causes: typeof causes
  readonly causeDetails: typeof causeDetails
  readonly directorySource: typeof directorySource
  readonly parts: typeof parts
  readonly partsLater: typeof partsLater
  readonly unreadable: typeof unreadable
  readonly money: typeof money
  readonly visitorGuide: typeof visitorGuide
  readonly activityGuide: typeof activityGuide
  readonly hostNotice: typeof hostNotice
  readonly unknownChain: typeof unknownChain
  readonly badge: typeof badge
  readonly signInWords: typeof signInWords
  readonly signIn: typeof signIn
  readonly account: typeof account
  readonly walletLink: typeof walletLink
  readonly tokens: typeof tokens
  readonly tokenPanel: typeof tokenPanel
  readonly tokenNotices: typeof tokenNotices
  readonly prices: typeof prices
  readonly priceWords: typeof priceWords
  readonly tokenFold: typeof tokenFold
  readonly giftFiles: typeof giftFiles
  readonly fileImport: typeof fileImport
  readonly giftTools: typeof giftTools
  readonly plans: typeof plans
  readonly actions: typeof actions
  readonly calls: typeof calls
  readonly checks: typeof checks
  readonly recipients: typeof recipients
  readonly modules: typeof modules
  readonly forecast: typeof forecast
  readonly forecastDifferences: typeof forecastDifferences
  readonly runs: typeof runs
  readonly giftForecast: typeof giftForecast
  readonly signing: typeof signing
  readonly progress: typeof progress
  readonly safePlace: typeof safePlace
  readonly pasted: typeof pasted
  readonly devices: typeof devices
  readonly intent: typeof intent
  readonly review: typeof review
  readonly linkedGift: typeof linkedGift
  readonly reviewLink: typeof reviewLink
  readonly reviewCalls: typeof reviewCalls
  readonly reviewSigners: typeof reviewSigners
  readonly queueScreen: typeof queueScreen
  readonly reviewStart: typeof reviewStart
  readonly abiNames: typeof abiNames
  readonly reviewActing: typeof reviewActing
  readonly sheet: typeof sheet
  readonly give: typeof give
  readonly giveReview: typeof giveReview
  readonly giver: typeof giver
  readonly giveOutbox: typeof giveOutbox
  readonly giveRecipients: typeof giveRecipients
  readonly setAmounts: typeof setAmounts
  readonly giveForecast: typeof giveForecast
  readonly basketChecks: typeof basketChecks
  readonly payees: typeof payees
  readonly giftCalls: typeof giftCalls
  readonly callDifferences: typeof callDifferences
  readonly giftDocuments: typeof giftDocuments
  readonly outbox: typeof outbox
  readonly walletErrors: typeof walletErrors
  readonly giving: typeof giving
  readonly sending: typeof sending
  readonly balances: typeof balances
  readonly recipientNames: typeof recipientNames
  readonly safeCheck: typeof safeCheck
  readonly accountKind: typeof accountKind
  readonly directoryFile: typeof directoryFile
  readonly directoryCheck: typeof directoryCheck
  readonly outgoing: typeof outgoing
  readonly safeHost: typeof safeHost
  readonly walletHost: typeof walletHost
  readonly wallet: typeof wallet
  readonly connecting: typeof connecting
  readonly authService: typeof authService
  readonly signInFlow: typeof signInFlow
  readonly planSearch: typeof planSearch
  readonly heldTokens: typeof heldTokens
  readonly safeBytes: typeof safeBytes
  readonly codeProof: typeof codeProof
  readonly gsCodes: typeof gsCodes
  readonly lists: typeof lists
  readonly actionProblems: typeof actionProblems
  readonly actingFlow: typeof actingFlow
  readonly queueFlow: typeof queueFlow
  readonly reviewFlow: typeof reviewFlow
  readonly draftFlow: typeof draftFlow
  readonly chainNode: typeof chainNode
  readonly setupReads: typeof setupReads
  readonly trial: typeof trial
  readonly forecastNodes: typeof forecastNodes
  readonly service: typeof service
  readonly serviceWriter: typeof serviceWriter
  readonly failure: typeof failure
}

/** The parts that the entry waits for. */
export type FirstCatalog = Pick<Catalog, (typeof firstParts)[number]>

/** The parts that only later chunks wait for. */
export type RestCatalog = Omit<Catalog, keyof FirstCatalog>
