import type { MergeField, MergePreview, MergeSide } from '@praxisportal/contract/staff/patient-merge';

/** A line of the comparison: what each entry says, null where it says nothing. */
export type MergeRow = {
  field: MergeField;
  remaining: string | null;
  going: string | null;
  /** Whether somebody has to say which of the two holds. */
  isChoice: boolean;
};

const fields = ['name', 'dateOfBirth', 'phone', 'email', 'language'] as const satisfies readonly MergeField[];

/** What of two entries is compared, and where they differ. The contact of an account stays, whatever the other one has. */
export function compareEntries({ remaining, going }: Pick<MergePreview, 'remaining' | 'going'>): MergeRow[] {
  return fields.map((field) => {
    const [one, other] = [readValue(remaining, field), readValue(going, field)];
    const isOfAccount = remaining.hasAccount && (field === 'phone' || field === 'email');
    return { field, remaining: one, going: other, isChoice: one !== other && !isOfAccount };
  });
}

/** What is taken from the entry that goes unless somebody says otherwise: what the other one lacks. */
export function takeAtFirst(rows: readonly MergeRow[]): MergeField[] {
  return rows.filter(({ isChoice, remaining }) => isChoice && remaining === null).map(({ field }) => field);
}

function readValue(side: MergeSide, field: MergeField): string | null {
  return field === 'name' ? `${side.firstName} ${side.lastName}` : side[field];
}
