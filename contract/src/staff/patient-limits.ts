/** Constants of what the practice notes of people, with their units in the names. */
export const patientLimits = {
  noteMaxLength: 2000,
  /** Standing notes of one person: more than anybody reads before a treatment. */
  notesMax: 50,
  /** For so long a merge can be taken back. */
  mergeUndoHours: 24,
  /** An erasure waits for a morning on which the practice is open, but no longer than this. */
  erasureWaitDaysMax: 21,
  /** Why somebody's data were handed out or erased. */
  reasonMaxLength: 200,
} as const;
