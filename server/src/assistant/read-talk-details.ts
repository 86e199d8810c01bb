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
};

const outOfHours =
  /\b(?:notdienst\w*|notfall\w*|bereitschaft\w*|nachts?|schlimmer|emergency|out of hours|worse|at night|tonight)\b|(?:schmerz|weh\b|pain|hurt)[^.!?]*\b(?:wochenende|feiertag\w*|samstags?|sonntags?|weekend)|\b(?:wochenende|feiertag\w*|samstags?|sonntags?|weekend)\b[^.!?]*(?:schmerz|weh\b|pain|hurt)/u;
const unreachable =
  /\b(?:telefon\w*|anruf\w*|angerufen|erreich\w*|ruft|ran|ruckruf\w*|zuruckgerufen|durchkomm\w*|leitung|warteschleife|besetzt|abhebt?|phone|calls?|called|call(?:ing)? back|get through|pick(?:s|ed)? up|line)\b/u;
const referral = /\b(?:uberweisung\w*|uberwiesen|referral|referred)\b/u;
const particulars =
  /narkose|lachgas|dammerschlaf|hypnose|\b(?:sedier\w*|laughing gas|nitrous|sedat\w*|ana?esth\w*|hypnosis|zahlt|ubernimmt|ubernehmen|bezahlt|erstattet|covers?|covered|pays?|reimburse\w*)\b/u;
const networks = /\b(?:facebook|instagram|insta|linkedin|tiktok|twitter|youtube|social media)\b/u;

export function readTalkDetails({ text, slots, today }: Reading): TalkDetails {
  return {
    hours: readAskedHours(text, slots.day, today),
    isOutOfHours: outOfHours.test(text),
    isUnreachable: unreachable.test(text),
    isReferral: referral.test(text),
    isOfNetworks: networks.test(text),
    isOfParticulars: particulars.test(text),
  };
}
