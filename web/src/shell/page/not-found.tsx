import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { usePageTitle } from './page.tsx';

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <Compass size={40} aria-hidden className="text-ink-faint" />
      <h1 className="display text-3xl">{t('notFound.title')}</h1>
      <p className="text-ink-soft">{t('notFound.text')}</p>
      <Link to="/" className={buttonClass({ size: 'large' })}>
        {t('notFound.action')}
      </Link>
    </div>
  );
}
