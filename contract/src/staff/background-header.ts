/** A call with this header (value `yes`) was not caused by a person, as a refetch; it does not keep the screen from locking. */
export const backgroundHeader = 'X-Background';
