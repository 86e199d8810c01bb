import { jsxDEV as createDev } from 'react/jsx-dev-runtime';
import { separateTexts } from './text-elements.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-runtime';

/** The same as `jsx-runtime`, for the development server. */
export const jsxDEV: typeof createDev = (type, props, ...details) =>
  createDev(type, separateTexts(type, props), ...details);
