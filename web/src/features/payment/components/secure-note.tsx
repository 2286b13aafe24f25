import { useTranslation } from 'react-i18next';
import { OutLink } from '../../../ui/link.tsx';

/** Who handles the card, and the rules one agrees to by paying. */
export function SecureNote() {
  const { t } = useTranslation('payment');
  const { t: common } = useTranslation('common');
  return (
    <p className="text-sm text-ink-soft">
      {t('secure')} {/* One line of its own, or the end of the first: no dot is left hanging. */}
      <span className="inline-block">
        <OutLink href="/terms" newTabLabel={common('newTab')}>
          {t('terms')}
        </OutLink>{' '}
        ·{' '}
        <OutLink href="/privacy" newTabLabel={common('newTab')}>
          {t('privacy')}
        </OutLink>
      </span>
    </p>
  );
}
