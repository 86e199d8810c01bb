import { answerChat, messages, news, openChat, panel, say } from './chat-page.ts';
import { endTimers, holdTimers } from './chat-timers.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

const wide = { width: 1440, height: 900 };

test.describe(() => {
  test.use({ expectedProblems: /^console warning: The assistant (wants something unknown|named no page)/ });

  test('the assistant opens a page and marks a part of it, changes the language, and what is unknown does nothing', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await answerChat(
      page,
      {
        body: {
          message: 'Hier sind die Zeiten.',
          action: { type: 'navigate', page: '/contact', highlightSelector: '#hours' },
        },
      },
      { body: { message: 'Of course.', action: { type: 'change_language', language: 'en' } } },
      { body: { message: 'Strange.', action: { type: 'dance' } } },
      { body: { message: 'Away.', action: { type: 'navigate', page: 'https://evil.example/' } } },
    );
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') complaints.push(message.text());
    });
    await openChat(page, '/de/services');
    await holdTimers(page, 300, 2000);
    await panel(page).getByRole('button', { name: 'Vollbild', exact: true }).click();
    await say(page, 'Wann haben Sie offen?');
    await expect(page).toHaveURL('/de/contact');
    const hours = page.locator('#hours');
    await expect(hours).toBeVisible();
    await expect(hours).not.toHaveClass(/is-highlighted/);
    await endTimers(page, 300);
    await expect(hours).toHaveClass(/is-highlighted/);
    await expect(hours).toBeInViewport();
    // Full screen is left, and whoever writes goes on writing.
    await expect(panel(page).getByRole('button', { name: 'Vollbild', exact: true })).toBeVisible();
    await expect(panel(page).getByRole('textbox')).toBeFocused();
    await endTimers(page, 2000);
    await expect(hours).not.toHaveClass(/is-highlighted/);

    await say(page, 'English please');
    await expect(page).toHaveURL('/en/contact');
    await expect(panel(page).getByRole('heading')).toHaveText('Praxis-Assistent');
    const english = panel(page).getByRole('textbox', { name: 'Your message' });
    await expect(panel(page).getByText('AI can make mistakes').first()).toBeVisible();
    await expect(panel(page).getByText('you’re welcome to write to me in English')).toBeVisible();
    await expect(panel(page).getByText('Guten Tag!')).toBeVisible();
    for (const answer of ['Strange.', 'Away.']) {
      await english.fill('And now?');
      await english.press('Enter');
      await expect(news(page)).toHaveText(answer);
    }
    await expect(page).toHaveURL('/en/contact');
    await expect
      .poll(() => complaints)
      .toEqual([
        expect.stringMatching(/^The assistant wants something unknown/),
        expect.stringMatching(/^The assistant named no page/),
      ]);
  });
});

test('appointments, doctors, emergency numbers, warnings and the way to log-in have cards', async ({
  page,
}) => {
  const appointment = {
    id: '00000000-0000-4000-8000-000000000001',
    date: '2026-12-01',
    time: '09:00',
    treatment_type: 'Kontrolluntersuchung',
    doctor_name: 'Dr. Katharina Weber',
    status: 'scheduled',
    patientName: 'Maria Sommer',
  };
  await page.setViewportSize(wide);
  await answerChat(
    page,
    {
      body: {
        message: 'Ihre Termine:\n\n1. Am Dienstag um neun\n2. Am Dienstag um zehn',
        action: {
          type: 'show_appointments',
          reason: 'list',
          appointments: [appointment, { ...appointment, time: '10:00', status: 'no_show' }],
        },
      },
    },
    {
      body: {
        message: 'Abgesagt.',
        action: { type: 'appointment_cancelled', appointments: [{ ...appointment, status: 'cancelled' }] },
      },
    },
    {
      body: {
        message: 'Unser Team:',
        action: {
          type: 'show_doctors',
          doctors: [{ id: 'weber', name: 'Dr. Katharina Weber', specialization: 'Zahnerhaltung' }],
        },
      },
    },
    { body: { message: 'Rufen Sie an.', action: { type: 'emergency', reason: 'practice' } } },
    { body: { message: 'So nicht.', action: { type: 'user_warning', warningCount: 2, reason: 'insult' } } },
    { body: { message: 'Dafür anmelden.', action: { type: 'require_login', reason: 'appointments' } } },
    { body: { message: 'Hier ist das Formular.', action: { type: 'start_booking' } } },
  );
  await openChat(page);
  const ask = async (text: string, answer: string) => {
    await say(page, text);
    await expect(news(page)).toHaveText(answer);
    return messages(page)
      .filter({ hasText: answer.slice(0, -1) })
      .first();
  };
  await say(page, 'Meine Termine');
  await expect(news(page)).toHaveText('Ihre Termine: Am Dienstag um neun. Am Dienstag um zehn.');
  const own = messages(page).filter({ hasText: 'Ihre Termine:' }).first();
  await expect(own.getByText('Dienstag, 1. Dezember 2026')).toHaveCount(2);
  await expect(own.getByText('09:00 Uhr')).toBeVisible();
  // Seen, the list is these cards.
  await expect(own.getByText('Am Dienstag')).toHaveCount(0);
  await expect(own.getByText('Geplant')).toBeVisible();
  await expect(own.getByText('Nicht wahrgenommen')).toBeVisible();
  await expect((await ask('Absagen', 'Abgesagt.')).getByText('Storniert')).toBeVisible();
  const doctors = await ask('Wer?', 'Unser Team:');
  await expect(doctors.getByText('Zahnerhaltung')).toBeVisible();
  await expect(doctors.getByRole('link', { name: 'Termin bei Dr. Katharina Weber buchen' })).toHaveAttribute(
    'href',
    '/de/booking?doctor=weber',
  );
  const emergency = await ask('Zahn ausgeschlagen', 'Rufen Sie an.');
  await expect(emergency.getByRole('link')).toHaveText([/^Zahn-Notfall\s+\+49 221 4710112$/, /^Notruf 112/]);
  await expect(emergency.getByRole('link', { name: 'Notruf 112' })).toHaveAttribute('href', 'tel:112');
  await ask('…', 'So nicht.');
  await expect(panel(page).getByText('Warnung 2/3')).toHaveCount(2);
  const logIn = await ask('Meine Termine', 'Dafür anmelden.');
  await expectNoAxeFindings(page);

  // Instead of the form a visitor gets the ways to log in, and both they and their box leave full screen.
  const expand = panel(page).getByRole('button', { name: 'Vollbild', exact: true });
  const fill = async () => {
    await expand.click();
    await expect(expand).toBeHidden();
  };
  await fill();
  const form = await ask('Termin', 'Hier ist das Formular.');
  await expect(form.getByText('Bitte melden Sie sich an, um Termine zu buchen.')).toBeVisible();
  await expect(expand).toBeVisible();
  await fill();
  await logIn.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/login?next=%2Fde');
  await expect(expand).toBeVisible();
  await fill();
  await form.getByRole('link', { name: 'Registrieren' }).click();
  await expect(page).toHaveURL(/\/de\/register\?next=/);
  await expect(expand).toBeVisible();
});
