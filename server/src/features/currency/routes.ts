import {
  convertCurrency,
  currencyRates,
  listCurrencies,
  supportedCurrencies,
} from '@puente/contract/currency';
import { currencies } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { convertAmount, describeCurrencies, ratesFrom } from './service.ts';

export function currencyRoutes(context: Context): Route[] {
  return [
    route(listCurrencies, async () => ({ currencies: describeCurrencies() })),
    route(supportedCurrencies, async () => ({ supported: [...currencies] })),
    route(currencyRates, ({ params }) => ratesFrom(context, params.base)),
    route(convertCurrency, ({ body }) => convertAmount(context, body)),
  ];
}
