import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientView, ToClientView } from '../../features/hours/components/client-view.tsx';
import { HoursForm } from '../../features/hours/components/hours-form.tsx';
import { WeekEditor } from '../../features/hours/components/week-editor.tsx';
import { asTypedWeek, asWeeklyHours } from '../../features/hours/week-rules.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ZoneField } from '../../ui/zone-field.tsx';
import type { Editing } from './step-screen.tsx';

/** The hours: part of the draft before the first publication, the calendar's own after it. */
export function HoursStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { state } = editing.draft;
  if (state === 'new' || state === 'draft') return <DraftHours editing={editing} />;
  return (
    <DataSection failed={t('failed')} waiting={<Skeleton className="h-96" />}>
      <HoursForm />
    </DataSection>
  );
}

function DraftHours({ editing }: { editing: Editing }) {
  const { t } = useTranslation('hours');
  const { fields, draft, edit } = editing;
  const [week, setWeek] = useState(() => asTypedWeek(fields.weeklyHours ?? []));
  const { weeklyHours = [], timezone, durations } = fields;
  const [length] = draft.fields.durations ?? durations ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="-mb-4 flex">
          <ToClientView />
        </div>
        <WeekEditor
          week={week}
          onChange={(changed) => {
            setWeek(changed);
            const hours = asWeeklyHours(changed);
            if (hours) edit({ weeklyHours: hours });
          }}
        />
        <ZoneField
          label={t('zone.label')}
          help={t('zone.help')}
          zone={timezone ?? 'UTC'}
          onChange={(zone) => edit({ timezone: zone })}
          searchLabel={t('zone.search')}
          noneLabel={t('zone.none')}
        />
      </div>
      <ClientView
        changes={{ weeklyHours, ...(timezone ? { timezone } : {}) }}
        {...(length ? { length } : {})}
      />
    </div>
  );
}
