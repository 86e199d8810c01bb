import type { PracticeFacts } from '@praxisportal/practice/types';

type Place = Pick<PracticeFacts['address'], 'latitude' | 'longitude'>;

// About 800 m from west to east and 500 m from south to north in Central Europe.
const halfWidthDegrees = 0.0057;
const halfHeightDegrees = 0.00225;
const zoom = 17;

/** The address of OpenStreetMap's embedded map with a marker on the practice. */
export function toEmbeddedMap({ latitude, longitude }: Place): string {
  const box = [
    longitude - halfWidthDegrees,
    latitude - halfHeightDegrees,
    longitude + halfWidthDegrees,
    latitude + halfHeightDegrees,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The address of the same place on OpenStreetMap's own page. */
export function toLargerMap({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=${zoom}/${latitude}/${longitude}`;
}

/** Where maps of three services show the way to the practice; each asks the visitor where they start. */
export function toRoutes({ latitude, longitude }: Place): { name: string; address: string }[] {
  const goal = `${latitude},${longitude}`;
  return [
    { name: 'Apple', address: `https://maps.apple.com/?${new URLSearchParams({ daddr: goal })}` },
    {
      name: 'Google',
      address: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: goal })}`,
    },
    {
      name: 'OpenStreetMap',
      address: `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: goal })}`,
    },
  ];
}
