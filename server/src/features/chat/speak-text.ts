import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { toSpeakableText } from '@praxisportal/contract/speakable-text';
import { loadSureNameFinder, type NameFinder } from '../../assistant/redaction/find-names.ts';
import { toPlainCharacters } from '../../assistant/redaction/plain-characters.ts';
import { createRedactor } from '../../assistant/redaction/redact.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPatients } from '../patients/queries.ts';
import { countTry, throttle } from '../throttle/commands.ts';
import {
  type ChatAsker,
  cutText,
  isSealed,
  listPublic,
  namesDay,
  toKnownPeople,
  toSubjects,
} from './rules.ts';

/**
 * Speaks a text, the beginning of a long one. One with something personal in it never leaves this machine: it is left
 * to a voice here, or to the browser's, and so is what a provider would be paid too much for. Only of words that the
 * assistant's own seal vouches for is it not guessed what might be a name. Throws `too_many_requests`,
 * `speech_stays_here` for a text that only a provider could have spoken, or `speech_unavailable`.
 */
export async function speakText(
  context: AppContext,
  asker: ChatAsker,
  { text, language, seal }: { text: string; language: Language; seal?: string | undefined },
): Promise<Blob> {
  const { caller, account } = asker;
  if (account) await throttle(context, 'speech_of_account', caller, { target: account.accountId });
  else await throttle(context, 'speech_of_guest', caller);
  const written = cutText(text, limits.speechTextMaxLength);
  const { secretKey } = context;
  const { owner } = toSubjects(secretKey, asker);
  let stays = false;
  // Where only a voice here speaks, none of this is asked.
  const mayLeave = async () => {
    const isPublic = isSealed(secretKey, owner, text, seal);
    // An own appointment is personal without any name.
    const isOfAppointment = account !== undefined && !isPublic && namesDay(written);
    stays =
      isOfAppointment ||
      (await isPersonal(context, asker, written, isPublic ? noNames : loadSureNameFinder())) ||
      !(await isWithinBudget(context, asker));
    return !stays;
  };
  const words = { text: toSpeakableText(written, language), language, mayLeave };
  const audio = await context.speaker.speak(words, caller.prefix, caller.log);
  if (!audio) throw new AppError(stays ? 'speech_stays_here' : 'speech_unavailable');
  return audio;
}

/** Looks for no names but those that are known. */
const noNames: NameFinder = { findNames: () => [], findKept: () => [], listNameParts: () => [] };

/** Whether the text has something personal in it; what the practice prints on every page is not. */
async function isPersonal(
  { db, practice }: AppContext,
  { account }: ChatAsker,
  text: string,
  names: NameFinder,
): Promise<boolean> {
  const people = account && (await listPatients(db, account.accountId));
  const kept = listPublic(practice);
  return createRedactor(toKnownPeople(account, people), kept, names).redact(text) !== toPlainCharacters(text);
}

async function isWithinBudget(context: AppContext, { caller, account }: ChatAsker): Promise<boolean> {
  const { prefix, network } = caller;
  const counted = account
    ? await countTry(context, 'speech_provider_of_account', { target: account.accountId })
    : await countTry(context, 'speech_provider_of_guest', { prefix, network });
  return 'remaining' in counted;
}
