import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../../ui/chips.tsx';

const openers = ['speaking', 'sleep', 'career', 'cofounder'] as const;

/** Puente's greeting; a partner has its own (shell/partner/face.tsx). */
export function Greeting() {
  const { t } = useTranslation('chat');
  return (
    <div className="flex flex-col gap-3">
      <h1 className="display text-3xl sm:text-4xl">{t('greeting')}</h1>
      <p className="max-w-[40ch] text-lg text-ink-soft">{t('intro')}</p>
    </div>
  );
}

/** Example goals, each sent with one tap. */
export function Openers({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <Chips label={t('openers.label')}>
      {openers.map((opener) => (
        <Chip key={opener} onClick={() => onSend(t(`openers.${opener}`))}>
          {t(`openers.${opener}`)}
        </Chip>
      ))}
    </Chips>
  );
}
