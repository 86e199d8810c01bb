import { type CallName, calls } from '@praxisportal/contract/calls';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import type { CallAnswer, CallInput } from '@praxisportal/contract/schemas';
import { ApiError } from './errors.ts';
import { type LooseRequest, type RequestOf, sendRequest } from './request.ts';
import { sendWorking } from './send-working.ts';
import { readToken, writeToken } from './token.ts';

type Extra = {
  signal?: AbortSignal | undefined;
  /** A proof of work that the browser has done already, instead of the sum. */
  proofOfWork?: string | undefined;
};

/** What a call takes: parts that it does not have, or that are optional throughout, may be left out. */
export type CallRequest<Name extends CallName> = RequestOf<CallInput<Name>> & Extra;

type CallArguments<Name extends CallName> =
  object extends CallRequest<Name> ? [request?: CallRequest<Name>] : [request: CallRequest<Name>];

type LooseCall = LooseRequest & Extra;

/**
 * Sends a call of the contract and returns its answer. Throws an ApiError for every answer that is no
 * success and for no answer at all; an aborted request throws the abort itself. Work that the server asks for first
 * is done here: nobody has to ask for the call again.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[request]: CallArguments<Name>
): Promise<CallAnswer<Name>>;
export async function callApi(name: CallName, request: LooseCall = {}): Promise<unknown> {
  return sendWorking((proofOfWork) => sendCall(name, { ...request, proofOfWork }), request.proofOfWork);
}

async function sendCall(name: CallName, request: LooseCall): Promise<unknown> {
  const token = readToken();
  const headers = {
    Authorization: token === null ? undefined : `Bearer ${token}`,
    [proofOfWorkHeader]: request.proofOfWork,
    ...request.headers,
  };
  try {
    return await sendRequest(calls[name], { ...request, headers });
  } catch (error) {
    // The session ended on the server (idle, log-out elsewhere): the stored token is of no more use. Without
    // one this page believes in a session whose token is gone, and hears of it here.
    const isOver = error instanceof ApiError && error.code === 'unauthorized';
    if (isOver && readToken() === token) writeToken(null);
    throw error;
  }
}
