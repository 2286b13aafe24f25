import {
  checkVerification,
  confirmResetPassword,
  createSignInLink,
  exchangeSignInLink,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  refreshToken,
  register,
  resetPassword,
  startVerification,
  updatePassword,
  validateSession,
} from '@puente/contract/auth';
import { startPayoutVerification, verifyPayoutOtp } from '@puente/contract/payout-code';
import type { Context } from '../../context.ts';
import { acceptedTag } from '../../http/accepted-language.ts';
import { route, type Route, type RouteInput } from '../../http/route.ts';
import { bearerToken } from '../../http/session.ts';
import { sendCode } from './code/service.ts';
import { makeSignInLink, signInByLink } from './link/service.ts';
import { changePassword, signInByPassword, signUp } from './password/service.ts';
import { authorizePayout, sendPayoutCode } from './payout-code/service.ts';
import { askForReset, confirmReset } from './reset/service.ts';
import {
  type Arrival,
  endSession,
  type OnSignIn,
  renew,
  sessionsOf,
  validate,
} from './session/service.ts';
import { signIn } from './sign-in/service.ts';
import { endEverySession } from './sign-out/service.ts';

export function authRoutes(context: Context, { onSignIn }: { onSignIn: OnSignIn }): Route[] {
  return [
    route(startVerification, ({ body, address, request }) => {
      const told = withLanguage(body, request);
      return sendCode(context, {
        ...told,
        channel: body.channel ?? 'sms',
        purpose: 'sign-in',
        address,
      });
    }),
    route(checkVerification, (input) => {
      const told = withLanguage(input.body, input.request);
      return signIn(context, told, { arrival: arrivalOf(input), onSignIn });
    }),
    route(register, (input) => {
      const told = withLanguage(input.body, input.request);
      return signUp(context, told, arrivalOf(input), onSignIn);
    }),
    route(login, (input) => {
      const { body, address } = input;
      return signInByPassword(context, { ...body, address }, arrivalOf(input), onSignIn);
    }),
    route(updatePassword, ({ actor, body, address }) =>
      changePassword(context, actor, { ...body, address }),
    ),
    route(resetPassword, ({ body, address }) => askForReset(context, { ...body, address })),
    route(confirmResetPassword, ({ body, address, request }) => {
      const userAgent = request.headers['user-agent'];
      return confirmReset(context, { ...body, address, userAgent });
    }),
    route(createSignInLink, ({ actor }) => makeSignInLink(context, actor)),
    route(exchangeSignInLink, (input) => {
      const { body, address } = input;
      return signInByLink(context, { ...body, address }, arrivalOf(input), onSignIn);
    }),
    route(validateSession, ({ body, request }) =>
      validate(context, body?.token ?? bearerToken(request)),
    ),
    route(refreshToken, ({ body, request }) =>
      renew(context, bearerToken(request), body?.sessionToken),
    ),
    route(listSessions, ({ actor }) => sessionsOf(context, actor)),
    route(logout, ({ body, request }) =>
      endSession(context, bearerToken(request), body?.sessionToken),
    ),
    route(logoutEverywhere, ({ actor }) => endEverySession(context, actor)),
    route(startPayoutVerification, ({ actor, body, address }) =>
      sendPayoutCode(context, actor, { ...body, address }),
    ),
    route(verifyPayoutOtp, ({ actor, body }) => authorizePayout(context, actor, body)),
  ];
}

/** Who doesn't say which language was detected is taken by the language that the browser accepts. */
function withLanguage<Body extends { detectedLanguage?: string | null | undefined }>(
  body: Body,
  { headers }: RouteInput<typeof checkVerification>['request'],
): Body {
  return {
    ...body,
    detectedLanguage: body.detectedLanguage ?? acceptedTag(headers['accept-language']),
  };
}

function arrivalOf(
  input: Pick<RouteInput<typeof checkVerification>, 'existingVisitorId' | 'request'>,
): Arrival {
  return {
    visitorId: input.existingVisitorId(),
    userAgent: input.request.headers['user-agent'],
  };
}
