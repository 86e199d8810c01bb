import type { de } from './texts.de.ts';

/** The words of the account details in English. */
export const en: typeof de = {
  title: 'My account',
  profile: 'Profile',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  accountNumber: 'Account number',
  editName: 'Edit name',
  editEmail: 'Change e-mail',
  editPhone: 'Change phone number',
  copyEmail: 'Copy e-mail',
  copyAccountNumber: 'Copy account number',
  copyFailed: 'Copying is not possible',
  currentPassword: 'Current password',
  currentPasswordHint: 'So that nobody else can take over your account.',
  newEmail: 'New e-mail address',
  newEmailHint: 'The code goes to the new address. From then on you log in with it.',
  newPhone: 'New phone number',
  newPhoneHint: 'For example +49 30 23125123. A call reads a code to you.',
  saved: {
    name: 'Your name was saved.',
    email: 'Your e-mail address was changed.',
    phone: 'Your phone number was changed.',
  },
};
