/**
 * What rows of the audit are about: people and their cards, appointments, hours and settings, the staff's own access; and
 * what was only looked at, of which searches and lists are shown to nobody who does not ask for it.
 */
export const auditTopics = ['patients', 'appointments', 'settings', 'team', 'looks'] as const;
/** Who did it: the staff, patients by themselves, the server or whoever runs it. */
export const auditActors = ['team', 'online', 'server'] as const;
