import formBody from '@fastify/formbody';
import { fastify } from 'fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { assetRoutes } from './assets/assets.routes.ts';
import { coverRoutes } from './covers/cover.routes.ts';
import { credentialRoutes } from './credentials/credentials.routes.ts';
import type { Deps } from './deps.ts';
import { embedRoutes } from './embeds/embed.routes.ts';
import { galleryRoutes } from './gallery/gallery.routes.ts';
import { readerRoutes } from './hand-back/reader.routes.ts';
import { wayBackRoutes } from './hand-back/way-back.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { inviteRoutes } from './invitations/invite.routes.ts';
import { mailboxRoutes } from './pages/mailbox.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { watchMethods } from './platform/allowed-methods.ts';
import { answerClientError } from './platform/client-error.ts';
import { answerPreflight, corsHook } from './platform/cors.ts';
import { answerError, handleErrors } from './platform/error-handler.ts';
import { observe } from './platform/observe.ts';
import { requestIds } from './platform/request-id.ts';
import { planRoutes } from './plans/plan.routes.ts';
import { baseHeaders } from './platform/security-headers.ts';
import { postPageRoutes } from './posts/post-page.routes.ts';
import { postRoutes } from './posts/post.routes.ts';
import { profileRoutes } from './profiles/profile.routes.ts';
import { referralRoutes } from './referrals/referral.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { signupRoutes } from './signup/signup.routes.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe.routes.ts';

/** Bytes of the largest body. */
export const BODY_LIMIT = 64 * 1024;
/** Milliseconds for a whole request to arrive: a client that sends slower holds a connection for nothing. */
const REQUEST_TIMEOUT = 15_000;
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds between two looks at who takes longer. */
const TIMEOUT_CHECKS = 5_000;
/** Milliseconds that an idle connection stays open; longer than the usual minute of a proxy in front. */
const KEEP_ALIVE_TIMEOUT = 65_000;

/**
 * Fastify without its logger: a child logger for each request costs more than the sign-up's own rules, and its
 * lines name the whole URL. Ours are in `observe`.
 */
function createServer(deps: Deps): FastifyInstance {
  const nextId = requestIds(deps.random);
  const headers = baseHeaders(deps.config);
  return fastify({
    logger: false,
    genReqId: nextId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECKS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // No hook has run: the address itself could not be read.
      reply.headers(headers).header('x-request-id', request.id);
      void answerError(deps, request, reply, error);
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, { ...headers, 'x-request-id': nextId() }),
  });
}

function addHeaders(app: FastifyInstance, deps: Deps): void {
  const headers = baseHeaders(deps.config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** The calls that widgets make from publishers' pages. */
function addApi(app: FastifyInstance, deps: Deps): void {
  const cors = corsHook(deps);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    await cors(request, reply);
  });
  app.options('/api/*', answerPreflight);
}

const ROUTES = [
  healthRoutes,
  assetRoutes,
  embedRoutes,
  coverRoutes,
  pageRoutes,
  planRoutes,
  inviteRoutes,
  referralRoutes,
  mailboxRoutes,
  galleryRoutes,
  signupRoutes,
  sessionRoutes,
  accountRoutes,
  credentialRoutes,
  readerRoutes,
  wayBackRoutes,
  unsubscribeRoutes,
  postRoutes,
  postPageRoutes,
  profileRoutes,
];

/**
 * The whole platform as one app that listens nowhere yet. `watch` is told of every route as it is added: what is asked of each
 * of them is asked of those that there are, not of a list that somebody keeps.
 */
export async function createApp(
  deps: Deps,
  watch: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
  const app = createServer(deps);
  app.addHook('onRoute', watch);
  app.removeContentTypeParser('text/plain');
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  const methods = watchMethods(app);
  addHeaders(app, deps);
  observe(app, deps);
  handleErrors(app, deps, methods);
  addApi(app, deps);
  for (const routes of ROUTES) routes(app, deps);
  await app.ready();
  return app;
}
