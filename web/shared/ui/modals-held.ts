import { createContext } from 'react';

/** While this is true no modal below opens: something lies over all of them, and stays there. */
export const ModalsHeld = createContext(false);
