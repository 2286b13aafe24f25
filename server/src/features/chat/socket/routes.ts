import { chatChannel } from '@puente/contract/chat';
import type { Received } from '@puente/contract/channel';
import { errorCatalogue } from '@puente/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { acceptedLanguage } from '../../../http/accepted-language.ts';
import { type Connection, serveChannel } from '../../../http/channel.ts';
import { bearerToken } from '../../../http/session.ts';
import type { Sockets } from '../../../http/sockets.ts';
import { existingVisitorId } from '../../../http/visitor.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { identify } from '../../auth/session/service.ts';
import { answer, chatterOf } from '../service.ts';
import { piecesOf } from '../wording/rules.ts';

type ChatConnection = Connection<typeof chatChannel>;
type Message = Received<typeof chatChannel>;

const visitor: Actor = { kind: 'visitor' };

/** The chat's websocket (call-4). */
export function registerChatSocket(app: FastifyInstance, context: Context, sockets: Sockets): void {
  serveChannel(app, { context, sockets, identify }, chatChannel, {
    open: (connection) => {
      // Of a visitor whose browser brought no cookie: the thread lasts as long as the connection.
      const visitorId = newId();
      // Browsers can't send the header and name the token in a message; other programs may.
      let token = bearerToken(connection.request);
      void isSignedIn(connection, token).then((signedIn) =>
        connection.send({ type: 'ready', signedIn }),
      );
      return {
        receive: async (message) => {
          if (!message) throw new AppError('invalid-input');
          if (message.type === 'auth') {
            await connection.identify(message.token);
            token = message.token;
            connection.send({ type: 'ready', signedIn: true });
          } else if (message.type === 'chat') {
            // With every message again: a session can end while its socket is open.
            const actor = token === null ? visitor : await connection.identify(token);
            await reply(context, connection, { actor, visitorId }, message);
          }
        },
      };
    },
    refuse: (connection, { code, details }, raw) => {
      const [status, error, message] = errorCatalogue[code];
      const { retryAfterSeconds: retryAfter } = details;
      connection.send({
        type: 'error',
        messageId: messageIdOf(raw),
        status,
        errorCode: code,
        error,
        message,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    },
  });
}

/** A token that is no good is refused with each message, as over HTTP. */
async function isSignedIn(connection: ChatConnection, token: string | null): Promise<boolean> {
  if (token === null) return false;
  return connection.identify(token).then(
    () => true,
    () => false,
  );
}

async function reply(
  context: Context,
  { request, send }: ChatConnection,
  { actor, visitorId }: { actor: Actor; visitorId: string },
  message: Extract<Message, { type: 'chat' }>,
): Promise<void> {
  const { conversationHistory, type: _type, ...query } = message;
  if (actor.kind === 'client' && query.userId && query.userId !== actor.userId)
    throw new AppError('identity-mismatch');
  const chatter = chatterOf(context, actor, {
    existingVisitorId: existingVisitorId(request),
    newVisitorId: () => visitorId,
    address: request.ip,
  });
  const made = await answer(context, actor, chatter, {
    ...query,
    ...(query.language || actor.kind === 'client'
      ? {}
      : { language: acceptedLanguage(request.headers['accept-language']) }),
    ...(conversationHistory ? { conversation_history: conversationHistory } : {}),
  });
  for (const text of piecesOf(made.reply)) send({ type: 'chunk', messageId: made.messageId, text });
  send({ type: 'answer', ...made });
}

/** The message that a refusal is about, where it says. */
function messageIdOf(raw: unknown): string | null {
  return typeof raw === 'object' &&
    raw !== null &&
    'messageId' in raw &&
    typeof raw.messageId === 'string'
    ? raw.messageId
    : null;
}
