/** What patients come for, however they say it; the assistant knows the words. */
export type Subject =
  | 'checkup'
  | 'cleaning'
  | 'filling'
  | 'rootCanal'
  | 'prosthetics'
  | 'aesthetics'
  | 'braces'
  | 'gums'
  | 'childCare'
  | 'consultation';

/** In which treatment, by its id, a practice does what patients come for, and what it is called here beside its name. */
export type AskedFor = {
  readonly treatment: string;
  readonly subjects: readonly Subject[];
  /** Brands, devices, words of the house, in any language. */
  readonly alsoCalled: readonly string[];
};

/**
 * The sample practice's treatments as patients ask for them. A subject that stands nowhere is not done here: the
 * assistant asks which treatment is meant. No subject may stand twice.
 */
export const askedFor: readonly AskedFor[] = [
  { treatment: 'kontrolluntersuchung', subjects: ['checkup'], alsoCalled: [] },
  { treatment: 'prophylaxe', subjects: ['cleaning'], alsoCalled: ['Airflow'] },
  { treatment: 'fuellungen', subjects: ['filling'], alsoCalled: [] },
  { treatment: 'wurzelbehandlung', subjects: ['rootCanal'], alsoCalled: [] },
  { treatment: 'zahnersatz', subjects: ['prosthetics'], alsoCalled: [] },
  { treatment: 'aesthetik', subjects: ['aesthetics'], alsoCalled: [] },
  { treatment: 'kieferorthopaedie', subjects: ['braces'], alsoCalled: ['Invisalign'] },
  { treatment: 'parodontologie', subjects: ['gums'], alsoCalled: [] },
  { treatment: 'kinder', subjects: ['childCare'], alsoCalled: ['Putzschule'] },
  { treatment: 'beratung', subjects: ['consultation'], alsoCalled: [] },
];
