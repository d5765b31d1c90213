/** Null where the node returns "not found". Any other error is rethrown. */
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
