import { expect, test } from 'vitest';
import { type StaffCallName, staffCalls } from './calls.ts';
import { rights } from './rights.ts';
import { staffSchemas } from './schemas.ts';

const names = Object.keys(staffCalls).filter((name): name is StaffCallName => name in staffCalls);

test('a staff call has an address of its own and takes a right that exists', () => {
  const addresses = names.map((name) => `${staffCalls[name].method} ${staffCalls[name].path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const known = new Set<string>([...rights, 'none', 'session']);
  expect(names.filter((name) => !known.has(staffCalls[name].right))).toEqual([]);
});

test('a staff call has shapes for exactly the parameters in its path', () => {
  for (const name of names) {
    const schema = staffSchemas[name];
    const shape = 'params' in schema ? Object.keys(schema.params.shape) : [];
    expect([name, shape]).toEqual([
      name,
      [...staffCalls[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key),
    ]);
  }
});
