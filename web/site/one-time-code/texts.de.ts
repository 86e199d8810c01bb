import { limits } from '@praxisportal/contract/limits';

const validMinutes = limits.codeValidSeconds / 60;

/** The words around a one-time code. */
export const de = {
  email: {
    send: 'Code senden',
    resend: 'Code erneut senden',
    sending: 'Code wird gesendet …',
    codeLabel: 'Code aus der E-Mail',
    sent: (target: string) => `Wir haben einen Code an ${target} gesendet.`,
    verified: 'E-Mail-Adresse bestätigt',
  },
  phone: {
    send: 'Anruf mit Code anfordern',
    resend: 'Erneut anrufen lassen',
    sending: 'Anruf wird gestartet …',
    codeLabel: 'Code aus dem Anruf',
    sent: (target: string) =>
      `Wir rufen ${target} jetzt an. Drücken Sie am Telefon eine Taste, dann hören Sie den Code.`,
    verified: 'Telefonnummer bestätigt',
  },
  outbox: {
    before: 'Diese Website verschickt noch nichts: Der Code liegt im ',
    link: 'Postausgang',
    newTab: ' (öffnet einen neuen Tab)',
    after: '.',
  },
  codeHint: `Sechs Ziffern, ${validMinutes}\u00a0Minuten gültig`,
  verify: 'Code prüfen',
  verifying: 'Code wird geprüft …',
  waitSeconds: (time: string) => `in ${time}`,
};
