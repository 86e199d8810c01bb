export const de = {
  signIn: {
    title: 'Anmelden',
    ended: 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich wieder an.',
    left: 'Sie sind abgemeldet.',
    people: 'Wer sind Sie?',
    someoneElse: 'Andere Person',
    back: 'Zurück zur Auswahl',
    email: 'E-Mail',
    password: 'Passwort',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern, alle 30 Sekunden neue.',
    noApp: 'App nicht zur Hand?',
    recoveryCode: 'Wiederherstellungscode',
    noCodes:
      'Auch keinen Code mehr? Die Praxisleitung schickt Ihnen einen Link, mit dem Sie alles neu einrichten; fehlt er ihr selbst, hilft, wer den Server betreibt.',
    withApp: 'Doch mit dem Code aus der App',
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    passkey: 'Mit Passkey anmelden',
    passkeyWaiting: 'Passkey wird geprüft …',
    or: 'oder mit Passwort',
    greeting: (name: string) => `Guten Tag, ${name}`,
  },
  lock: {
    text: (name: string) => `${name}, was Sie offen hatten, ist noch da.`,
    unlock: 'Entsperren',
    unlocking: 'Wird entsperrt …',
    passkey: 'Mit Passkey entsperren',
    switch: 'Jemand anderes?',
    signOut: 'Abmelden',
  },
  setUp: {
    title: 'Zugang einrichten',
    looking: 'Der Link wird geprüft …',
    noToken:
      'In dieser Adresse fehlt der Schlüssel. Bitte öffnen Sie den Link genau so, wie Sie ihn bekommen haben.',
    dead: 'Mit diesem Link geht es nicht weiter',
    deadHelp: 'Einen neuen Link bekommen Sie von der Praxisleitung.',
    toSignIn: 'Zur Anmeldung',
    lead: {
      setup: (practice: string) =>
        `Sie richten die Konsole für „${practice}“ ein. Sie bekommen die Praxisleitung und laden danach die anderen ein.`,
      invite: (practice: string, role: string) =>
        `Sie arbeiten bei „${practice}“ als: ${role}. Richten Sie jetzt Ihren eigenen Zugang ein.`,
      recover: (practice: string, role: string) =>
        `Neuer Zugang zur Konsole von „${practice}“ (${role}). Ihre bisherigen Passkeys und Passwörter gelten danach nicht mehr.`,
    },
    you: 'Zur Person',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    way: 'Wie möchten Sie sich anmelden?',
    passkey: 'Passkey (empfohlen)',
    passkeyHint:
      'Mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Nichts zu merken, nichts zu stehlen.',
    password: 'Passwort und App',
    passwordHint: 'Ein Passwort und dazu ein Code aus einer App auf dem Telefon.',
    noPasskeys: 'Dieser Browser kann hier keine Passkeys.',
    newPassword: 'Passwort',
    newPasswordHint: (least: number) =>
      `Mindestens ${least} Zeichen. Gut sind vier Wörter, die nicht zusammengehören.`,
    app: 'App verbinden',
    scan: 'Öffnen Sie eine App für Einmalcodes und scannen Sie dieses Bild.',
    qrAlt: 'QR-Code für die App; der Schlüssel steht darunter als Text.',
    typeInstead: 'Oder tippen Sie den Schlüssel ab:',
    copySecret: 'Schlüssel kopieren',
    code: 'Code, den die App jetzt zeigt',
    submit: 'Zugang einrichten',
    submitting: 'Wird eingerichtet …',
    loadingApp: 'Der Schlüssel für die App wird geholt …',
  },
  recovery: {
    title: 'Ihre Wiederherstellungscodes',
    text: 'Wenn Telefon oder Schlüssel fehlen, kommen Sie mit einem dieser Codes hinein. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Drucken Sie sie, oder legen Sie sie in einen Passwort-Safe.',
    copy: 'Codes kopieren',
    print: 'Drucken',
    kept: 'Ich habe die Codes aufgehoben.',
    goOn: 'Zum Tagesplan',
  },
  copyFailed: 'Nicht kopiert',
  passkeyFailed:
    'Der Passkey wurde nicht benutzt. Versuchen Sie es noch einmal, oder nehmen Sie den anderen Weg.',
};

export type SignInTexts = typeof de;
