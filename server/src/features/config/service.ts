import type { getConfig } from '@puente/contract/config';
import type { Call } from '@puente/contract/endpoint';
import { languages, version } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import { describeCurrencies } from '../currency/service.ts';

/** What the client must know of this installation. Contains no secret: it is public. */
export function describeInstallation({
  config,
  clock,
  cards,
}: Pick<Context, 'config' | 'clock' | 'cards'>): Call<typeof getConfig>['reply'] {
  const isSandbox = config.gateways.sandbox !== null;
  return {
    version,
    sandbox: isSandbox,
    now: clock.now().toString(),
    tzdata: process.versions['tz'] ?? 'unknown',
    languages: [...languages],
    currencies: describeCurrencies(),
    card: { publishableKey: cards.publishableKey, form: isSandbox ? 'sandbox' : 'stripe' },
    iceServers: config.iceServers,
  };
}
