import { expect, test } from 'vitest';
import { calls, isCallName } from './calls.ts';
import { schemas } from './schemas.ts';

const table = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

test('no address stands twice', () => {
  expect(new Set(table).size).toBe(table.length);
});

test('a call has shapes for exactly the parameters in its path', () => {
  for (const name of Object.keys(calls).filter(isCallName)) {
    const schema = schemas[name];
    const shape = 'params' in schema ? Object.keys(schema.params.shape) : [];
    expect([name, shape]).toEqual([name, [...calls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key)]);
  }
});
