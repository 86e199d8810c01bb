/** Who works here, as what. */
export const roles = ['owner', 'dentist', 'reception', 'assistant'] as const;
export type Role = (typeof roles)[number];

const everybody = roles;
const desk = ['owner', 'reception'] as const;
const allButAssistants = ['owner', 'dentist', 'reception'] as const;
const owner = ['owner'] as const;

/** What somebody may do, and as what they may. */
const holders = {
  /** Own name and language, own sessions. */
  own_account: everybody,
  /** Own passkeys, password, recovery codes. */
  change_own_access: everybody,
  see_day: everybody,
  /** Names, dates of birth and appointments. */
  see_patients: everybody,
  /** E-mail addresses and phone numbers, consents, messages. */
  see_contacts: allButAssistants,
  change_patients: allButAssistants,
  change_appointments: allButAssistants,
  /** Two at the same time in the own column, or in anybody's. */
  overbook_own: allButAssistants,
  overbook_any: desk,
  /** Arrived, in the chair, finished, not come. */
  mark_presence: everybody,
  write_notes: allButAssistants,
  plan_own_absence: allButAssistants,
  plan_any_absence: desk,
  /** What could not be delivered, and what was written by the contact form. */
  handle_messages: desk,
  change_settings: owner,
  /** Handing out what is kept of a patient, and erasing it, at their request. */
  export_data: owner,
  see_audit: owner,
  manage_staff: owner,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof holders;

/** Every right, in the order of the table. */
export const rights = Object.keys(holders).filter((name): name is Right => name in holders);

/**
 * Rights that are used only by who has just proven again who they are: an open screen is not enough. With `full` they have
 * shown both factors, because whoever makes a way in, an own one or somebody else's, could come back by it without them.
 */
export const proofsOfRights: { readonly [Name in Right]?: 'short' | 'full' } = {
  change_own_access: 'full',
  change_settings: 'short',
  export_data: 'short',
  see_audit: 'short',
  manage_staff: 'full',
};

/** Whether somebody in this role has the right. */
export function mayStaff(role: Role, right: Right): boolean {
  const holding: readonly Role[] = holders[right];
  return holding.includes(role);
}
