/**
 * Whether the browser's database keeps what it is given. `denied`: the browser does not let this page keep anything. `full`:
 * there is no room. `blocked`: another tab holds the database in another version.
 */
export type Keeping = 'kept' | 'denied' | 'full' | 'blocked'
