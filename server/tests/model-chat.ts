import { answers } from '@praxisportal/practice/answers';
import { expect } from 'vitest';
import { ownPractice } from '../src/own-practice.ts';
import {
  type CookieJar,
  callServer,
  createPatientSession,
  referenceNow,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { type ModelScript, startModelPeer } from './model-peer.ts';
import type { Turn } from './patient-chat.ts';

/** The assistant knows no answer to it where the practice has none of its own, as these servers. */
export const question = 'Gibt es bei Ihnen im Wartezimmer WLAN?';
export const withoutOwnAnswers = { practice: { ...ownPractice, ownAnswers: [] } };
export const notUnderstood = /^Das habe ich leider nicht verstanden/;
export const parking = { de: answers.parking?.de ?? 'none', en: answers.parking?.en ?? 'none' };

export const says = (content: string): ModelScript => ({ message: { role: 'assistant', content } });
export const proposes = (act: unknown): ModelScript => says(JSON.stringify(act));

type Who = { token?: string | undefined; jar?: CookieJar; history?: Turn[]; at?: TestServer };

/** A server with a model that answers by script, the same without one, and the patient of each test. */
export async function startModelChat() {
  const peer = await startModelPeer();
  const env = { LLM_BASE_URL: `${peer.url}/`, LLM_API_KEY: 'model-key-0123', LLM_MODEL: 'zahn-1' };
  const server = await startTestServer({ env, overrides: withoutOwnAnswers });
  const plain = await startTestServer({ beside: server, overrides: withoutOwnAnswers });
  let patient = { token: '', accountId: '' };
  let count = 0;

  /** A new patient, and a model that proposes the topic parking. */
  async function begin() {
    server.clock.set(referenceNow);
    patient = await createPatientSession(server);
    peer.journal.length = 0;
    peer.answer(proposes({ intent: 'inform', topics: ['parking'] }));
    count += 1;
    return patient;
  }

  async function say(message: string, { history: conversationHistory = [], at = server, ...who }: Who = {}) {
    const body = { message, conversationHistory };
    const { token } = patient;
    const answer = await callServer(at, 'chat', { ip: `10.94.0.${count}`, token, ...who, body });
    expect(answer.status).toBe(200);
    // Only the assistant's own words have a seal, and each server's is another.
    const { seal, ...reply } = answer.body;
    return reply;
  }

  async function stop() {
    await plain.stop();
    await server.stop();
    await peer.stop();
  }

  return { peer, server, plain, begin, say, stop };
}
