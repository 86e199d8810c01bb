import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { type CallRequest, call } from '../../http/call.ts';
import { createToken } from '../../security/tokens.ts';
import { answerMessage } from './answer-message.ts';
import type { ChatAsker } from './rules.ts';
import { speakText } from './speak-text.ts';

/** The calls under /api/chatbot: say something to the assistant, and have a text spoken. */
export function chatCalls(app: FastifyInstance, context: AppContext): void {
  call(app, context, 'chat', async (request) => {
    const asker = toAsker(request);
    const reply = await answerMessage(context, asker, { ...request.body, language: request.language });
    request.setCookie({ name: 'chat', value: asker.cookie });
    return reply;
  });

  call(app, context, 'speak', async (request) => {
    const { text, language = request.language, seal } = request.body;
    return speakText(context, toAsker(request), { text, language, seal });
  });
}

function toAsker({ session, caller }: CallRequest<'chat' | 'speak'>): ChatAsker {
  return { account: session, caller, cookie: caller.chat ?? createToken() };
}
