import type { Language } from '@praxisportal/contract/language';
import { answers } from '@praxisportal/practice/answers';
import { practice } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import { describe, expect, it } from 'vitest';
import { nowMs, samplePractice, toAppointment } from '../../tests/assistant-practice.ts';
import { talk } from '../../tests/assistant-talk.ts';
import { createAssistant } from './assistant.ts';

const guest = { kind: 'guest' } as const;
const answer = (message: string) => talk([message]).replies[0]?.message ?? '';

describe('a treatment', () => {
  const asked: Record<string, [de: string, en: string]> = {
    kontrolluntersuchung: ['Was passiert bei einer Kontrolluntersuchung?', 'What happens at a check-up?'],
    prophylaxe: ['Was wird bei der Prophylaxe gemacht?', 'What is a professional cleaning?'],
    fuellungen: ['Erklären Sie mir bitte Füllungen', 'Could you explain fillings?'],
    wurzelbehandlung: ['Wie läuft eine Wurzelbehandlung ab?', 'What is a root canal treatment?'],
    zahnersatz: ['Was ist Zahnersatz?', 'What are crowns and implants?'],
    aesthetik: ['Was ist ästhetische Zahnheilkunde?', 'What is cosmetic dentistry?'],
    kieferorthopaedie: ['Was passiert in der Kieferorthopädie?', 'What is orthodontics?'],
    parodontologie: ['Was ist Parodontologie?', 'What is periodontology?'],
    kinder: ['Was passiert bei der Kinderzahnheilkunde?', 'Explain children’s dentistry please'],
    notfall: ['Was passiert bei einer Notfallbehandlung?', 'What does the emergency treatment involve?'],
    beratung: ['Was passiert bei einer Beratung?', 'What happens at a consultation?'],
  };

  it.each(treatments)('is explained in the practice’s words: $id', ({ id, name, description, ...facts }) => {
    for (const [index, language] of (['de', 'en'] as const).entries()) {
      const words = answer(asked[id]?.[index] ?? '');
      expect(words).toContain(
        `**${name[language]}** (${facts.durationLabel[language]}): ${description[language]}`,
      );
      for (const detail of facts.details) expect(words).toContain(`- ${detail[language]}`);
    }
  });
});

describe('what the practice has written down is told in its words', () => {
  it.each<[keyof typeof answers, Language, string]>([
    ['children', 'de', 'Behandeln Sie Kinder?'],
    ['children', 'en', 'Do you treat children?'],
    ['parking', 'de', 'Wo kann ich parken?'],
    ['parking', 'en', 'Where can I park?'],
    ['insurance', 'de', 'Welche Krankenkassen nehmen Sie?'],
    ['insurance', 'en', 'Do you take private insurance?'],
    ['payment', 'de', 'Kann ich mit Karte zahlen?'],
    ['payment', 'en', 'Can I pay by card?'],
  ])('%s, %s: “%s”', (fact, language, message) => {
    expect(answers[fact]).not.toBeNull();
    expect(answer(message)).toBe(answers[fact]?.[language]);
  });

  it.each<[Language, string]>([
    ['de', 'Was kostet eine Zahnreinigung?'],
    ['en', 'How much is a filling?'],
  ])('prices, %s, with whom to ask and without a sum', (language, message) => {
    const words = answer(message);
    expect(words).toContain(answers.prices?.[language]);
    expect(words).toContain(practice.phone);
    expect(words).not.toMatch(/€|\b(?:Euro|euros)\b/);
  });

  it.each<[Language, string]>([
    ['de', 'Wie ist Ihre Adresse?'],
    ['en', 'What is your address?'],
  ])('the address, %s, and how to find it', (language, message) => {
    const { name, address } = practice;
    const city = `${address.postalCode} ${address.cityName[language]}`;
    expect(answer(message)).toBe(
      `**${name}**\n\n- ${address.street}, ${city}\n- ${address.directions[language]}`,
    );
  });
});

describe('small talk', () => {
  it.each([
    ['Hallo', /^Guten Tag! Ich bin der Praxis-Assistent\. Wie kann ich Ihnen helfen\?$/],
    ['Guten Morgen', /^Guten Tag!/],
    ['Hello', /^Hello! I’m the practice’s assistant\. How can I help\?$/],
    ['Vielen Dank für Ihre Hilfe', /^Gern geschehen!$/],
    ['Thanks a lot', /^You’re welcome!$/],
    ['Wie geht es Ihnen?', /bei allem rund um die Praxis helfe ich gern\.$/],
    ['How are you?', /happy to help with anything about the practice\.$/],
    ['Wer bist du?', /^Ich bin der Praxis-Assistent, ein Computerprogramm \(KI\), kein Mensch\..*4710120/s],
    ['Who are you?', /^I’m the practice’s assistant, a computer program \(AI\), not a person\..*4710120/s],
  ])('is answered, and does nothing: “%s”', (message, words) => {
    const [reply] = talk([message], { asker: guest }).replies;
    expect(reply?.message).toMatch(words);
    expect(reply?.action).toBeUndefined();
  });
});

describe('without a model', () => {
  it.each([
    ['Welche Ärzte haben Sie?', 'Das sind unsere Ärztinnen und Ärzte:', 'de'],
    ['Show me the dentists', 'These are our dentists:', 'en'],
  ] as const)('everybody who works here is shown: “%s”', (message, words, language) => {
    const [reply] = talk([message], { asker: guest }).replies;
    expect(reply?.message).toBe(words);
    expect(reply?.action).toEqual({
      type: 'show_doctors',
      doctors: samplePractice.doctors.map(({ id, name, specialization }) => ({
        ...{ id, name, specialization: specialization[language] },
      })),
    });
  });

  it('one dentist is shown who is asked for by name', () => {
    const [reply] = talk(['Wer ist Dr. Hoffmann?'], { asker: guest }).replies;
    expect(reply?.message).toMatch(/^\*\*Dr\. Lena Hoffmann\*\*, Zahnärztin: /);
    expect(reply?.action).toMatchObject({ type: 'show_doctors', doctors: [{ id: 'hoffmann' }] });
  });

  it.each([
    ['English please', 'en', 'Of course, in English from now on.'],
    ['Bitte auf Englisch', 'en', 'Of course, in English from now on.'],
    ['Please switch to German', 'de', 'Gern, ab jetzt auf Deutsch.'],
    ['Bitte auf Deutsch', 'de', 'Gern, ab jetzt auf Deutsch.'],
  ])('the language is changed, and said in that: “%s”', (message, language, words) => {
    const [reply] = talk([message], { asker: guest }).replies;
    expect(reply?.message).toBe(words);
    expect(reply?.action).toEqual({ type: 'change_language', language });
  });
});

describe('what is not understood', () => {
  /** Whom no messages have taught: what no rule knows it does not understand. */
  const untaught = createAssistant(samplePractice, () => []);
  const say = (message: string) => {
    const asker = guest;
    const plan = untaught.plan({ message, language: 'de', asker, state: {}, earlierMessages: [], nowMs });
    expect(plan.task.kind).toBe('unclear');
    return untaught.render(plan, {}, nowMs);
  };

  it.each([
    ...[
      'Was hat es mit dem Schmerz auf sich?',
      'Ist das Blut?',
      'Und geschwollen?',
      'Und Unfall mit Zahn?',
      'Verletzung, was nun?',
    ],
    ...['What about the pain?', 'Is it blood?', 'What about swollen?', 'What about the wound?'],
  ])('names the emergency line where there is a word of pain, blood or injury: “%s”', (message) => {
    expect(say(message).message).toMatch(
      /(?:Notfallnummer|emergency line) \+49 221 4710112[^\n]*\b112\b[^\n]*$/,
    );
  });

  it.each([
    ['Brumm, Käse, brumm?', /^Das habe ich leider nicht verstanden\./],
    ['What about the moon?', /^I’m afraid I didn’t understand that\./],
  ])('is said, with three examples to press and the phone, and no emergency: “%s”', (message, words) => {
    const { message: said, suggestions = [], action } = say(message);
    expect(said).toMatch(words);
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect(said).toContain(`- ${suggestion}`);
    expect(said).toContain('4710120');
    expect(said).not.toContain('4710112');
    expect(action).toBeUndefined();
  });
});

describe('opening hours', () => {
  it.each([
    [
      'Haben Sie zwischen Weihnachten und Neujahr offen?',
      /^Von Sonntag, 27\. Dezember 2026 bis Donnerstag, 31\. Dezember 2026 haben wir geschlossen \(Weihnachtsferien der Praxis\)\. Danach öffnen wir am Montag, 4\. Januar 2027/,
    ],
    ['Haben Sie über die Feiertage geöffnet?', /^Von Donnerstag, 24\. Dezember 2026 bis .* geschlossen/],
    ['Habt ihr nächste Woche offen?', /^Von Montag, 30\. November 2026 bis .* zu den üblichen Zeiten/],
    [
      'Haben Sie im Dezember Urlaub?',
      /^Von Dienstag, 1\. Dezember 2026 .* außer:\n\n- Donnerstag, 24\. Dezember/,
    ],
    [
      'Haben Sie am Wochenende offen?',
      /^Von Samstag, 28\. November 2026 bis .* geschlossen\. Danach .* 30\. November/,
    ],
    ['Haben Sie auch samstags offen?', /^Samstags haben wir geschlossen\./],
    ['Haben Sie freitags länger auf?', /^Freitags haben wir von 08:00 bis 16:00 Uhr/],
    ['Are you open on Saturdays?', /^On Saturdays we’re closed\./],
    ['Wann macht ihr heute zu?', /^Heute haben wir von 08:00 bis 18:00 Uhr/],
    ['Wann haben Sie geöffnet?', /^Unsere Öffnungszeiten/],
  ])('are told of the days that are asked for: “%s”', (message, words) => {
    expect(answer(message)).toMatch(words);
  });

  it.each([
    'Habt ihr gerade offen?',
    'Haben Sie jetzt auf?',
    'Sind Sie aktuell geöffnet?',
    'Habt ihr noch offen?',
    'Are you still open?',
  ])('are told of this moment where that is asked for: “%s”', (message) => {
    expect(answer(message)).toMatch(/^(?:Ja, wir haben gerade geöffnet|Yes, we’re open now)/);
  });

  it('are no answer to where else the practice is found', () => {
    expect(answer('Sind Sie auf Facebook?')).toBe(
      'Demnächst finden Sie uns auch auf Instagram, Facebook und LinkedIn.',
    );
  });
});

describe('pain that is told of', () => {
  it.each([
    'Ich habe Zahnschmerzen',
    'leichte Zahnschmerzen seit gestern',
    'Mein Zahn tut weh',
    'I have a toothache',
  ])('is met with an appointment and the emergency number: “%s”', (message) => {
    for (const asker of [guest, undefined]) {
      const [reply] = talk([message], asker ? { asker } : {}).replies;
      expect(reply?.message).toMatch(/„Termin“.*4710112|“appointment”.*4710112/s);
      expect(reply?.message).not.toMatch(/beurteilen|judge/);
    }
  });

  it.each(['Ich habe Zahnschmerzen, was kann ich tun?', 'Darf ich bei Zahnschmerzen Ibuprofen nehmen'])(
    'is not judged where that is asked for: “%s”',
    (message) => {
      expect(answer(message)).toContain('darf ich nicht beurteilen');
    },
  );

  it.each([
    ['ja sehr stark', 'emergency'],
    ['ziemlich schlimm', 'emergency'],
    ['es wird schlimmer', 'emergency'],
    ['ja sehr', 'emergency'],
    ['yes, very bad', 'emergency'],
    ['not too bad', undefined],
    ['unten links', undefined],
    ['nein, nicht schlimm', undefined],
    ['ja bitte', 'start_booking'],
    ['danke', undefined],
  ])('is gone on from: “%s”', (message, action) => {
    const [reply] = talk([message], { earlierMessages: ['Ich habe Zahnschmerzen'] }).replies;
    expect(reply?.action?.type).toBe(action);
    expect(reply?.message).not.toMatch(/ausgeschlagen|knocked|Angst|beurteilen|verstanden|sorry about/);
  });
});

it.each([
  'Was mache ich wenn es heute Nacht schlimmer wird?',
  'Gibt es einen Notdienst?',
  'Wohin kann ich mich am Wochenende bei Schmerzen wenden?',
  'Haben Sie sonntags Notdienst?',
])('begins with the emergency number where help is needed out of hours: “%s”', (message) => {
  expect(answer(message)).toMatch(/^\*\*Unsere Notfallnummer .* \+49 221 4710112/);
});

it('tells of the entrance what the site tells, and that it knows no more', () => {
  expect(answer('Ist die Praxis barrierefrei?')).toBe(
    'Der Eingang ist ebenerdig. Mehr weiß ich dazu leider nicht; bitte fragen Sie unter +49 221 4710120 nach.',
  );
  for (const message of ['Brauche ich eine Überweisung?', 'Muss ich vom Hausarzt überwiesen werden?'])
    expect(answer(message)).toMatch(/^Das weiß ich leider nicht/);
});

it('says that the notice period is over before it cancels, and to a guest the rule', () => {
  const message = 'Kann ich den Termin morgen noch kostenlos absagen?';
  const say = (lateCancellation: boolean) => {
    const appointments = [{ ...toAppointment('a-1', '2026-11-26', '08:30'), lateCancellation }];
    return talk([message], { findings: { appointments } }).replies[0]?.message;
  };
  expect(say(true)).toContain('gut, dass Sie trotzdem Bescheid geben');
  expect(say(false)).not.toContain('trotzdem');
  expect(talk([message], { asker: guest }).replies[0]?.message).toMatch(
    /mindestens 24\sStunden vorher.*4710120/,
  );
});

it('names several ways to complain, and not the phone to whom nobody answers it', () => {
  const rude = answer('Die Dame am Empfang war sehr unfreundlich');
  expect(rude).toMatch(/praxis@lindenplatz\.example.*4710120.*\(\/de\/contact\)/);
  for (const message of ['Bei Ihnen geht nie jemand ans Telefon!', 'Keiner geht ran bei euch, Frechheit'])
    expect(answer(message)).not.toContain('4710120');
});

describe('danger', () => {
  it.each([
    'Je ne peux plus respirer',
    'No puedo respirar',
    'Nie mogę oddychać',
    'Не могу дышать',
    'Nefes alamıyorum',
    'Non riesco a respirare',
    'He was knocked out briefly and broke a tooth',
    'my kid fell and lost consciousness for a sec',
  ])('is understood in other languages, too: “%s”', (message) => {
    expect(talk([message], { asker: guest }).replies[0]?.action).toMatchObject({
      type: 'emergency',
      reason: '112',
    });
  });

  it.each(['Ich habe blutigen Respekt vor der Spritze', 'Ist Zahnfleischbluten beim schwanger sein normal?'])(
    'is not in every word of blood: “%s”',
    (message) => {
      expect(talk([message], { asker: guest }).replies[0]?.action?.type).not.toBe('emergency');
    },
  );
});

describe('what nobody has written down', () => {
  it.each([
    'brumm brumm',
    'Machen Sie Sportmundschutz?',
    'Haben Sie Lachgas?',
    'Zahlt die AOK die Zahnreinigung?',
  ])('is asked for by phone: “%s”', (message) => {
    expect(answer(message)).toContain('221 4710120');
  });
});

it.each(['muss ich mich anmelden?', 'Muss ich mich registrieren, um zu buchen?', 'Do I have to register?'])(
  'who asks whether an account is needed is told how to book without: “%s”',
  (message) => {
    expect(answer(message)).toMatch(/Ohne Konto buchen Sie als Gast|Without an account you book as a guest/);
  },
);

it.each([
  'Was kostet eine Zahnreinigung und zahlt das die Kasse?',
  'What does an implant cost, and does my insurance cover it?',
])('a price and who pays it are both told: “%s”', (message) => {
  expect(answer(message)).toMatch(/schriftlichen Kostenplan|written/);
  expect(answer(message)).toMatch(/gesetzlich und privat Versicherte|statutory/);
});

it.each([
  ['Was kostet eine Zahnreinigung und wann habt ihr offen?', /Kostenplan/, /08:00/],
  ['Nehmen Sie Kassenpatienten und habt ihr einen Aufzug?', /gesetzlich/, /ebenerdig/],
])('both questions of “%s” are answered', (message, first, second) => {
  expect(answer(message)).toMatch(first);
  expect(answer(message)).toMatch(second);
});

it('who asks with their pain whether to come reads where the practice is and until when it is open', () => {
  const said = answer('Ich hab ziemlich Zahnschmerzen, kann ich heute noch vorbeikommen?');
  expect(said).toContain('+49 221 4710112');
  expect(said).toContain('Lindenplatz 7');
});

it('that there is no fever is no alarm, with a no before it or without', () => {
  for (const message of ['nein kein Fieber und ich bekomme gut Luft', 'Nein, kein Fieber', 'No fever'])
    expect(talk([message]).replies[0]?.action?.type, message).not.toBe('emergency');
});

it.each([
  'kann ich ohne Termin vorbeikommen?',
  'Muss ich einen Termin haben oder kann ich einfach vorbeikommen?',
  'Do you take walk-ins?',
])('who asks whether to come without an appointment is told whom to ask: “%s”', (message) => {
  expect(answer(message)).toMatch(/ohne Zeit für Sie ist|without one, please ask/);
});

it('pain is answered first, also where somebody wants to come without an appointment', () => {
  expect(answer('Hab starke Zahnschmerzen, kann ich ohne Termin vorbeikommen?')).not.toContain(
    'Am sichersten',
  );
});

it.each([
  'Ich habe keine Bestätigungsmail bekommen',
  'Ich hab keine Bestätigung erhalten',
  'I never got a confirmation email',
])('a confirmation that did not come: “%s”', (message) => {
  expect(answer(message)).toMatch(/Spam-Ordner.*Konto|spam folder.*account/);
});

it('a code that did not come is asked for anew, and reminders that are not wanted are no missing mail', () => {
  expect(answer('Der Code ist nicht angekommen')).toContain('zehn Minuten');
  expect(answer('Der Bestätigungscode kommt nicht an')).not.toContain('Ihre Termine stehen');
  expect(answer('Ich möchte keine Erinnerungen mehr kriegen')).not.toContain('Spam');
});

it.each(['is de frau doktor weber do', 'am mo bin i do'])('dialect is no English: “%s”', (message) => {
  expect(talk([message]).replies[0]?.state.language).not.toBe('en');
});

it('the question whether one may come without an appointment is answered in the midst of a booking', () => {
  expect(talk(['Kontrolle am Montag', 'Kann ich ohne Termin vorbeikommen?']).replies[1]?.message).toContain(
    'Am sichersten',
  );
});
