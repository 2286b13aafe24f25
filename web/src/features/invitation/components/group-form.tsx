import { policy } from '@puente/contract/policy';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { useInviteToGroup } from '../queries.ts';

const { maxNote, partner: limits } = policy.invitation;
const starting = { uses: '1', days: String(limits.days), note: '' };

function isWhole(text: string, min: number, max: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
}

/** A new link into the group: for how many people, how long, and a note for its managers. */
export function GroupForm({ invite }: { invite: ReturnType<typeof useInviteToGroup> }) {
  const { t } = useTranslation('invitation');
  const errorText = useErrorText();
  const form = useForm({ defaultValues: starting, mode: 'onTouched' });
  const { register, formState } = form;
  const whole = (min: number, max: number) => ({
    validate: (text: string) => isWhole(text, min, max) || t('form.range', { min, max }),
  });
  const submit = form.handleSubmit(({ uses, days, note }) =>
    invite.mutate(
      { maxUses: Number(uses), days: Number(days), note: note.trim() },
      { onSuccess: () => form.reset() },
    ),
  );
  const { minDays: min, maxDays, maxUses } = limits;
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <h3 className="text-lg font-semibold">{t('form.title')}</h3>
        {/* Two beside each other wherever their text has room. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4">
          <TextInput
            label={t('form.uses')}
            help={t('form.usesHelp', { max: maxUses })}
            inputMode="numeric"
            {...register('uses', whole(1, maxUses))}
            error={formState.errors.uses?.message}
          />
          <TextInput
            label={t('form.days')}
            help={t('form.daysHelp', { min, max: maxDays })}
            inputMode="numeric"
            {...register('days', whole(min, maxDays))}
            error={formState.errors.days?.message}
          />
        </div>
        <TextInput
          label={t('form.note')}
          help={t('form.noteHelp')}
          maxLength={maxNote}
          {...register('note')}
        />
        {invite.error ? (
          <Banner tone="danger" live>
            {errorText(invite.error)}
          </Banner>
        ) : null}
        <Button type="submit" className="self-start max-sm:w-full" loading={invite.isPending}>
          {t('form.create')}
        </Button>
      </form>
    </Card>
  );
}
