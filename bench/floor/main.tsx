import { createRoot } from 'react-dom/client'

// React, a header, and nothing else: the baseline of the app. It counts as connected when this is painted.
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<header data-session="safe">React alone</header>)
