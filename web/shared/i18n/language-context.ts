import type { Language } from '@praxisportal/contract/language';
import { createContext } from 'react';

/** The language of the page's address. A context, because `useLocation` renders its callers at every change of the query. */
export const LanguageContext = createContext<Language>('de');
