import { CalendarPlus } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { mergeCalendars } from '../calendar-file.ts';
import { readCalendarFile } from '../queries.ts';

/** Downloads the meeting as a calendar file, or several as one. */
export function AddToCalendar({
  bookingId,
  isPrimary = false,
}: {
  bookingId: string | readonly string[];
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const read = useMutation({
    mutationFn: () =>
      Promise.all((typeof bookingId === 'string' ? [bookingId] : bookingId).map(readCalendarFile)),
    onSuccess: (files) =>
      download(files[0]?.filename ?? '', mergeCalendars(files.map(({ content }) => content))),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size="large"
      className="max-sm:w-full"
      icon={<CalendarPlus size={20} aria-hidden />}
      loading={read.isPending}
      onClick={() => read.mutate()}
    >
      {t('addToCalendar')}
    </Button>
  );
}

function download(filename: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
