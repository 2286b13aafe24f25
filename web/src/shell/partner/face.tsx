import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Mark } from '../brand.tsx';
import { usePartner } from './partner.ts';

/** The partner's logo; one that is missing or doesn't load gives way to the mark. */
export function FaceLogo() {
  const logo = usePartner()?.config?.theme?.logo;
  const [broken, setBroken] = useState<string>();
  if (!logo || logo === broken) return <Mark />;
  return (
    <img
      src={logo}
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(logo)}
      className="size-8 rounded-full object-cover"
    />
  );
}

/** How a partner greets, in the reader's language. */
export function FaceGreeting() {
  const { t } = useTranslation('face');
  const { t: chat } = useTranslation('chat');
  const partner = usePartner();
  if (!partner) return null;
  const { welcome } = partner.config ?? {};
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium text-ink-soft">{t('onPuente', { name: partner.name })}</p>
      <h1 className="display text-2xl sm:text-3xl">
        {welcome?.[currentLanguage()] ?? chat('greeting')}
      </h1>
    </div>
  );
}

/** Goals from the fields that its experts work in, each sent with one tap. */
export function FaceOpeners({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('chat');
  const suggestions = usePartner()?.config?.suggestions ?? [];
  const language = currentLanguage();
  return (
    <Chips label={t('openers.label')}>
      {suggestions.map((suggestion) => (
        <Chip key={suggestion.en} onClick={() => onSend(suggestion[language])}>
          {suggestion[language]}
        </Chip>
      ))}
    </Chips>
  );
}
