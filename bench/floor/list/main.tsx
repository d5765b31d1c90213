import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Cause } from '../../../src/core/causes/cause'

// React and the causes, rendered once: no check of the file, no styles, no session. The least that a first useful screen takes.

function Row({ cause }: { readonly cause: Cause }) {
  const [isAdded, setAdded] = useState(false)
  return (
    <li>
      <p>
        {cause.field} · {cause.place}
      </p>
      <h2>
        <a href={`#/cause/${cause.id}`}>{cause.name}</a>
      </h2>
      <p>{cause.summary}</p>
      {isAdded ? <p>In your gift.</p> : <button onClick={() => setAdded(true)}>Add to gift</button>}
    </li>
  )
}

const root = document.getElementById('root')
const { causes }: { readonly causes: readonly Cause[] } = await (await fetch('/causes.json')).json()
if (root !== null)
  createRoot(root).render(
    <>
      <header>React alone</header>
      <main>
        <h1>Good causes</h1>
        <ul>
          {causes.map((cause) => (
            <Row key={cause.id} cause={cause} />
          ))}
        </ul>
      </main>
    </>,
  )
