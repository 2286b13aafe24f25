import type { Partner } from '@puente/contract/partner';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../../ui/chips.tsx';

const openers = ['speaking', 'sleep', 'career', 'cofounder'] as const;

/** The greeting, of Puente or of the partner whose link brought the visitor. */
export function Greeting({ partner }: { partner: Partner | null }) {
  const { t } = useTranslation('chat');
  const welcome = partner?.config?.welcomeMessage;
  return (
    <div className="flex flex-col gap-3">
      {partner ? (
        <p className="font-medium text-ink-soft">{t('partner', { name: partner.name })}</p>
      ) : null}
      {welcome ? (
        <h1 className="display text-2xl sm:text-3xl">{welcome}</h1>
      ) : (
        <>
          <h1 className="display text-3xl sm:text-4xl">{t('greeting')}</h1>
          <p className="max-w-[46ch] text-lg text-ink-soft">{t('intro')}</p>
        </>
      )}
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
