/** The headless shell of the npm package, for Linux on x64; undefined elsewhere. */
export async function unpackNpmChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Only with this set does the package unpack the libraries that a bare system lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}
