import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { limits } from '@praxisportal/contract/limits';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { staffAuditCalls } from './console/audit/calls.ts';
import { consoleDayCalls } from './console/day/calls.ts';
import { consoleMessageCalls } from './console/messages/calls.ts';
import { consolePatientCalls } from './console/patients/calls.ts';
import { planCalls } from './console/plan/calls.ts';
import { settingsCalls } from './console/settings/calls.ts';
import { staffSignInCalls } from './console/sign-in/calls.ts';
import { consoleSourceCalls } from './console/sources/calls.ts';
import { staffCalls } from './console/staff/calls.ts';
import { serveStaffEvents } from './console/staff-events.ts';
import type { AppContext } from './context.ts';
import { outboxCalls } from './delivery/calls.ts';
import { serveKeyPresses } from './delivery/key-presses.ts';
import { guardOutbox } from './delivery/outbox-guard.ts';
import { chatCalls } from './features/chat/calls.ts';
import { healthCalls } from './features/health/calls.ts';
import { humanCheckCalls } from './features/human-check/calls.ts';
import { closeConnectionsWhenStopping } from './http/close-connections.ts';
import { describeConsoleApi } from './http/console-api.ts';
import { sendClientError, sendError } from './http/errors.ts';
import { parseJsonLeniently } from './http/json-body.ts';
import { createProxyTest, limitSockets } from './http/limit-sockets.ts';
import { type DescribedApi, toOpenApi } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { logRequests } from './http/request-log.ts';
import { docsPolicy, listDataHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { describeWebsiteApi } from './http/website-api.ts';
import { servePlanNews } from './live/plan-news.ts';
import { serveLiveEvents } from './live/socket-server.ts';
import { accountDataCalls } from './portal/account-data/calls.ts';
import { accountLinkCalls } from './portal/account-links/calls.ts';
import { accountCalls } from './portal/accounts/calls.ts';
import { appointmentCalls } from './portal/appointments/calls.ts';
import { codeCalls } from './portal/codes/calls.ts';
import { contactCalls } from './portal/contact/calls.ts';
import { doctorCalls } from './portal/doctors/calls.ts';
import { guestCalls } from './portal/guests/calls.ts';
import { patientCalls } from './portal/patients/calls.ts';
import { reminderCalls } from './portal/reminders/calls.ts';

/** Assembles the server; `webFolder` holds the built website. */
export async function createApp(context: AppContext, webFolder: string): Promise<FastifyInstance> {
  const { config, log } = context;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.requestBodyMaxBytes,
    requestTimeout: 30_000,
    // Also ends a connection whose other side neither reads nor speaks.
    connectionTimeout: 60_000,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the server stops is still answered.
    return503OnClosing: false,
    // What is refused before it has a route passes no hook that would set headers.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...listDataHeaders(config), 'X-Request-Id': request.id });
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => sendClientError(error, socket, listDataHeaders(config)),
    routerOptions: { ignoreTrailingSlash: false },
  });
  limitSockets(app.server, createProxyTest(config.trustProxy));
  parseJsonLeniently(app);
  setSecurityHeaders(app, config);
  guardOutbox(app, config);
  logRequests(app);
  closeConnectionsWhenStopping(app);
  app.setErrorHandler(sendError);

  await app.register(async (api) => {
    // The browser judges by the clock that decides here, however wrong its own is.
    api.addHook('onSend', async (_, reply) => {
      reply.header('Date', new Date(context.clock.nowMs()).toUTCString());
    });
    accountCalls(api, context);
    codeCalls(api, context);
    doctorCalls(api, context);
    appointmentCalls(api, context);
    guestCalls(api, context);
    patientCalls(api, context);
    accountDataCalls(api, context);
    accountLinkCalls(api, context);
    contactCalls(api, context);
    chatCalls(api, context);
    humanCheckCalls(api, context);
    serveKeyPresses(api, context);
    reminderCalls(api, context);
    outboxCalls(api, context);
    healthCalls(api, context);
    staffSignInCalls(api, context);
    staffCalls(api, context);
    staffAuditCalls(api, context);
    consoleDayCalls(api, context);
    consolePatientCalls(api, context);
    consoleMessageCalls(api, context);
    consoleSourceCalls(api, context);
    planCalls(api, context);
    settingsCalls(api, context);
  });
  if (config.apiDocs) await serveApiDocs(app, context);
  await servePages(app, config, webFolder);
  const io = serveLiveEvents(app, context);
  serveStaffEvents(app, io, context);
  servePlanNews(io, context);
  return app;
}

/** Each API by itself: whoever builds on the website's calls needs nothing of the console's. */
async function serveApiDocs(app: FastifyInstance, { config, practice }: AppContext): Promise<void> {
  const { name } = practice.facts;
  const website = describeWebsiteApi(config, name);
  const console = describeConsoleApi(config, name);
  await app.register((scope) => serveDocument(scope, '/api', website));
  await app.register((scope) => serveDocument(scope, '/api/staff', console));
}

async function serveDocument(scope: FastifyInstance, below: string, api: DescribedApi): Promise<void> {
  const text = JSON.stringify(toOpenApi(api));
  const url = `${below}/openapi.json`;
  scope.get(url, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  // The plugin's types know OpenAPI 3.0 only; what it serves is the JSON text, so it gets that.
  const specification = { document: JSON.parse(text) };
  await scope.register(swagger, { mode: 'static', specification });
  await scope.register(swaggerUi, {
    routePrefix: `${below}/docs`,
    staticCSP: docsPolicy,
    // Without the bar above, which would show another product's name and logo.
    uiConfig: { url, layout: 'BaseLayout' },
    theme: { title: `API · ${api.title}` },
  });
}
