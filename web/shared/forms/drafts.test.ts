import { describe, expect, it } from 'vitest';
import { findKept, readDraft } from './drafts.ts';

const initial = { firstName: '', password: '', privacy: false };
const nowMs = Date.parse('2026-11-25T08:00:00Z');

describe('findKept', () => {
  it('keeps what was typed and ticked, and never a password', () => {
    const values = { firstName: 'Maria', password: 'geheim', privacy: true };
    expect(findKept(values, initial, ['password'])).toEqual({ firstName: 'Maria', privacy: true });
  });

  it('keeps nothing of an untouched form', () => {
    expect(findKept(initial, initial, [])).toEqual({});
  });

  it('keeps that a name was emptied', () => {
    expect(findKept({ firstName: '' }, { firstName: 'Maria' }, [])).toEqual({ firstName: '' });
  });
});

describe('readDraft', () => {
  const values = { firstName: 'Maria', privacy: true };

  it('gives back what was kept', () => {
    expect(readDraft({ savedAtMs: nowMs - 1000, values }, initial, nowMs)).toEqual(values);
  });

  it('forgets after an hour', () => {
    expect(readDraft({ savedAtMs: nowMs - 3_600_001, values }, initial, nowMs)).toEqual({});
  });

  it.each([
    undefined,
    null,
    'Maria',
    { values },
    { savedAtMs: 'today', values },
    { savedAtMs: nowMs, values: null },
  ])('takes nothing from %j', (draft) => {
    expect(readDraft(draft, initial, nowMs)).toEqual({});
  });

  it('takes no field that the form does not have, and none of another kind', () => {
    const strange = { firstName: 7, privacy: 'yes', iban: 'DE00' };
    expect(readDraft({ savedAtMs: nowMs, values: strange }, initial, nowMs)).toEqual({});
  });
});
