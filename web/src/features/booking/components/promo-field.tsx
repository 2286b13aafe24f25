import { Tag } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import type { PromoChoice } from '../promo.ts';

/** A promo code for the price: a link that opens a field, then the code and a way to remove it. */
export function PromoField({ promo }: { promo: PromoChoice }) {
  const { t } = useTranslation('booking');
  const [isOpen, setIsOpen] = useState(false);
  if (promo.code !== null) return <Given code={promo.code} remove={promo.remove} />;
  if (isOpen) return <CodeInput promo={promo} />;
  return (
    <Button
      variant="quiet"
      className="-my-2 -ml-4 text-left"
      icon={<Tag size={20} aria-hidden />}
      onClick={() => setIsOpen(true)}
    >
      {t('promo.open')}
    </Button>
  );
}

/** Inside the form of the step, which the Enter key must not send. */
function CodeInput({ promo }: { promo: PromoChoice }) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const isEmpty = typed.trim() === '';
  const apply = () => {
    if (!isEmpty && !promo.isApplying) promo.apply(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="flex w-full items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextInput
          ref={focusOnMount}
          label={t('promo.label')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={promo.error ? errorText(promo.error) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            promo.forget();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button
        variant="secondary"
        className="mt-[1.875rem] shrink-0"
        disabled={isEmpty}
        loading={promo.isApplying}
        onClick={apply}
      >
        {t('promo.apply')}
      </Button>
    </div>
  );
}

function Given({ code, remove }: { code: string; remove: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <p role="status" className="flex w-full flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-2">
        <Tag size={20} aria-hidden className="shrink-0 text-ink-faint" />
        {t('promo.given', { code })}
      </span>
      <Button variant="quiet" onClick={remove}>
        {t('promo.remove')}
      </Button>
    </p>
  );
}
