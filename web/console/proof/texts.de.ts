export const de = {
  ask: 'Ausweisen',
  title: 'Sind Sie es?',
  text: {
    short: 'Dafür zeigen Sie bitte noch einmal, dass Sie es sind.',
    full: 'Wer Zugänge ändert, könnte damit auch später herein. Darum zeigen Sie bitte beides: Passwort und Code, oder Ihren Passkey.',
    many: 'Das waren ungewöhnlich viele Änderungen in kurzer Zeit; die Praxisleitung weiß Bescheid. Zeigen Sie bitte beides, Passwort und Code, oder Ihren Passkey: Dann geht es weiter.',
  },
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
  passkey: 'Mit Passkey',
  stop: 'Abbrechen',
};

export type ProofTexts = typeof de;
