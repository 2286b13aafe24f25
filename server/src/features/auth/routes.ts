import {
  checkVerification,
  logout,
  startVerification,
  validateSession,
} from '@puente/contract/auth';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { bearerToken } from '../../http/session.ts';
import { endSession, type OnSignIn, sendCode, signIn, validate } from './service.ts';

export const authRoutes = (context: Context, calls: { onSignIn: OnSignIn }): Route[] => [
  route(startVerification, ({ body, address }) =>
    sendCode(context, { ...body, purpose: 'sign-in', address }),
  ),
  route(checkVerification, ({ body, existingVisitorId }) =>
    signIn(context, body, existingVisitorId(), calls.onSignIn),
  ),
  route(validateSession, ({ body, request }) =>
    validate(context, body?.token ?? bearerToken(request)),
  ),
  route(logout, ({ body, request }) =>
    endSession(context, bearerToken(request), body?.sessionToken),
  ),
];
