/** The id that stands for "whoever is free first" where a doctor's id is expected; no doctor may have it. */
export const anyDoctorId = 'any';
