import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@praxisportal/contract/calls';
import type { ChatAction } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { dayMs } from '../server/src/domain/calendar-date.ts';
import { insertAccount, startSession } from '../server/src/features/accounts/commands.ts';
import type { RunningServer } from '../server/src/server.ts';
import { findChatBooking, findOpenChoices, findWish } from '../web/site/chat/booking-wish.ts';
import {
  type Conversation,
  emptyConversation,
  type FormChoices,
  nextConversation,
  toHistory,
} from '../web/site/chat/conversation.ts';
import { type ReadReply, readReply } from '../web/site/chat/read-reply.ts';
import type { AppointmentName, Scenario } from './dialog-corpus.ts';

/** What the booking form shows; `patientId` is undefined for the account's own person. */
export type ShownForm = FormChoices & { patientId?: string | undefined };

/** Date and start, as in `2026-12-03 10:00`, of each scheduled appointment. */
export type AppointmentBook = Partial<Record<AppointmentName | 'new', string>>;

const appointments = {
  A: { doctorId: 'weber', treatmentType: 'Kontrolluntersuchung', date: '2026-12-03', time: '10:00' },
  B: { doctorId: 'yilmaz', treatmentType: 'Prophylaxe & Zahnreinigung', date: '2026-12-08', time: '14:00' },
  C: { doctorId: 'hoffmann', treatmentType: 'Kinderzahnheilkunde', date: '2026-12-07', time: '15:00' },
} as const;

const appointmentsOf: Readonly<Record<Scenario, readonly AppointmentName[]>> = {
  guest: [],
  none: [],
  one: ['A'],
  two: ['A', 'B'],
  family: ['A', 'C'],
};

let browserCount = 0;

/**
 * One browser with a conversation of its own, which tells the server of it by the website's own functions. Each has an
 * account, cookies and a network of its own, so that no limit counts two of them together.
 */
export class ChatBrowser {
  conversation: Conversation = emptyConversation;
  emilId: string | undefined;
  readonly #url: string;
  readonly #address: string;
  readonly #conversationId = randomUUID();
  readonly #cookies = new Map<string, string>();
  readonly #names = new Map<string, AppointmentName>();
  #token: string | undefined;
  #language: Language;

  private constructor(url: string, language: Language) {
    browserCount += 1;
    this.#url = url;
    this.#language = language;
    this.#address = `${11 + Math.floor(browserCount / 250)}.${browserCount % 250}.0.1`;
  }

  /** Signs in with an account of its own unless the scenario is a guest's, and books the scenario's appointments. */
  static async open(
    server: Pick<RunningServer, 'url' | 'context'>,
    scenario: Scenario,
    language: Language = 'de',
  ): Promise<ChatBrowser> {
    const browser = new ChatBrowser(server.url, language);
    if (scenario === 'guest') return browser;
    browser.#token = await createMaria(server, browserCount);
    if (scenario === 'family') {
      const emil = {
        firstName: 'Emil',
        lastName: 'Berger',
        dateOfBirth: '2018-05-14',
        relation: 'child',
      } as const;
      browser.emilId = (await browser.#call('addPatient', { body: emil })).id;
    }
    for (const name of appointmentsOf[scenario]) {
      const patient = name === 'C' && browser.emilId ? { patientId: browser.emilId } : {};
      const body = { ...appointments[name], bookingMethod: 'website' as const, ...patient };
      browser.#names.set((await browser.#call('bookAppointment', { body })).id, name);
    }
    return browser;
  }

  get isGuest(): boolean {
    return this.#token === undefined;
  }

  /** Sends a message with what the website's chat sends beside it. A ban comes as an action. */
  async say(text: string): Promise<ReadReply> {
    const before = this.conversation.messages;
    const sent = findOpenChoices(before, this.isGuest);
    const booking = findChatBooking(before, this.isGuest);
    this.conversation = nextConversation(this.conversation, { type: 'asked', text });
    const answer = await this.#send('chat', {
      body: {
        ...{ message: text, conversationHistory: toHistory(before), conversationId: this.#conversationId },
        ...(booking && { booking }),
      },
    });
    if (answer.status !== 200 && answer.status !== 429) throw new Error(`the chat answered ${answer.status}`);
    const reply = readReply(answer.body, { language: this.#language, emptyReply: '' });
    this.conversation = nextConversation(this.conversation, { type: 'answered', reply, sent, nowMs: 0 });
    if (reply.action?.type === 'change_language') this.#language = reply.action.language;
    return reply;
  }

  /** The booking form beside the conversation, or the wish that a guest would find in it after signing in. */
  findForm(): ShownForm | undefined {
    const { messages } = this.conversation;
    const choices = findOpenChoices(messages, false);
    const newest = messages.findLast(
      (message) => message.role === 'assistant' && findWish(message) !== undefined,
    );
    const action: ChatAction | undefined = newest?.role === 'assistant' ? newest.action : undefined;
    return (
      choices && { ...choices, patientId: action?.type === 'start_booking' ? action.patientId : undefined }
    );
  }

  async readBook(): Promise<AppointmentBook> {
    if (this.isGuest) return {};
    const listed = await this.#call('listAppointments', {});
    return Object.fromEntries(
      listed
        .filter(({ status }) => status === 'scheduled')
        .map(({ id, date, time }) => [this.#names.get(id) ?? 'new', `${date} ${time}`]),
    );
  }

  /** Frees the slots for the next scenario. */
  async close(): Promise<void> {
    if (this.isGuest) return;
    for (const { id, status } of await this.#call('listAppointments', {}))
      if (status === 'scheduled') await this.#call('cancelAppointment', { params: { id } });
  }

  async #call<Name extends CallName>(name: Name, input: Partial<CallInput<Name>>): Promise<CallAnswer<Name>> {
    const { status, body } = await this.#send(name, input);
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async #send(name: CallName, input: { params?: unknown; body?: unknown }) {
    const { method, path } = calls[name];
    const params = new Map(Object.entries(input.params ?? {}));
    const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params.get(key))));
    const answer = await fetch(`${this.#url}/api${filled}`, {
      method,
      headers: {
        'Accept-Language': this.#language,
        'X-Forwarded-For': this.#address,
        ...(this.#token && { Authorization: `Bearer ${this.#token}` }),
        ...(this.#cookies.size > 0 && {
          Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        }),
        ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      this.#cookies.set(key, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }
}

/** Maria Berger, who registered long ago: newcomers may fill a part of a day only. */
async function createMaria({ context }: Pick<RunningServer, 'context'>, number: number): Promise<string> {
  const now = new Date(context.clock.nowMs());
  const digits = String(number).padStart(6, '0');
  const ways = { email: `maria${digits}@example.org`, phone: `+49221${digits}`, passwordHash: 'none' };
  const { accountId } = await insertAccount(
    context.db,
    { ...ways, firstName: 'Maria', lastName: 'Berger', language: 'de' },
    new Date(now.getTime() - 30 * dayMs),
  );
  return startSession(context.db, context.secretKey, accountId, now);
}
