import type { Answer } from '../core/answer'

/** Reads one text file of our own origin; unreachable after the time limit. */
export type FetchText = (signal?: AbortSignal) => Promise<Answer<string>>
