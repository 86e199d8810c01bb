import * as sentences from '@praxisportal/contract/errors';
import { expect, it } from 'vitest';
import { errorSentence, isInOtherLanguage, minutesToWait } from './error-sentence.ts';
import { ApiError } from './errors.ts';

const wrong = { status: 401, code: 'invalid_credentials', language: 'de' } as const;

it('says what the server said, and in another language what its code stands for', () => {
  const error = new ApiError('E-Mail oder Passwort ist falsch.', wrong);
  expect(errorSentence(error, 'login', 'de')).toBe('E-Mail oder Passwort ist falsch.');
  expect(errorSentence(error, 'login', 'en', sentences)).toBe(
    sentences.errorSentences.invalid_credentials.en,
  );
});

it('knows when the sentences of the other language are needed', () => {
  expect(isInOtherLanguage(new ApiError('Ungültiger Code', wrong), 'en')).toBe(true);
  expect(isInOtherLanguage(new ApiError('Ungültiger Code', wrong), 'de')).toBe(false);
  // The page’s own words are there in both.
  expect(isInOtherLanguage(new ApiError('', wrong), 'en')).toBe(false);
  expect(isInOtherLanguage(new TypeError('x is not a function'), 'en')).toBe(false);
});

it('knows the sentences that only some calls have once they are here', () => {
  const error = new ApiError('Das Passwort ist falsch.', { ...wrong, code: 'proof_wrong' });
  const more = { proof_wrong: { de: 'Das Passwort ist falsch.', en: 'That password is wrong.' } };
  expect(errorSentence(error, 'generic', 'en', { ...sentences, more })).toBe('That password is wrong.');
  expect(errorSentence(error, 'generic', 'en', sentences)).toBe('Das Passwort ist falsch.');
});

it('keeps the server’s sentence until the others are here', () => {
  const error = new ApiError('E-Mail oder Passwort ist falsch.', wrong);
  expect(errorSentence(error, 'login', 'en')).toBe('E-Mail oder Passwort ist falsch.');
});

it('names the booking rule rather than the refusal', () => {
  const error = new ApiError('Feiertag', { status: 422, code: 'outside_rules', rule: 'holiday' });
  expect(errorSentence(error, 'booking', 'en', sentences)).toBe(sentences.bookingRuleSentences.holiday.en);
});

it('says what failed if the answer says nothing', () => {
  const silent = new ApiError('', { status: 502, code: 'internal' });
  expect(errorSentence(silent, 'login', 'de')).toBe('Login fehlgeschlagen');
  expect(errorSentence(new TypeError('x is not a function'), 'login', 'de')).toBe('Login fehlgeschlagen');
});

const promised = [
  ['login', 'Login fehlgeschlagen'],
  ['registration', 'Registrierung fehlgeschlagen'],
  ['send_code', 'Fehler beim Senden des Codes'],
  ['check_code', 'Ungültiger Code'],
  ['send', 'Fehler beim Senden'],
  ['cancel_appointment', 'Fehler beim Stornieren des Termins. Bitte versuchen Sie es erneut.'],
  ['load_doctors', 'Fehler beim Laden der Ärzte'],
  ['load_slots', 'Fehler beim Laden der verfügbaren Zeiten'],
  ['booking', 'Fehler bei der Buchung'],
  ['chat_booking', 'Fehler bei der Buchung. Bitte versuchen Sie es erneut.'],
  ['generic', 'Ein Fehler ist aufgetreten'],
] as const;

it.each(promised)(
  'says word for word what the product promises if %s fails without a reason',
  (failure, sentence) => {
    const silent = new ApiError('', { status: 502, code: 'internal' });
    expect(errorSentence(silent, failure, 'de')).toBe(sentence);
  },
);

it.each(promised)(
  'without any answer says the same of %s first, then what is the matter',
  (failure, sentence) => {
    const unanswered = new ApiError('', { status: 0, code: 'unavailable' });
    const shown = errorSentence(unanswered, failure, 'de');
    expect(shown).toBe(`${sentence.replace(/\.$/, '')}. Der Dienst ist gerade nicht erreichbar.`);
    expect(errorSentence(unanswered, failure, 'en')).toMatch(
      /\S\. The service can’t be reached right now\.$/,
    );
  },
);

it('passes on what a newer server says', () => {
  const newer = new ApiError('Neuer Grund', { ...wrong, ...JSON.parse('{"code":"from_tomorrow"}') });
  expect(errorSentence(newer, 'login', 'en', sentences)).toBe('Neuer Grund');
});

it('rounds the time to wait up to whole minutes', () => {
  const error = new ApiError('', { status: 429, code: 'too_many_requests', retryAfterSeconds: 61 });
  expect(minutesToWait(error)).toBe(2);
  expect(
    minutesToWait(new ApiError('', { status: 429, code: 'code_too_soon', retryAfterSeconds: 30 })),
  ).toBeUndefined();
});
