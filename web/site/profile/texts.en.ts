import { examplePhone } from '@praxisportal/contract/form-problems';
import { limits } from '@praxisportal/contract/limits';
import type { de } from './texts.de.ts';

/** The words of the account details in English. */
export const en: typeof de = {
  title: 'Profile',
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
  password: 'Password',
  passwordValue: 'Known only to you',
  editPassword: 'Change password',
  newPassword: 'New password',
  newPasswordHint: `At least ${limits.passwordMinLength} characters. Three words that have nothing to do with each other work well. You’ll be logged out on all other devices.`,
  reminders: {
    label: 'Email me a reminder before my appointments',
    hint: 'You can change your mind here at any time.',
    on: 'We’ll remind you of your appointments.',
    off: 'We won’t remind you any more.',
  },
  confirmation: {
    title: 'Is it you?',
    lead: 'You logged in a while ago. Please confirm first that this is your account.',
    confirm: 'Confirm',
  },
  sessions: {
    title: 'Where you’re logged in',
    loading: 'Loading your devices …',
    current: 'This device',
    lastSeen: (when) => `Last seen ${when}`,
    end: 'Log out',
    endThis: (device, when) => `${device}, last seen ${when}: log out`,
    endOthers: 'Log out all other devices',
    ended: 'That device is logged out.',
    othersEnded: 'All other devices are logged out.',
  },
  saved: {
    password: 'Your password has been changed. All other devices are logged out.',
    name: 'Your name has been saved.',
    email: 'Your email address has been changed.',
    phone: 'Your phone number has been changed.',
  },
};
