import { partnerPolicy } from '@puente/contract/policy/partner';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/text-input.tsx';

const { reasonMinLength: least, reasonMaxLength: most } = partnerPolicy;

/** What a manager does to an expert with a reason. */
export type Reasoned = 'ask' | 'refuse' | 'take-back' | 'remove';

/** Asks for the words that the expert will read, and shows how they will look there. */
export function ReasonDialog(props: {
  what: Reasoned;
  name: string;
  partner: string;
  error: unknown;
  isSending: boolean;
  onSend: (message: string) => void;
  onClose: () => void;
}) {
  const { what, name, error, isSending } = props;
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const message = text.trim();
    setShort(message.length < least);
    if (message.length >= least && !isSending) props.onSend(message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t(`reason.${what}.title`, { name })}
      description={t(`reason.${what}.text`)}
      closeLabel={t('reason.close')}
      modal="question"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Textarea
          label={t('reason.label', { name })}
          help={t('reason.help', { count: least })}
          error={isShort ? t('reason.tooShort', { count: least }) : undefined}
          maxLength={most}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setShort(false);
          }}
        />
        {text.trim() ? (
          <div className="flex flex-col gap-1.5">
            <p className="text-sm text-ink-soft">{t('reason.preview', { name })}</p>
            <Banner tone="warning">
              <p className="font-semibold">{props.partner}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text.trim()}</p>
            </Banner>
          </div>
        ) : null}
        {error ? (
          <Banner tone="danger" live>
            {errorText(error)}
          </Banner>
        ) : null}
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button type="submit" variant={what === 'ask' ? 'primary' : 'danger'} loading={isSending}>
            {t(`reason.${what}.action`)}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {t('reason.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
