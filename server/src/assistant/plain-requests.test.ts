import { describe, expect, it } from 'vitest';
import { nowMs, patient, samplePractice } from '../../tests/assistant-practice.ts';
import { findings, talk } from '../../tests/assistant-talk.ts';
import { createAssistant } from './assistant.ts';

// What patients ask for most, in plain words: every way to ask with every time, the days, dentists and treatments in turn.
// Rules that read stories of other people's appointments have misread these.

type Named = readonly [words: string, meant: string | undefined];
type Language = { days: Named[]; times: Named[]; doctors: Named[]; treatments: Named[]; forms: string[] };

const german: Language = {
  days: [
    ['am 11.12.', '2026-12-11'],
    ['am Dienstag', '2026-12-01'],
    ['nächsten Montag', '2026-11-30'],
    ['morgen', '2026-11-26'],
    ['am 9. Dezember', '2026-12-09'],
    ['am Donnerstag, den 3.12.', '2026-12-03'],
    ['übermorgen', '2026-11-27'],
    ['am zweiten Dezember', '2026-12-02'],
    ['nächste Woche Freitag', '2026-12-04'],
    ['heute in zwei Wochen', '2026-12-09'],
  ],
  times: [
    ['um 12 Uhr', '12:00'],
    ['um halb drei', '14:30'],
    ['um 9:15 Uhr', '09:15'],
    ['gegen zehn', '10:00'],
    ['ab 14 Uhr', 'from 14:00'],
    ['nach 15 Uhr', 'from 15:00'],
    ['vor 11 Uhr', 'to 11:00'],
    ['vormittags', 'from 08:00 to 12:00'],
    ['zwischen 10 und 12 Uhr', 'from 10:00 to 12:00'],
    ['um viertel nach acht', '08:15'],
    ['um dreiviertel elf', '10:45'],
    ['früh um acht', '08:00'],
    ['um eins', '13:00'],
  ],
  doctors: [
    ['', undefined],
    [' bei Frau Dr. Weber', 'Weber'],
    [' bei Dr. Yılmaz', 'Yılmaz'],
    [' bei Ihnen', undefined],
    [' bei der Frau Doktor Hoffmann', 'Hoffmann'],
  ],
  treatments: [
    [' zur Kontrolle', 'Kontrolluntersuchung'],
    [' zur Zahnreinigung', 'Prophylaxe & Zahnreinigung'],
    [' für eine Füllung', 'Füllungen'],
    [' wegen der Krone', 'Zahnersatz'],
  ],
  forms: [
    'Ich hätte gerne DAY TIME einen TerminFORDOCTOR.',
    'Ich hätte gern einen TerminDOCTOR DAY TIMEFOR',
    'Haben Sie DAY TIMEFOR noch etwas freiDOCTOR?',
    'Kann ich DAY TIMEFORDOCTOR kommen?',
    'Geht DAY TIMEDOCTORFOR?',
    'Ich braucheFORDOCTOR einen Termin, am besten DAY TIME.',
    'DAY TIME TerminFORDOCTOR bitte',
    'Guten Tag, ist DAY TIMEDOCTOR ein TerminFOR möglich?',
    'Mein Mann braucht DAY TIME einen TerminFORDOCTOR',
    'hi brauche DAY TIME nen terminDOCTORFOR danke',
    'Ich möchteFORDOCTOR kommen, DAY TIME wäre ideal',
    'Könnten Sie mich DAY TIMEDOCTORFOR eintragen?',
  ],
};

const english: Language = {
  days: [
    ['on December 11', '2026-12-11'],
    ['on Tuesday', '2026-12-01'],
    ['next Monday', '2026-11-30'],
    ['tomorrow', '2026-11-26'],
    ['on the 9th of December', '2026-12-09'],
    ['Thursday, Dec 3rd', '2026-12-03'],
    ['the day after tomorrow', '2026-11-27'],
    ['next week Friday', '2026-12-04'],
  ],
  times: [
    ['at 12', '12:00'],
    ['at half past two', '14:30'],
    ['around ten', '10:00'],
    ['after 2 pm', 'from 14:00'],
    ['before 11', 'to 11:00'],
    ['in the afternoon', 'from 12:00 to 18:00'],
    ['between 10 and 12', 'from 10:00 to 12:00'],
    ['at quarter to eleven', '10:45'],
    ['4pm', '16:00'],
  ],
  doctors: [
    ['', undefined],
    [' with Dr Weber', 'Weber'],
    [' with Dr. Yılmaz', 'Yılmaz'],
    [' with doctor Hoffmann', 'Hoffmann'],
  ],
  treatments: [
    [' for a check-up', 'Kontrolluntersuchung'],
    [' for a cleaning', 'Prophylaxe & Zahnreinigung'],
    [' for a filling', 'Füllungen'],
    [' about my crown', 'Zahnersatz'],
  ],
  forms: [
    "I'd like an appointmentFORDOCTOR DAY TIME.",
    'Can I come DAY TIMEFORDOCTOR?',
    'Do you have anything free DAY TIMEFORDOCTOR?',
    'appointment DAY TIMEFORDOCTOR please',
    'Hi, I needFORDOCTOR an appointment, ideally DAY TIME',
    'My husband needs an appointment DAY TIMEDOCTORFOR',
  ],
};

const assistant = createAssistant(samplePractice);

/** What stands in the form after a message, in the words of the tables. */
function fillForm(message: string) {
  const plan = assistant.plan({
    message,
    language: 'de',
    asker: patient,
    state: {},
    earlierMessages: [],
    nowMs,
  });
  const { action } = assistant.render(plan, {}, nowMs);
  if (action?.type !== 'start_booking') return action?.type;
  const { date, time, timeFrom, timeTo, treatmentType, doctorName = '' } = action;
  const bounds = [timeFrom && `from ${timeFrom}`, timeTo && `to ${timeTo}`].filter(Boolean).join(' ');
  return { date, time: time ?? bounds, treatmentType, doctor: doctorName.split(' ').at(-1) };
}

describe.each([german, english])('a plain request %#', ({ days, times, doctors, treatments, forms }) => {
  it.each(forms)('%s', (form) => {
    const round = forms.indexOf(form);
    for (const [index, [time, meantTime]] of times.entries()) {
      const turn = index + round * times.length;
      const [day = '', date] = days[turn % days.length] ?? [];
      const [doctor = '', name] = doctors[(turn + round) % doctors.length] ?? [];
      const [treatment = '', treatmentType] = treatments[turn % treatments.length] ?? [];
      const message = form
        .replace('DAY', day)
        .replace('TIME', time)
        .replace('FOR', treatment)
        .replace('DOCTOR', doctor);
      expect(fillForm(message), message).toEqual({
        date,
        time: meantTime,
        treatmentType,
        doctor: name ?? '',
      });
    }
  });
});

describe('whoever cancels and books anew', () => {
  const say = (message: string) => talk([message], { findings }).replies[0]?.action;

  it.each([
    'Bitte sagen Sie meinen Termin ab. Und buchen Sie gleich einen neuen im Januar',
    'Termin absagen und einen neuen im Januar machen bitte',
    'Please cancel my appointment and book a new one in January',
  ])('moves it: “%s”', (message) => {
    expect(say(message)).toMatchObject({ type: 'show_appointments', reason: 'reschedule' });
  });

  it.each([
    'Bitte sagen Sie meinen Termin ab, ich melde mich wegen eines neuen',
    'Termin absagen bitte, einen neuen mache ich, wenn ich zurück bin',
  ])('only cancels: “%s”', (message) => {
    expect(say(message)).toMatchObject({ type: 'show_appointments', reason: 'cancel' });
  });
});
