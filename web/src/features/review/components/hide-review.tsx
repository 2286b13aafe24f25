import { partnerPolicy } from '@puente/contract/policy/partner';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useHideReview } from '../queries.ts';

const { reasonMinLength, reasonMaxLength } = partnerPolicy;

/** For managers of the partner that verified the expert: takes a review off the page, with a reason. */
export function HideReview({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation('review');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const formId = useId();
  const hide = useHideReview(reviewId);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    hide.mutate(reason.trim(), {
      onSuccess: () => {
        setOpen(false);
        toast.success(t('hide.done'));
      },
    });
  };
  return (
    <>
      <Button variant="quiet" className="-mx-4 mt-1" onClick={() => setOpen(true)}>
        {t('hide.action')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        modal="question"
        title={t('hide.title')}
        description={t('hide.text')}
        closeLabel={common('close')}
        actions={
          <Button
            variant="danger"
            type="submit"
            form={formId}
            disabled={reason.trim().length < reasonMinLength}
            loading={hide.isPending}
          >
            {t('hide.action')}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit}>
          <Textarea
            label={t('hide.label')}
            help={t('hide.help', { count: reasonMinLength })}
            value={reason}
            maxLength={reasonMaxLength}
            onChange={({ target }) => setReason(target.value)}
            error={hide.error ? errorText(hide.error) : undefined}
          />
        </form>
      </Dialog>
    </>
  );
}
