import type { Browse } from '@puente/contract/chat';
import { currencyDigits } from '@puente/contract/policy';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';

/** From an answer to the list of experts, with the same words and wishes. */
export function SeeAll({ browse }: { browse: Browse }) {
  const { t } = useTranslation('chat');
  const { q, count, maxPrice, ...wishes } = browse;
  return (
    <Link
      to="/experts"
      search={{
        ...wishes,
        ...(q ? { q } : {}),
        ...(maxPrice
          ? {
              price: String(maxPrice.amount / 10 ** currencyDigits[maxPrice.currency]),
              currency: maxPrice.currency,
            }
          : {}),
      }}
      className={`${buttonClass({ variant: 'secondary' })} self-start max-sm:w-full`}
    >
      {count === undefined ? t('seeAll.other') : t('seeAll.all', { count })}
    </Link>
  );
}
