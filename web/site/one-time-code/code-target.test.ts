import { describe, expect, it } from 'vitest';
import { isSameTarget, normalizeTarget } from './code-target.ts';

describe('normalizeTarget', () => {
  it('ignores case and blanks around an e-mail address', () => {
    expect(normalizeTarget('email', ' Maria@Example.org ')).toBe('maria@example.org');
  });

  it('keeps only digits and the plus of a phone number', () => {
    expect(normalizeTarget('phone', '+49 (221) 471-0123')).toBe('+492214710123');
  });
});

describe('isSameTarget', () => {
  it('knows a proven number in another notation', () => {
    expect(isSameTarget('phone', '+49 221 4710123', '+492214710123')).toBe(true);
  });

  it('no longer holds once a character changes', () => {
    expect(isSameTarget('email', 'maria@example.or', 'maria@example.org')).toBe(false);
  });

  it('is never true for nothing', () => {
    expect(isSameTarget('email', '', '')).toBe(false);
    expect(isSameTarget('phone', ' ', '')).toBe(false);
  });
});
