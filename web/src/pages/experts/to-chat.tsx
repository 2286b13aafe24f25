import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setComposer } from '../../features/chat/composer-store.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Back to the chat; what was typed here stands in its input. */
export function ToChat({ words }: { words: string | undefined }) {
  const { t } = useTranslation('directory');
  return (
    <Link
      to="/"
      onClick={() => {
        if (words) setComposer({ draft: words });
      }}
      className={buttonClass()}
    >
      {t('chat.action')}
    </Link>
  );
}
