import type { de } from './texts.de.ts';

/** The words around the people whom a patient looks after, in English. */
export const en: typeof de = {
  title: 'Who you book for',
  lead: 'Book, move and cancel for others, too, such as your child. They don’t need an email address of their own.',
  loading: 'Loading the people you look after …',
  born: (date) => `born ${date}`,
  relations: {
    self: 'You',
    child: 'Child',
    partner: 'Partner',
    parent: 'Parent',
    other: 'Someone else',
  },
  add: 'Add a person',
  addTitle: 'New person',
  change: (name) => `Edit ${name}`,
  remove: (name) => `Remove ${name}`,
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  relation: 'Relation',
  relationHint: 'Optional.',
  noRelation: 'Not given',
  added: (name) => `${name} is now part of your account.`,
  changed: (name) => `${name} has been saved.`,
  removed: (name) => `${name} is no longer part of your account.`,
  removal: {
    title: (name) => `Remove ${name}?`,
    question:
      'You won’t be able to book for this person any more. What we entered at the practice or have to keep stays with us.',
    keep: 'Keep',
    confirm: 'Yes, remove',
    sending: 'Removing …',
  },
};
