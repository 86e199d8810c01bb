import { practice } from '@praxisportal/practice/practice';
import type { Messages } from './texts.de.ts';

/** The shared words in English. */
export const en: Messages = {
  practiceName: practice.name,
  practiceFigures: 'The practice in figures',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    about: 'About us',
    services: 'Services',
    team: 'Team',
    contact: 'Contact',
    showServices: 'Show all services',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    languageLabel: 'Language',
    skipToContent: 'Skip to content',
  },
  actions: {
    book: 'Book online',
    logIn: 'Log in',
    register: 'Register',
    logOut: 'Log out',
    myAppointments: 'My appointments',
    myAccount: 'My account',
    back: 'Back',
    next: 'Next',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    edit: 'Edit',
    retry: 'Try again',
    copied: 'Copied',
    toHome: 'Home page',
  },
  emergency: {
    label: 'Emergency',
    lifeThreatening: 'Call 112',
    lifeThreateningLong: 'Life in danger? Call 112',
    practiceLine: 'Dental emergency',
    practiceLineLong: 'Dental emergency, day and night',
  },
  visit: {
    insurance: 'Insurance',
    bring: 'What to bring',
    firstVisit: 'Your first visit',
    publicTransport: 'Public transport',
    parking: 'Parking',
    access: 'Step-free access',
    languagesSpoken: 'Languages',
  },
  assistant: {
    name: 'Praxis-Assistent',
    open: 'Open the Praxis-Assistent',
    failed: 'The Praxis-Assistent won’t load. Please check your internet connection.',
    broken:
      'Something went wrong in the Praxis-Assistent. Please open it again; the conversation starts anew.',
  },
  footer: {
    services: 'Services',
    contact: 'Contact',
    hours: 'Opening hours',
    imprint: 'Imprint',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    comingNetwork: (name) => `${name} (coming soon)`,
    copyright: (year) => `© ${year} ${practice.name}`,
    sample: 'This practice is an example. Its names, address and numbers are made up.',
  },
  failure: {
    heading: 'Unexpected Application Error!',
    explanation:
      'Something went wrong on this page. We can’t tell here whether your last entry reached us. Reload the page, or give us a call.',
    reload: 'Reload the page',
  },
  field: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  session: {
    left: 'You’re logged out.',
    ended: 'You’ve been logged out. Please log in again; what you typed will still be there.',
  },
  needsScript: 'This page needs JavaScript. You can also reach us by phone:',
  waitMinutes: (minutes) => (minutes === 1 ? '1\u00a0more minute.' : `${minutes}\u00a0more minutes.`),
  status: {
    loadingPage: 'Loading the page …',
    pageMissing: 'The page couldn’t be loaded.',
    saving: 'Saving …',
  },
};
