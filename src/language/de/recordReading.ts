import type { Catalog } from '../catalog'

export const recordReading: Catalog['recordReading'] = {
  noContract: 'An dieser Adresse ist kein Vertrag.',
  unknownToService: 'Der Transaktionsdienst kennt diesen Safe nicht.',
  serviceRepeats: 'Der Transaktionsdienst führt mehr auf, als der Safe ausgeführt hat.',
  notListed: (count) =>
    count === 1
      ? 'Der Transaktionsdienst führt eine der ausgeführten Transaktionen nicht auf.'
      : `Der Transaktionsdienst führt ${count} der ausgeführten Transaktionen nicht auf.`,
  notFound: (count) =>
    count === 1
      ? 'Eine ausgeführte Transaktion wurde weder beim Transaktionsdienst noch auf der Chain gefunden.'
      : `${count} ausgeführte Transaktionen wurden weder beim Transaktionsdienst noch auf der Chain gefunden.`,
  noSearch: 'Der Knoten der Chain durchsucht seine Blöcke nicht nach den Ereignissen des Safes.',
  noTransactions: 'Der Knoten der Chain gibt nicht alle Transaktionen heraus, die er nennt.',
  unknownCode:
    'Der Code an dieser Adresse ist nicht der eines veröffentlichten Safes; seine Ereignisse können falsch sein.',
  modules:
    'Dieser Safe hat Module, die ohne Signaturen seiner Eigentümer zahlen können. Was sie bezahlt haben, steht hier nicht.',
  modulesUnread: 'Ob dieser Safe Module hat, die ohne seine Eigentümer zahlen können, war nicht lesbar.',
  claimed: 'Laut Transaktionsdienst wurde sie ausgeführt, laut Chain nicht.',
  contested:
    'Sie beansprucht eine Nonce, die auch eine andere Transaktion beansprucht oder die der Safe noch nicht verbraucht hat.',
  noFields:
    'Keine Quelle zeigt, was die Eigentümer unterschrieben haben: Ein anderer Vertrag hat sie ausgeführt.',
  otherCode: (contract) => `Der Code an ${contract} konnte nicht mit dem veröffentlichten verglichen werden.`,
  codeUnread: 'Der Code, der die Zahlungen ausgeführt hat, konnte nicht von der Chain gelesen werden.',
  otherMoney: 'Andere Aufrufe darin haben ebenfalls Geld bewegt. An wen, steht hier nicht.',
}
