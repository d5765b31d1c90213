import { addressOf, safeOf, type WalletContext } from '../walletContext'
import type { OpenRequest } from '../requestBook'
import { describeRequest } from './describeRequest'
import { button, element } from './element'
import { accountChoice } from './settingsCard'

const connecting = ['eth_requestAccounts', 'wallet_requestPermissions']

/** What is asked now, with yes and no. Escape is no. */
export function requestCard(context: WalletContext, request: OpenRequest, waiting: number): HTMLElement {
  const { title, verb, lines, text } = describeRequest(request, context.world)
  const heading = element('h2', { tabindex: '-1' }, title)
  const card = element('section', { class: 'card', role: 'dialog', 'aria-label': title }, heading)
  const by = safeOf(context) === null ? 'for this account:' : 'for your Safe:'
  card.append(element('p', {}, `${location.host} asks ${by}`, element('small', {}, addressOf(context))))
  if (connecting.includes(request.method) && safeOf(context) === null) card.append(accountChoice(context))
  if (lines.length > 0) {
    const items = lines.map((line) => element('li', {}, line.text, element('small', {}, line.detail)))
    card.append(element('ul', {}, ...items))
  }
  if (text !== null) card.append(element('pre', { tabindex: '0' }, text))
  if (waiting > 0) card.append(element('p', {}, waiting === 1 ? 'One more waits.' : `${waiting} more wait.`))
  const buttons = element('div', { class: 'buttons' })
  buttons.append(button('Reject', request.reject), button(verb, request.approve, { class: 'main' }))
  card.append(buttons)
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    request.reject()
  })
  return card
}
