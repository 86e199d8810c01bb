import { expect, test } from 'vitest';
import { toEmbeddedMap, toLargerMap } from './map-addresses.ts';

const place = { latitude: 50.93, longitude: 6.95 };

test('toEmbeddedMap puts the marker into the middle of the box', () => {
  const { origin, pathname, searchParams } = new URL(toEmbeddedMap(place));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('50.93,6.95');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(place.longitude, 5);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 5);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});

test('toLargerMap marks the same place', () => {
  expect(toLargerMap(place)).toBe('https://www.openstreetmap.org/?mlat=50.93&mlon=6.95#map=17/50.93/6.95');
});
