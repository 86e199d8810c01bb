/** The outbox is for whoever sets the site up and exists in German only. */
export const outboxTexts = {
  title: 'Postausgang',
  explanation:
    'Für E-Mail oder Anrufe ist kein Anbieter eingerichtet. Was die Praxis sonst verschickt, steht hier, das Neueste zuerst.',
  empty: 'Noch keine Nachrichten.',
  email: 'E-Mail',
  call: 'Anruf',
};
