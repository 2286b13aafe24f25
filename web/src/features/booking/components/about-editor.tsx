import { policy } from '@puente/contract/policy';
import { Pencil } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Textarea } from '../../../ui/text-input.tsx';
import { useChangeBooking, type Booking } from '../queries.ts';

/** What the meeting is about; its client can change it until it begins. Unsaved text is kept. */
export function AboutEditor({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const left = draftOf(booking.id).about ?? null;
  const [isOpen, setIsOpen] = useState(left !== null);
  const [about, setAbout] = useState(left ?? booking.about);
  // What had the focus goes with each of the two.
  const focus = useFocusOnChange(isOpen);
  usePreventReload(isOpen && about !== booking.about ? 'draft' : null);
  const type = (text: string) => {
    setAbout(text);
    keepDraft(booking.id, { about: text });
  };
  const close = () => {
    keepDraft(booking.id, { about: undefined });
    setIsOpen(false);
  };
  const change = useChangeBooking(booking.id);
  const canChange =
    booking.role === 'client' && (booking.status === 'confirmed' || booking.status === 'held');
  if (!isOpen) {
    return (
      <div className="flex flex-col items-start gap-1">
        <p className="whitespace-pre-line">{booking.about || t('about.none')}</p>
        {canChange ? (
          <Button
            ref={focus}
            variant="quiet"
            className="-ml-4"
            icon={<Pencil size={20} aria-hidden />}
            onClick={() => {
              setAbout(booking.about);
              setIsOpen(true);
            }}
          >
            {t('about.change')}
          </Button>
        ) : null}
      </div>
    );
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) {
      change.mutate({ about: about.trim() }, { onSuccess: close });
    }
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Textarea
        ref={focus}
        label={t('details.about')}
        help={t('details.aboutHelp', { name: booking.provider.name })}
        maxLength={policy.booking.aboutMaxLength}
        value={about}
        onChange={({ target }) => type(target.value)}
      />
      {change.error ? (
        <Banner tone="danger" live>
          {errorText(change.error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={change.isPending}>
          {t('about.save')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('about.leave')}
        </Button>
      </div>
    </form>
  );
}
