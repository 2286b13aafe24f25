import type { ErrorCode } from '@puente/contract/errors';
import type errors from '../locales/en/errors.json';

/** Failures on the way to the server, in addition to the server's own refusals. */
export type ClientErrorCode = 'network' | 'offline' | 'timeout' | 'unreadable' | 'unknown';

export type KnownErrorCode = ErrorCode | ClientErrorCode;

/** A code without a text stops the build here: add it to `locales/{en,es}/errors.json`. */
type Untranslated = Exclude<KnownErrorCode, keyof typeof errors>;
type Complete<Missing extends never> = Missing extends never ? true : never;
export type EveryCodeHasText = Complete<Untranslated>;
