import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

// Before anything is painted, as ScrollRestoration of the router would do it, whose script fails where the browser blocks
// its storage. React escapes quotes and ampersands here, so there are none.
const restorePosition =
  'try{var s=history.state;if(!s||!s.key){s={key:Math.random().toString(32).slice(2)};history.replaceState(s,``)}var y=JSON.parse(sessionStorage.getItem(`react-router-scroll-positions`)||`{}`)[s.key];if(typeof y==`number`)scrollTo(0,y)}catch{}';

/** Puts a page that is loaded anew, or gone back to, where it was read. */
export function ReadingPosition() {
  useScrollRestoration({});
  return <script>{restorePosition}</script>;
}
