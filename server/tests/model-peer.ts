import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** What came over the wire: everything that left the process. */
export type ModelRequest = { url: string; headers: IncomingHttpHeaders; raw: string };

/** What the peer answers: a message of the protocol, a body as it is, or silence. */
export type ModelScript =
  | { message: object; finish?: string }
  | { status: number; body: string; headers?: Record<string, string> }
  | 'silence';

/** A server that speaks OpenAI's protocol in the test process, with a journal of what it heard. */
export type ModelPeer = {
  url: string;
  journal: ModelRequest[];
  /** What is answered from now on, to each request the same or by its body. */
  answer: (script: ModelScript | ((raw: string) => ModelScript)) => void;
  stop: () => Promise<void>;
};

export async function startModelPeer(): Promise<ModelPeer> {
  const journal: ModelRequest[] = [];
  let choose = (_raw: string): ModelScript => ({ message: { role: 'assistant', content: 'Guten Tag.' } });
  const server = createServer(async (request, response) => {
    const heard = { url: request.url ?? '', headers: request.headers, raw: '' };
    journal.push(heard);
    // Who does not wait hangs up in the middle; that a request came counts all the same.
    heard.raw = await text(request).catch(() => '');
    const script = choose(heard.raw);
    if (script === 'silence') return;
    if ('status' in script) {
      response.writeHead(script.status, { 'Content-Type': 'application/json', ...script.headers });
      response.end(script.body);
      return;
    }
    const { message, finish = 'stop' } = script;
    const body = {
      id: '1',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: finish, message }],
    };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the model peer has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    journal,
    answer: (next) => {
      choose = typeof next === 'function' ? next : () => next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
