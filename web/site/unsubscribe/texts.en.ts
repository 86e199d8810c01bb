import type { de } from './texts.de.ts';

/** The words of the page that turns reminders off, in English. */
export const en: typeof de = {
  title: 'Turn off reminders',
  description: 'Turn off email reminders of your appointments.',
  text: 'Would you rather not be reminded of your appointments? We’ll still send you confirmations and cancellations.',
  confirm: 'Yes, turn them off',
  sending: 'Turning them off …',
  doneTitle: 'Turned off',
  done: 'You won’t get any more reminders. If you have an account, you can turn them back on there.',
  dead: 'This link no longer works. Give us a call, and we’ll turn the reminders off for you:',
};
