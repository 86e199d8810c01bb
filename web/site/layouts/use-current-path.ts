import { useLocation } from 'react-router';

/** The address as the links write it: prerendering asks for pages with a slash at the end, browsers without. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/\/$/, '');
}
