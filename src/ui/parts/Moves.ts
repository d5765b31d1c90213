import { createContext, useContext } from 'react'

/** Whether a person has gone anywhere yet. Until then nothing takes the focus: the frame may not be where they are. */
export type Moves = { record(): void; hasMoved(): boolean }

/** Nobody has gone anywhere. */
export function createMoves(): Moves {
  let moved = false
  return {
    record: () => {
      moved = true
    },
    hasMoved: () => moved,
  }
}

export const MovesContext = createContext<Moves>(createMoves())

/** To be told of each step that a person takes, so that the next heading takes the focus. */
export function useMoves(): Moves {
  return useContext(MovesContext)
}
