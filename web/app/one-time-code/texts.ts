import { limits } from '@praxisportal/contract/limits';
import type { Texts } from '../i18n/texts.ts';

const validMinutes = limits.codeValidSeconds / 60;

const de = {
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

const en: typeof de = {
  email: {
    missing: 'Please enter your e-mail address',
    send: 'Send code',
    resend: 'Send code again',
    sending: 'Sending the code …',
    codeLabel: 'Code from the e-mail',
    sent: (target) => `We have sent a code to ${target}.`,
    verified: 'E-mail address confirmed',
  },
  phone: {
    missing: 'Please enter your phone number',
    send: 'Request a call with the code',
    resend: 'Call me again',
    sending: 'Starting the call …',
    codeLabel: 'Code from the call',
    sent: (target) => `We are calling ${target} now and will read the code to you.`,
    verified: 'Phone number confirmed',
  },
  codeHint: `Six digits, valid for ${validMinutes} minutes`,
  verify: 'Check code',
  verifying: 'Checking the code …',
  tooManyTries: `After ${limits.codeMaxTries} wrong tries this code is no longer valid. Please request a new one.`,
  waitSeconds: (seconds) => `in ${seconds} s`,
  waitMinutes: (minutes) => (minutes === 1 ? '1 more minute.' : `${minutes} more minutes.`),
};

/** The words around a one-time code. */
export const codeTexts: Texts<typeof de> = { de, en };
