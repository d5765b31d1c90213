/**
 * Every state of every screen, without a Safe, a chain or a service.
 *
 *   npx vite --config test/ui/gallery/vite.config.ts
 *   then open /?state=<name>&theme=light|dark       (no name: a list of all)
 *   npx tsx test/ui/gallery/shoot.ts <folder>       pictures of all, and what axe finds in them
 *
 * The states are in states.tsx, walletStates.tsx and recordStates.tsx; what they are made of is in ../fakes.tsx and ../fakeWallet.ts.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../../../src/ui/App'
import { recordStates } from './recordStates'
import { states as safeStates } from './states'
import { walletStates } from './walletStates'

const states = [...safeStates, ...walletStates, ...recordStates]

const query = new URLSearchParams(window.location.search)
const state = states.find(({ name }) => name === query.get('state'))
const root = document.getElementById('root')
if (root === null) throw new Error('The gallery has no root element.')

if (state === undefined) {
  createRoot(root).render(
    <ul>
      {states.map(({ name }) => (
        <li key={name}>
          <a href={`?state=${name}`}>{name}</a>
        </li>
      ))}
    </ul>,
  )
} else {
  window.location.hash = state.hash
  createRoot(root).render(
    <StrictMode>
      <App services={state.services(query.get('theme') === 'dark')} />
    </StrictMode>,
  )
}
