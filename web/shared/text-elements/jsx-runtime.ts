import { jsx as createOne, jsxs as createSeveral, type JSX } from 'react/jsx-runtime';
import { separateTexts } from './text-elements.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX };

/** What the compiler makes of JSX (`jsxImportSource` in web/tsconfig.json): React's own, with texts in elements. */
export const jsx: typeof createOne = (type, props, key) => createOne(type, separateTexts(type, props), key);
export const jsxs: typeof createSeveral = (type, props, key) =>
  createSeveral(type, separateTexts(type, props), key);
