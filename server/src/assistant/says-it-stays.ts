import { signals } from './words/signals.ts';

const appointment = /\b(?:termine?s?|appointments?|beide[nr]?|both|alle[sn]?|all|everything)\b/u;
const isRight =
  /\b(?:passt|passen|stimmt|stimmen|bestatig\w*|confirm\w*|klar|ok|okay|steht|stehen|bleibt|bleiben|suits?|works?|fine|good)\b/u;

/** "Der Termin passt mir gut, danke" says of an appointment that it is right, and no yes to cancelling it. */
export function saysItStays(text: string): boolean {
  return appointment.test(text) && isRight.test(text) && signals.cancelVerb?.test(text) !== true;
}
