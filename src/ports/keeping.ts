/**
 * Outcome of storing in the browser's database. `denied`: the browser denies storage to this page. `full`: no room.
 * `blocked`: another tab holds the database in another version.
 */
export type Keeping = 'kept' | 'denied' | 'full' | 'blocked'
