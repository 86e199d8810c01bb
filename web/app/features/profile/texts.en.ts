import { examplePhone } from '@praxisportal/contract/form-problems';
import type { de } from './texts.de.ts';

/** The words of the account details in English. */
export const en: typeof de = {
  title: 'My account',
  profile: 'Profile',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  accountNumber: 'Account number',
  editName: 'Edit name',
  editEmail: 'Change email',
  editPhone: 'Change phone number',
  copyEmail: 'Copy email',
  copyAccountNumber: 'Copy account number',
  copyFailed: 'Couldn’t copy that',
  currentPassword: 'Current password',
  currentPasswordHint: 'So nobody else can take over your account.',
  forgotten: 'Forgot your password?',
  forgottenLead:
    'Instead of the password, a code sent to your current email address or phone number shows that this is your account.',
  presentEmail: 'Current email address',
  presentPhone: 'Current phone number',
  newEmail: 'New email address',
  newEmailHint: 'We’ll send the code to the new address. From then on you log in with it.',
  newPhone: 'New phone number',
  newPhoneHint: `For example ${examplePhone}. We’ll call you and read out a code.`,
  saved: {
    name: 'Your name has been saved.',
    email: 'Your email address has been changed.',
    phone: 'Your phone number has been changed.',
  },
};
