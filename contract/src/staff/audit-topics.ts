/** What rows of the audit are about: people and their cards, appointments, hours and settings, the staff's own access. */
export const auditTopics = ['patients', 'appointments', 'settings', 'team'] as const;
/** Who did it: the staff, patients by themselves, the server or whoever runs it. */
export const auditActors = ['team', 'online', 'server'] as const;
