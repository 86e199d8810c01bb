import { type AskedHours, readAskedHours } from './read-hours-question.ts';
import type { Reading } from './reading.ts';

/** What a question is about, beside its topic. */
export type TalkDetails = {
  hours?: AskedHours | undefined;
  /** It is about a need outside the opening hours. */
  isOutOfHours?: boolean;
  /** Nobody answers the phone. */
  isUnreachable?: boolean;
  /** Somebody tells of pain and asks nothing. */
  isToldPain?: boolean;
  isReferral?: boolean;
  isOfNetworks?: boolean;
  /** It asks for something that the answer may not know: gas, a general anaesthetic, what an insurance pays. */
  isOfParticulars?: boolean;
  /** Whether one may come without an appointment */
  isOfWalkingIn?: boolean;
  /** A mail about an appointment did not come. */
  isOfMissingMail?: boolean;
};

const outOfHours =
  /\b(?:notdienst\w*|notfall\w*|bereitschaft\w*|nachts?|schlimmer|emergency|out of hours|worse|at night|tonight)\b|(?:schmerz|weh\b|pain|hurt)[^.!?]*\b(?:wochenende|feiertag\w*|samstags?|sonntags?|weekend)|\b(?:wochenende|feiertag\w*|samstags?|sonntags?|weekend)\b[^.!?]*(?:schmerz|weh\b|pain|hurt)/u;
const unreachable =
  /\b(?:telefon\w*|anruf\w*|angerufen|erreich\w*|ruft|ran|ruckruf\w*|zuruckgerufen|durchkomm\w*|leitung|warteschleife|besetzt|abhebt?|phone|calls?|called|call(?:ing)? back|get through|pick(?:s|ed)? up|line)\b/u;
const referral = /\b(?:uberweisung\w*|uberwiesen|referral|referred)\b/u;
const particulars =
  /narkose|lachgas|dammerschlaf|hypnose|\b(?:sedier\w*|laughing gas|nitrous|sedat\w*|ana?esth\w*|hypnosis|zahlt|ubernimmt|ubernehmen|bezahlt|erstattet|covers?|covered|pays?|reimburse\w*)\b/u;
const walkingIn =
  /\bwalk[- ]?ins?\b|\b(?:ohne (?:einen? |vorherigen? )?(?:termin\w*|(?:vor)?anmeldung)|without (?:an |any )?(?:appointment|booking))\b[^.!]*\b(?:komm\w*|vorbei\w*|rein\w*|behandel\w*|dran\w*|come|be seen|drop in|pop in|show up)\b|\b(?:einfach (?:so )?|just )(?:vorbeikomm\w*|reinkomm\w*|vorbeischau\w*|kommen|come (?:by|in|over)|drop in|show up|turn up)\b[^.!]*\?/u;
const confirmation = /(?:bestatigung|erinnerung)\p{L}*|\b(?:confirmation|terminmail|reminder)\b/u;
const missing =
  /\b(?:kein\w*|nicht|nich|net|nie|nirgends|fehlt|no|not|never|didn't|haven't|hasn't|missing)\b/u;
const arrives =
  /\b(?:bekomm\w*|erhalt\w*|ge?kriegt?|kam\w*|(?:an)?gekom+en|kommt|da|fehlt|find\w*|seh\w*|postfach|spam|inbox|get|got|received?|arrived?|come|came|yet|see|find|missing)\b/u;
const isElse = /code|\b(?:mocht\w*|will|wollen|abbestell\w*|abmeld\w*|want|stop|unsubscribe)\b/u;

function isOfMissingMail(text: string): boolean {
  return [confirmation, missing, arrives].every((sign) => sign.test(text)) && !isElse.test(text);
}

const networks = /\b(?:facebook|instagram|insta|linkedin|tiktok|twitter|youtube|social media)\b/u;

export function readTalkDetails({ text, slots, today }: Reading): TalkDetails {
  return {
    hours: readAskedHours(text, slots.day, today),
    isOutOfHours: outOfHours.test(text),
    isUnreachable: unreachable.test(text),
    isReferral: referral.test(text),
    isOfNetworks: networks.test(text),
    isOfParticulars: particulars.test(text),
    isOfWalkingIn: walkingIn.test(text),
    isOfMissingMail: isOfMissingMail(text),
  };
}
