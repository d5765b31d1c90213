import { useEffect, useState } from 'react'

/** Counts down the seconds until a time. */
export function SecondsUntil({ atMs }: { readonly atMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <>{Math.max(0, Math.ceil((atMs - nowMs) / 1_000))} s</>
}
