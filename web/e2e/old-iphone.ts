import type { BrowserContext } from '@playwright/test';
import { listNewerApis } from '../baseline/newer-scripts.ts';

/** React asks for a connection and does without; the language itself reads the other one for the flags. */
const readHarmlessly = ['Navigator.connection', 'RegExp.unicodeSets'];

/** Takes from every page what scripts do not find on an iPhone on iOS 16. */
export async function makeOldIphone(context: BrowserContext): Promise<void> {
  const { globals, ofObjects, ofPrototypes } = listNewerApis(['safari_ios']);
  await context.addInitScript(removeNewer, {
    globals: [...globals],
    ofObjects: [...ofObjects].map((property) => property.split('.')),
    ofPrototypes: [...ofPrototypes].map((property) => property.split('.')),
    readHarmlessly,
  });
}

type Newer = { globals: string[]; ofObjects: string[][]; ofPrototypes: string[][]; readHarmlessly: string[] };

/**
 * Runs in the browser. A method that is gone fails by itself when it is called. A property that is gone is read as
 * `undefined`, which may go unnoticed for long: whoever reads one is named on the console, and that fails the test.
 */
function removeNewer({ globals, ofObjects, ofPrototypes, readHarmlessly }: Newer): void {
  const isObject = (value: unknown) =>
    (typeof value === 'object' && value !== null) || typeof value === 'function' ? value : undefined;
  const findObject = (owner: string) =>
    owner === 'Window' ? undefined : isObject(Reflect.get(window, owner));

  for (const [owner = '', name = ''] of ofObjects) {
    const object = findObject(owner);
    if (object) Reflect.deleteProperty(object, name);
  }
  const gone = new Map<object, { owner: string; names: Set<string> }>();
  for (const [owner = '', name = ''] of ofPrototypes) {
    const object = findObject(owner);
    const prototype = object && isObject(Reflect.get(object, 'prototype'));
    if (!prototype) continue;
    const isAccessor = Reflect.getOwnPropertyDescriptor(prototype, name)?.get !== undefined;
    Reflect.deleteProperty(prototype, name);
    if (!isAccessor || readHarmlessly.includes(`${owner}.${name}`)) continue;
    const { names } = gone.get(prototype) ?? { names: new Set() };
    gone.set(prototype, { owner, names: names.add(name) });
  }
  for (const name of globals) Reflect.deleteProperty(window, name);
  for (const [prototype, { owner, names }] of gone) {
    const above = Reflect.getPrototypeOf(prototype);
    if (!above) continue;
    const watched = new Proxy(above, {
      // `in` goes past this trap: a script that asks is told the truth, and not blamed.
      get(target, name, receiver) {
        // Once is enough.
        if (typeof name === 'string' && names.delete(name))
          console.error(`${owner}.${name} is newer than the oldest iPhone that this site supports`);
        return Reflect.get(target, name, receiver);
      },
    });
    Reflect.setPrototypeOf(prototype, watched);
  }
}
