import type { AuditTexts } from './texts.de.ts';

export const en: AuditTexts = {
  title: 'Record',
  lead: 'Who did what, newest first. Every look at this record is in it, too; searches and lists are under “Searched and looked at”.',
  filter: 'Search',
  who: 'Who',
  everybody: 'Everybody',
  actors: { team: 'The team', online: 'Patients, online', server: 'Server and technology' },
  blocked: (name) => `${name} (blocked)`,
  about: 'What it’s about',
  everything: 'Everything',
  topics: {
    patients: 'Patients and messages',
    appointments: 'Appointments',
    settings: 'Hours and settings',
    team: 'Team and access',
    looks: 'Searched and looked at',
  },
  patient: 'Patient',
  patientHint: 'Name, date of birth, phone or email',
  chosen: (name) => `Only about: ${name}`,
  unknownPatient: 'somebody who is no longer here',
  anyPatient: 'All patients',
  from: 'From',
  to: 'To',
  show: 'Show',
  reset: 'Show everything',
  entries: 'Entries',
  shown: (number, isAll) => {
    if (number === 0) return 'There’s nothing about that in the record.';
    if (number === 1) return 'One entry';
    return isAll ? `${number} entries` : `The newest ${number} entries`;
  },
  onlyThisPerson: 'only this person',
  more: 'Show older ones',
  save: 'Save as a table (CSV)',
  fileName: 'record',
  proofNeeded: 'Only someone who has just shown who they are can see the record.',
  notYours: 'At this practice, only the practice owner can see the record.',
  toTeam: 'Back to the team',
  loading: 'Loading …',
};
