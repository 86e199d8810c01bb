export const de = {
  ask: 'Ausweisen',
  title: 'Sind Sie es?',
  text: 'Dafür zeigen Sie bitte noch einmal, dass Sie es sind.',
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
  passkey: 'Mit Passkey',
  stop: 'Abbrechen',
};

export type ProofTexts = typeof de;
