import type { de } from './texts.de.ts';

/** The words around what is kept about the patient, and its erasure, in English. */
export const en: typeof de = {
  title: 'Your data',
  lead: 'Everything we keep about you, to look at and to take with you.',
  show: 'See your data',
  erase: 'Delete account',
  export: {
    loading: 'Loading your data …',
    controller: 'Who is responsible:',
    asOf: (when) => `As of ${when}`,
    save: 'Save as a file',
    saveHint: 'A JSON file that other programs can read; it has the internal ids, too.',
    fileName: 'my-data.json',
    purpose: 'Why we keep it',
    kept: 'How long we keep it',
    nothing: 'Nothing is kept here.',
    rows: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    yes: 'yes',
    no: 'no',
    print: 'Print',
  },
  erasure: {
    title: 'Delete your account?',
    question:
      'Your account, the people in it and everything we keep about them will be deleted. This can’t be undone.',
    keptBefore:
      'What the law makes us keep stays for as long as it says: appointments at which somebody was treated for ten years (§ 630f (3) BGB), missed ones until three years after the end of the year (§§ 195, 199 BGB). Afterwards we’ll tell you exactly what that is in your case.',
    password: 'Current password',
    cancelAppointments: 'Cancel my upcoming appointments, too',
    confirm: 'Delete for good',
    sending: 'Deleting …',
    keep: 'Keep my account',
    doneTitle: 'Your account has been deleted',
    keptTitle: 'The law lets us keep this for now:',
    keptLine: (what, until, law) => `${what}, until ${until} (${law})`,
    nothingKept: 'Nothing is kept any more.',
  },
};
