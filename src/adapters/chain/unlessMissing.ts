/** Returns null where the node responds "not found". Rethrows any other error. */
export async function unlessMissing<T>(
  reading: Promise<T>,
  missing: abstract new (...args: never[]) => Error,
): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof missing) return null
    throw error
  }
}
