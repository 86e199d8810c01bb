import { limits } from '@praxisportal/contract/limits';

const validMinutes = limits.codeValidSeconds / 60;

/** The words around a one-time code. */
export const de = {
  email: {
    missing: 'Bitte E-Mail eingeben',
    send: 'Code senden',
    resend: 'Code erneut senden',
    sending: 'Code wird gesendet …',
    codeLabel: 'Code aus der E-Mail',
    sent: (target: string) => `Wir haben einen Code an ${target} gesendet.`,
    verified: 'E-Mail-Adresse bestätigt',
  },
  phone: {
    missing: 'Bitte Telefonnummer eingeben',
    send: 'Anruf mit Code anfordern',
    resend: 'Erneut anrufen lassen',
    sending: 'Anruf wird gestartet …',
    codeLabel: 'Code aus dem Anruf',
    sent: (target: string) => `Wir rufen ${target} jetzt an und lesen Ihnen den Code vor.`,
    verified: 'Telefonnummer bestätigt',
  },
  codeHint: `Sechs Ziffern, ${validMinutes} Minuten gültig`,
  verify: 'Code prüfen',
  verifying: 'Code wird geprüft …',
  tooManyTries: `Nach ${limits.codeMaxTries} Fehlversuchen gilt dieser Code nicht mehr. Bitte fordern Sie einen neuen an.`,
  waitSeconds: (seconds: number) => `in ${seconds} s`,
  waitMinutes: (minutes: number) => (minutes === 1 ? 'Noch 1 Minute.' : `Noch ${minutes} Minuten.`),
};
