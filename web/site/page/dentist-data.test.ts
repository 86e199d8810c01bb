import { describe, expect, it } from 'vitest';
import { dentistData } from './dentist-data.ts';

const origin = 'https://praxis.example';

describe('dentistData', () => {
  it('names every address in full', () => {
    const data = dentistData('en', origin);
    expect(data.url).toBe('https://praxis.example/en');
    expect(data.image).toBe('https://praxis.example/images/og.png');
  });

  it('gives the opening hours: Monday to Thursday until 18:00, Friday until 16:00, no weekend', () => {
    const hours = dentistData('de', origin).openingHoursSpecification;
    expect(
      hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.split('/').at(-1)} ${opens} ${closes}`),
    ).toEqual([
      'Monday 08:00 18:00',
      'Tuesday 08:00 18:00',
      'Wednesday 08:00 18:00',
      'Thursday 08:00 18:00',
      'Friday 08:00 16:00',
    ]);
  });

  it('lists the ten treatments in the language of the page', () => {
    expect(dentistData('de', origin).availableService.map(({ name }) => name)).toContain('Wurzelbehandlung');
    expect(dentistData('en', origin).availableService.map(({ name }) => name)).toContain(
      'Root canal treatment',
    );
    expect(dentistData('en', origin).availableService).toHaveLength(10);
  });
});
