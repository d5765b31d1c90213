import type { m } from './messages'

export const de: typeof m = {
  noRoomSafe:
    'Dieser Browser hat keinen Platz mehr, um sich die Spende zu merken, deshalb ging keine Anfrage an Ihren Safe. Schaffen Sie Platz, oder spenden Sie von einem anderen Browser aus. Löschen Sie nicht die Daten dieser Website: Sie halten fest, was Sie gespendet haben.',
  noRoomWallet:
    'Dieser Browser hat keinen Platz mehr, um sich die Spende zu merken, deshalb ging keine Anfrage an Ihre Wallet. Schaffen Sie Platz, oder spenden Sie von einem anderen Browser aus. Löschen Sie nicht die Daten dieser Website: Sie halten fest, was Sie gespendet haben.',
  otherName: 'Ihre Wallet hat mit dem Namen einer anderen Spende geantwortet, was über diese nichts aussagt.',
}
