import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { nowMs, patient, samplePractice } from '../../tests/assistant-practice.ts';
import { createAssistant } from './assistant.ts';
import type { Asker, DialogState, Findings, Reply } from './turn.ts';

const assistant = createAssistant(samplePractice);
const knockedOut = 'Mir ist gerade ein Zahn ausgeschlagen worden';
const findings: Findings = {
  starts: { starts: ['10:00', '14:00'] },
  nextStart: { date: '2026-11-25', time: '10:00', doctorId: 'weber' },
};
const hourMs = 3_600_000;

/** The last reply of a conversation; `afterMs` is when each message comes. */
function answer(
  messages: readonly string[],
  {
    asker = patient,
    startMs = nowMs,
    stepMs = 60_000,
  }: { asker?: Asker; startMs?: number; stepMs?: number } = {},
): Reply & { mayModelAnswer?: boolean } {
  let state: DialogState = {};
  let reply: Reply & { mayModelAnswer?: boolean } = { message: '', state };
  for (const [index, message] of messages.entries()) {
    const at = startMs + index * stepMs;
    const earlierMessages = messages.slice(0, index);
    const plan = assistant.plan({ message, language: 'de', asker, state, earlierMessages, nowMs: at });
    reply = { ...assistant.render(plan, findings, at), mayModelAnswer: plan.mayModelAnswer };
    state = reply.state;
  }
  return reply;
}

describe('after an emergency was told of', () => {
  it.each([
    ['kann ich jetzt kommen?'],
    ['wo soll ich hin?'],
    ['can I come now?'],
    ['where should I go?'],
    ['is it open?'],
    ['haben Sie noch auf?'],
    ['wie ist die Adresse?'],
    ['geht heute noch was?'],
    ['bin in 20 Minuten da'],
    ['hat die Praxis auf?'],
    ['do I have to call first?'],
    ['zu wem soll ich?'],
  ])('“%s” is told to call first, and where the practice is, as long as it is open', (message) => {
    const { message: words, action } = answer([knockedOut, message]);
    expect(action).toEqual({ type: 'emergency', reason: 'practice' });
    expect(words).toContain('+49 221 4710112');
    expect(words).toMatch(/Lindenplatz 7, 50676 (?:Köln|Cologne)\) (?:ist gerade geöffnet|is open now)/);
    expect(words).toContain('18:00');
  });

  it('names the on-call service when the practice is closed', () => {
    const { message } = answer([knockedOut, 'kann ich jetzt kommen?'], { startMs: nowMs + 10 * hourMs });
    expect(message).toContain(
      'ist gerade geschlossen und öffnet wieder am Donnerstag, 26. November 2026 um 08:00',
    );
    expect(message).toMatch(/116117.* 112/s);
  });

  it.each([
    ['und wenn keiner rangeht?'],
    ['da ist immer besetzt'],
    ['what if nobody answers?'],
    ['no one picks up'],
  ])('“%s” hears of another number', (message) => {
    expect(answer([knockedOut, message])).toMatchObject({
      message: expect.stringContaining('+49 221 4710120'),
      action: { type: 'emergency' },
    });
    const atNight = answer([knockedOut, message], { startMs: nowMs + 10 * hourMs });
    expect(atNight.message).toContain('116117');
  });

  it.each([
    ['muss ich den Zahn aufheben?'],
    ['should I keep the tooth?'],
    ['soll ich den Zahn in Milch legen?'],
  ])('“%s” hears what becomes of the tooth', (message) => {
    expect(answer([knockedOut, message])).toMatchObject({
      message: expect.stringMatching(/Milch|milk/),
      action: { type: 'emergency' },
    });
  });

  it.each([
    ['was soll ich machen bis dahin?'],
    ['und jetzt?'],
    ['what should I do until then?'],
    ['darf ich Ibuprofen nehmen?'],
    ['soll ich ins Krankenhaus?'],
    ['kann das bis morgen warten?'],
    ['how long do I have?'],
    ['wir haben keine Milch'],
    ['es war ein Milchzahn'],
  ])('“%s” hears the first aid that was told, and to ask on the emergency line', (message) => {
    const { message: words, action } = answer([knockedOut, message]);
    expect(action?.type).toBe('emergency');
    expect(words).toMatch(/Krone|crown/);
    expect(words).toContain('+49 221 4710112');
  });

  it('who cannot call is to ask somebody to', () => {
    for (const message of ['ich kann gerade nicht telefonieren', "I can't call right now", 'bin gehörlos'])
      expect(answer([knockedOut, message]).message).toMatch(/jemanden bei Ihnen|somebody near you/);
  });

  it('is never “not understood” alone, and thanks keep the number', () => {
    for (const message of ['brumm brumm', 'es ist meine Tochter, 8 Jahre', 'nein', 'hallo?'])
      expect(answer([knockedOut, message])).toMatchObject({
        message: expect.stringContaining('4710112'),
        action: { type: 'emergency' },
      });
    const thanks = answer([knockedOut, 'ok danke']);
    expect([thanks.action, thanks.message]).toEqual([undefined, expect.stringContaining('4710112')]);
  });

  it('where a life is at stake, it stays 112', () => {
    const choking = 'Ich kriege keine Luft, mein Hals schwillt zu';
    for (const message of ['wo soll ich hin?', 'kann ich jetzt kommen?', 'und wenn keiner rangeht?', 'ok'])
      expect(answer([choking, 'es blutet jetzt auch stark am Zahn', message]).message).toContain(
        'sofort die 112',
      );
  });

  it.each([
    ['Was kostet eine Zahnreinigung?', /Kostenplan/],
    ['Wann haben Sie nächste Woche offen?', /üblichen Zeiten/],
    ['Haben Sie samstags offen?', /Samstags haben wir geschlossen/],
    ['Kann ich mit dem Auto kommen?', /Parkhaus/],
    ['Sprechen Sie Englisch?', /Türkisch/],
    ['Was soll ich zum ersten Termin mitbringen?', /Versichertenkarte/],
    ['Wann haben Sie normalerweise offen?', /Unsere Öffnungszeiten/],
    ['Wie lange darf ich nach der Füllung nichts essen?', /nicht beurteilen/],
  ])('“%s” is answered as it is asked', (message, words) => {
    const reply = answer([knockedOut, message]);
    expect(reply.message).toMatch(words);
    expect(reply.action).toBeUndefined();
  });

  it.each([['Ich kann heute nicht kommen'], ['Habe ich heute einen Termin?'], ['Welche Termine habe ich?']])(
    '“%s” is about one’s appointments',
    (message) => {
      expect(answer([knockedOut, message]).action?.type).not.toBe('emergency');
      expect(answer(['Ich habe Zahnschmerzen', message]).action?.type).not.toBe('start_booking');
    },
  );

  it('a plain booking is one, and ends it', () => {
    const { action, state } = answer([knockedOut, 'Termin zur Kontrolle am 1. Dezember um 10 Uhr']);
    expect(action).toMatchObject({ type: 'start_booking', date: '2026-12-01' });
    expect(state.told).toBeUndefined();
  });

  it('an appointment without a day is as soon as possible, with the emergency line', () => {
    const { action, message, state } = answer([knockedOut, 'Ich brauche einen Termin']);
    expect(action?.type).toBe('start_booking');
    expect(message).toContain('+49 221 4710112');
    expect(state).toMatchObject({ wish: { asSoonAsPossible: true }, told: { level: 'practice' } });
  });

  it.each([
    ['es ist doch nicht besser'],
    ['es geht nicht wieder weg'],
    ['er hat aufgehört zu atmen'],
    ['das ist doch nicht gut'],
    ['das ist doch kein Fehlalarm'],
    ['es war schon besser, aber es fängt wieder an'],
    ["it's not a false alarm"],
    ['I have no emergency number'],
    ['there is no emergency line here'],
  ])('“%s” does not end it', (message) => {
    for (const told of [knockedOut, 'Ich kriege keine Luft']) {
      const { action, state } = answer([told, message]);
      expect(action?.type).toBe('emergency');
      expect(state.told).toBeDefined();
    }
  });

  it.each([['soll ich zu euch kommen?'], ['Reicht ein Termin morgen?'], ['Was kostet eine Füllung?']])(
    '“%s” is answered with 112 in it where a life may be at stake, and by no model',
    (message) => {
      const { message: words, state, mayModelAnswer } = answer(['Ich kriege keine Luft', message]);
      expect(words).toContain('112');
      expect(words).not.toContain('Versichertenkarte');
      expect(state.told).toBeDefined();
      expect(mayModelAnswer).toBe(false);
    },
  );

  it.each([['wie lange muss ich drauf drücken?'], ['how long should I press?']])(
    '“%s” is answered with the first aid for a wound',
    (message) => {
      const { message: words, action } = answer([
        'Mein Zahnfleisch blutet seit der OP und hört nicht auf',
        message,
      ]);
      expect(action?.type).toBe('emergency');
      expect(words).toMatch(/beißen|bite/);
    },
  );

  it('a tooth that is gone does not end it, pain that is gone does', () => {
    expect(answer([knockedOut, 'der Zahn ist schon weg']).state.told).toBeDefined();
    for (const message of [
      'die Schmerzen sind schon weg',
      'es ist wieder gut',
      'jetzt hat es aufgehört',
      "ok it's stopped now",
      'es blutet nicht mehr, ist wieder gut',
      'jetzt ist keine Blutung mehr da, alles wieder gut',
      'it was just a test',
    ])
      expect(answer([knockedOut, message]).state.told, message).toBeUndefined();
  });

  it.each([['es ist keine Schwellung da'], ['es ist kein Blut mehr da'], ['no reply needed']])(
    '“%s” calls nobody in vain',
    (message) => {
      expect(answer([knockedOut, message]).message).not.toMatch(/niemand ran|nobody answers|116117/);
    },
  );

  it('despair stays it, whatever else is told of', () => {
    const despair = 'Ich will nicht mehr leben';
    expect(answer([despair, knockedOut, 'danke']).message).toContain('0800 111 0 111');
    for (const message of ['Fehlalarm', 'hat sich erledigt']) {
      const { message: words, state } = answer([despair, message]);
      expect(words).toContain('0800 111 0 111');
      expect(words).not.toContain('4710112');
      expect(state.told).toBeUndefined();
    }
    expect(answer([despair, 'Ich kriege keine Luft', 'ok']).message).toContain('sofort die 112');
  });

  it.each([
    ['14:00 Uhr', { time: '14:00' }],
    ['bei Dr. Weber', { doctorId: 'weber' }],
    ['Das passt mir nicht', {}],
  ])('“%s” answers the form that was opened for it', (message, wish) => {
    const messages = [knockedOut, 'Ich brauche einen Termin'];
    for (const said of [messages, [...messages, 'Füllungen']]) {
      const { action, state } = answer([...said, message]);
      expect(action?.type).toBe('start_booking');
      expect(state.wish).toMatchObject(wish);
      expect(state.told?.level).toBe('practice');
    }
  });

  it('the form that was opened for it is taken and given up, and keeps what it offered meanwhile', () => {
    const offered = [knockedOut, 'Ich brauche einen Termin', 'Füllungen'];
    expect(answer([...offered, 'ok']).action?.type).toBe('start_booking');
    expect(answer([...offered, 'doch nicht']).message).toContain('Gebucht ist nichts');
    for (const aside of ['brumm brumm', 'wo soll ich hin?', 'und wenn keiner rangeht?']) {
      const { action, state } = answer([...offered, aside]);
      expect(action?.type).toBe('emergency');
      expect(state.question?.kind).toBe('whichStart');
    }
  });

  it('is forgotten after half an hour, or when it is over', () => {
    expect(answer([knockedOut, 'kann ich jetzt kommen?'], { stepMs: 31 * 60_000 }).action).toBeUndefined();
    expect(answer([knockedOut, 'hat sich erledigt']).state.told).toBeUndefined();
    expect(answer([knockedOut, 'hat sich erledigt', 'wo soll ich hin?']).action).toBeUndefined();
  });
});

describe('after a child was told of', () => {
  const told = 'Mein Sohn ist auf den Mund gefallen, der Zahn wackelt';

  it.each([
    ['Behandeln Sie auch Kinder?'],
    ['Ab welchem Alter behandeln Sie Kinder?'],
    ['behandelt ihr auch kinder'],
    ['nehmt ihr auch kleine kinder'],
    ['habt ihr einen kinderzahnarzt'],
    ['do you treat children'],
    ['are you good with kids?'],
    ['ab wann darf man mit ihm zum Zahnarzt?'],
    ['ich wollte wissen ob sie auch kinder behandeln'],
  ])('“%s” is answered as it is asked', (message) => {
    const { message: words, action } = answer([told, message]);
    expect(words).toMatch(/Kinder|children/i);
    expect(words).not.toMatch(/nicht verstanden|didn’t understand/);
    expect(action).toBeUndefined();
  });

  it.each([
    ['er ist 6'],
    ['mein kleiner ist 3'],
    ['my daughter, 4 years old'],
    ['es ist meine Tochter, 8 Jahre'],
    ['ist mein kind, 8 jahre alt'],
    ['die kleine ist erst 5'],
  ])('“%s” tells more of it', (message) => {
    expect(answer([told, message])).toMatchObject({
      message: expect.stringContaining('4710112'),
      action: { type: 'emergency' },
    });
  });
});

test.each([
  ['kann ich heute noch kommen?'],
  ['wie schnell bekomme ich einen Termin?'],
  ['habt ihr jetzt Zeit?'],
  ['kann ich jetzt gleich vorbeikommen?'],
  ['can I come today?'],
])(
  '“%s” of somebody with pain wants an appointment as soon as possible, and hears the pain line',
  (message) => {
    for (const messages of [
      ['Ich habe Zahnschmerzen', message],
      ['Ich habe Zahnschmerzen', 'Was kostet das?', message],
    ]) {
      const reply = answer(messages);
      expect(reply.action).toMatchObject({ type: 'start_booking', treatmentType: 'Kontrolluntersuchung' });
      expect(reply.state.wish?.asSoonAsPossible).toBe(true);
      expect(reply.message).toContain('+49 221 4710112');
    }
    expect(answer(['Ich habe Zahnschmerzen', message], { asker: { kind: 'guest' } })).toMatchObject({
      message: expect.stringContaining('+49 221 4710112'),
      action: { type: 'require_login' },
    });
  },
);

test('after pain, too, another plain question is answered as such', () => {
  for (const message of [
    'Wie komme ich jetzt zu Ihnen?',
    'Haben Sie heute offen?',
    'Was kostet der Termin heute?',
  ])
    expect(answer(['Ich habe Zahnschmerzen', message]).action).toBeUndefined();
});

test('no message takes long, however often it repeats what may be asked', () => {
  const parts = [
    'kann ich nicht ',
    'wo soll ',
    'keiner ',
    'hat wieder ',
    'bin in ',
    'reicht es ',
    'was soll ',
    'danke',
    'meine liebe ',
  ];
  for (const part of parts) {
    const run = () => answer([knockedOut, part.repeat(500 / part.length)]);
    // Only here can a pattern be stopped that would never end.
    runInNewContext('run()', { run }, { timeout: 20_000 });
  }
});

describe('after pain was told of, when somebody comes is the answer to the offer', () => {
  it.each([
    [['hab zahnweh', 'seit 3 tagen', 'ja heute'], { date: '2026-11-25' }],
    [
      ['hab zahnweh', 'oder morgen früh vor der Arbeit'],
      { date: '2026-11-26', timeFrom: '08:00', timeTo: '12:00' },
    ],
    [['hab zahnweh', 'oder morgen früh vor der Arbeit', 'den ersten'], { date: '2026-11-26', time: '10:00' }],
    [['Schmerzen beim Kauen', 'ab morgen'], { fromDate: '2026-11-26', asSoonAsPossible: true }],
    [['Schmerzen beim Kauen', 'übermorgen'], { date: '2026-11-27' }],
    [['Der Zahn ist empfindlich', 'morgen?'], { date: '2026-11-26' }],
    [['hab zahnweh', 'was kostet Parken?', 'a', 'b', 'ja bitte'], { asSoonAsPossible: true }],
    [['Mir tut ein Zahn weh', 'ja bitte'], { asSoonAsPossible: true }],
    [['I have a toothache', 'yes today please'], { date: '2026-11-25' }],
  ])('%j', (messages, wish) => {
    expect(answer(messages)).toMatchObject({
      action: { type: 'start_booking', treatmentType: 'Kontrolluntersuchung' },
      state: { wish },
    });
  });

  it.each([
    ['habt ihr morgen offen?'],
    ['heute früh war es schlimmer'],
    ['meist abends'],
    ['seit gestern'],
    ['ich muss heute arbeiten'],
    ['kann ich heute Sport machen?'],
    ['wann ist mein Termin morgen?'],
    ['ich muss meinen Termin morgen absagen'],
  ])('“%s” is none', (message) => {
    expect(answer(['Schmerzen beim Kauen', message]).action?.type).not.toBe('start_booking');
  });
});
