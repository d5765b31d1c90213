/** For so long an end that nobody has been told of is news, in ms. After that the basket may hold another, equal gift. */
export const newsMs = 24 * 3_600_000
