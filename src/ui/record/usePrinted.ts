import { useLayoutEffect, useState } from 'react'
import { onPrint } from './onPrint'

/** Returns true from the first print on: what a list leaves out on screen is rendered before the page is printed. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  // Subscribed with the first render: other effects may run some tasks later.
  useLayoutEffect(() => onPrint(() => setPrinted(true)), [])
  return isPrinted
}
