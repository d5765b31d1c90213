/**
 * The oldest versions that the app runs in: Vite's own floor, and the Firefox of the last extended support for Windows 7. A test compares
 * what the build uses with it (test/e2e/supportedBrowsers.spec.ts).
 */
export const supportedBrowsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const

/** For `build.target`. */
export const buildTarget = Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`)

/**
 * Shows the sentence of index.html where the app cannot run. In a syntax that every browser reads. Chrome has `toSorted` since 110 and
 * Firefox since 115; Safari reads a lookbehind since 16.4.
 */
export const oldBrowserScript =
  "(function(){try{new RegExp('(?<=a)');if([].toSorted)return}catch(e){}document.getElementById('root').style.display='none';document.getElementById('old-browser').hidden=false})()"
