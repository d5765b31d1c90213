/** Whether a process with this id exists; one that has ended but is not yet reaped by its parent still does. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
