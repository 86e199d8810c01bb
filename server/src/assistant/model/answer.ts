// The answer to an open question of the assistant, as a dialogue act.

/** What a question expects: a confirmation, or which of several is meant. */
export const answerQuestions = [
  'cancel_one',
  'cancel_all',
  'move',
  'which_appointment',
  'offered_slot',
  'for_whom',
] as const;
export type AnswerQuestion = (typeof answerQuestions)[number];

/** `choice` is one of several, `condition` a yes or no that depends on something, `other` anything else. */
export const answerLabels = ['yes', 'no', 'choice', 'both', 'condition', 'other'] as const;
export type AnswerLabel = (typeof answerLabels)[number];

/** How likely each label is. */
export type Answer = Readonly<Record<AnswerLabel, number>>;

/** An appointment as the patient sees it beside the question. */
export type SeenAppointment = {
  appointmentId: string;
  version: number;
  date: string;
  time: string;
  doctorId: string;
  treatmentType: string;
  patientId: string;
};

/** Where a move would take the appointment. */
export type SeenTarget = { date: string; time: string; doctorId: string };
