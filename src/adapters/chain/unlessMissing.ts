/** Null where the node says that it has no such thing. Everything else that it throws is thrown on. */
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
