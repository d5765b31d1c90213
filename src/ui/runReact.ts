// Only runs React before the app: a chunk of its own, which the app's chunk imports (build/chunkGroups.ts). In a build it
// awaits the first paint (boot/chunkGates.ts).
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
