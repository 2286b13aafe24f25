import type { Draft } from '@puente/contract/draft';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';

/** What each meeting costs a client and what the expert receives, as the server computes it. */
export function Earnings({ earnings }: { earnings: Draft['price']['earnings'] }) {
  const { t } = useTranslation('draft');
  if (earnings.length === 0) return null;
  const rows = earnings.flatMap(({ durationMinutes, normal, firstMeeting }) => [
    { key: `${durationMinutes}`, name: formatMinutes(durationMinutes), ...normal },
    ...(firstMeeting
      ? [
          {
            key: `${durationMinutes} first`,
            name: t('price.firstOf', { length: formatMinutes(durationMinutes) }),
            ...firstMeeting,
          },
        ]
      : []),
  ]);
  return (
    // Very large text on a phone: amounts stay whole, and the table goes sideways.
    <div className="overflow-x-auto">
      <table className="tabular w-full text-left">
        <caption className="mb-2 text-left font-medium">{t('price.table')}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-2 font-normal">
              {t('price.meeting')}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-normal">
              {t('price.pays')}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {t('price.receives')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name, price, receives }) => (
            <tr key={key}>
              <th scope="row" className="py-2.5 pr-2 font-normal">
                {name}
              </th>
              <td className="px-2 py-2.5 text-right">{formatPrice(price)}</td>
              <td className="py-2.5 pl-2 text-right font-semibold">{formatPrice(receives)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
