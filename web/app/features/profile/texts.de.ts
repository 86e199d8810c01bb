import { examplePhone } from '@praxisportal/contract/form-problems';

/** The words of the account details. */
export const de = {
  title: 'Mein Konto',
  profile: 'Profil',
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  accountNumber: 'Kontonummer',
  editName: 'Namen bearbeiten',
  editEmail: 'E-Mail ändern',
  editPhone: 'Telefonnummer ändern',
  copyEmail: 'E-Mail kopieren',
  copyAccountNumber: 'Kontonummer kopieren',
  copyFailed: 'Kopieren nicht möglich',
  currentPassword: 'Aktuelles Passwort',
  currentPasswordHint: 'Damit niemand anders Ihr Konto übernehmen kann.',
  forgotten: 'Passwort vergessen?',
  forgottenLead:
    'Statt mit dem Passwort zeigen Sie mit einem Code an Ihre bisherige E-Mail-Adresse oder Telefonnummer, dass es Ihr Konto ist.',
  presentEmail: 'Bisherige E-Mail-Adresse',
  presentPhone: 'Bisherige Telefonnummer',
  newEmail: 'Neue E-Mail-Adresse',
  newEmailHint: 'Der Code geht an die neue Adresse. Danach melden Sie sich mit ihr an.',
  newPhone: 'Neue Telefonnummer',
  newPhoneHint: `Zum Beispiel ${examplePhone}. Wir rufen Sie an und lesen Ihnen einen Code vor.`,
  saved: {
    name: 'Ihr Name wurde gespeichert.',
    email: 'Ihre E-Mail-Adresse wurde geändert.',
    phone: 'Ihre Telefonnummer wurde geändert.',
  },
};
