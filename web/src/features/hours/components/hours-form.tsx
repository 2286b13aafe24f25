import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { now } from '../../../lib/clock.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClashChoice } from '../../../ui/clash-choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { asChanges, asForm, isChanged, type HoursForm as Form } from '../form-rules.ts';
import { hoursQuery, useSaveHours, type HoursChanges } from '../queries.ts';
import { Blocks } from './blocks.tsx';
import { ClientView, ToClientView } from './client-view.tsx';
import { Exceptions } from './exceptions.tsx';
import { Holidays } from './holidays.tsx';
import { RulesFields } from './rules-fields.tsx';
import { WeekEditor } from './week-editor.tsx';
import { ZoneChange } from './zone-change.tsx';

/** An expert's hours, with what clients see of them beside. Needs `hours` and `errors`. */
export function HoursForm() {
  const { t } = useTranslation('hours');
  const { data: hours } = useSuspenseQuery(hoursQuery);
  const editing = useHoursForm(hours);
  const { form, change, save, shown, isDirty } = editing;
  const today = now().toZonedDateTimeISO(hours.timezone).toPlainDate().toString();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <Part title={t('week')}>
          <ToClientView />
          <WeekEditor week={form.week} onChange={(week) => change({ week })} />
        </Part>
        <Part title={t('exceptions.title')} text={t('exceptions.text')}>
          <Exceptions
            overrides={form.overrides}
            today={today}
            onChange={(overrides) =>
              typeof overrides === 'function'
                ? change((latest) => ({ overrides: overrides(latest.overrides) }))
                : change({ overrides })
            }
          />
          <DataSection
            failed={t('holidays.failed')}
            waiting={<Skeleton className="h-40" />}
            of={hours.timezone}
          >
            <Holidays overrides={form.overrides} onChange={(overrides) => change({ overrides })} />
          </DataSection>
        </Part>
        <Part title={t('blocks.title')} text={t('blocks.text')}>
          <Blocks blocks={hours.blocks} zone={hours.timezone} />
        </Part>
        <Part title={t('rules.title')}>
          <RulesFields rules={form} onChange={change} />
        </Part>
        <ZoneChange
          zone={hours.timezone}
          isSaving={save.isPending}
          error={save.error}
          onChange={editing.changeZone}
        />
        <div
          className={cx(
            'z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0',
            // In sight from the first change on, above the places of a phone.
            (isDirty || !save.isIdle) && 'sticky bottom-(--shell-bottom)',
          )}
        >
          <NotSaved editing={editing} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              size="large"
              className="max-sm:w-full"
              disabled={!isDirty || shown === null}
              loading={save.isPending}
              onClick={() => void editing.submit()}
            >
              {t('save')}
            </Button>
            <SavedNote at={save.isSuccess && !isDirty ? save.submittedAt : 0}>
              {t('saved')}
            </SavedNote>
            {isDirty ? (
              <span className="text-sm text-ink-soft">
                {shown === null ? t('unfinished') : t('notSavedYet')}
              </span>
            ) : null}
          </div>
        </div>
      </div>
      <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto xl:p-1">
        <ClientView changes={editing.previewed} />
      </div>
    </div>
  );
}

function Part(props: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl font-semibold">{props.title}</h2>
        {props.text ? <p className="text-ink-soft">{props.text}</p> : null}
      </div>
      {props.children}
    </section>
  );
}

/** What is typed, and the last hours that were whole, with which the preview stays. */
function asEdited(form: Form, previewed: HoursChanges) {
  return { form, previewed: asChanges(form) ?? previewed };
}

/** Keeps what is typed until it is saved, also when another tab saved other hours. */
function useHoursForm(hours: Parameters<typeof asForm>[0]) {
  const client = useQueryClient();
  const save = useSaveHours();
  const [{ form, previewed }, setEdited] = useState(() => asEdited(asForm(hours), {}));
  const [base, setBase] = useState(hours);
  const shown = asChanges(form);
  const isDirty = isChanged(form, base);
  const take = (saved: typeof base) => {
    setBase(saved);
    setEdited(asEdited(asForm(saved), {}));
  };
  // Saved in another tab while nothing is typed here.
  if (!isDirty && hours.revision !== base.revision && !save.isPending) take(hours);
  usePreventReload(isDirty ? 'form' : null);
  // An undo comes seconds later, from a notice that knows only the form of before.
  const change = (part: Partial<Form> | ((now: Form) => Partial<Form>)) =>
    setEdited((before) => {
      const changed = typeof part === 'function' ? part(before.form) : part;
      return asEdited({ ...before.form, ...changed }, before.previewed);
    });
  const submit = async (revision = base.revision) => {
    if (!shown) return null;
    // A refusal is rendered from `save`.
    const saved = await save.mutateAsync({ ...shown, revision }).catch(() => null);
    if (!saved) return saved;
    setBase(saved);
    // What was changed while it was being saved stays, and isn't saved yet.
    setEdited((latest) => (latest.form === form ? asEdited(asForm(saved), {}) : latest));
    return saved;
  };
  return {
    form,
    change,
    save,
    shown,
    previewed,
    isDirty,
    submit,
    changeZone: async (timezone: string, zoneKeeps: 'wall-times' | 'instants') => {
      const before = isDirty ? await submit() : base;
      if (!before) return false;
      const moved = { timezone, zoneKeeps, revision: before.revision };
      const saved = await save.mutateAsync(moved).catch(() => null);
      if (saved) take(saved);
      return saved !== null;
    },
    /** After a refusal: saves over the other tab's hours, or takes those. */
    decide: async (whose: 'mine' | 'theirs') => {
      const present = await client.fetchQuery({ ...hoursQuery, staleTime: 0 });
      if (whose === 'mine') return submit(present.revision);
      save.reset();
      take(present);
      return present;
    },
  };
}

function NotSaved({ editing }: { editing: ReturnType<typeof useHoursForm> }) {
  const { t } = useTranslation('hours');
  const errorText = useErrorText();
  const { save, decide } = editing;
  if (!save.error) return null;
  return errorCodeOf(save.error) === 'hours-changed' ? (
    <ClashChoice
      text={errorText(save.error)}
      mine={t('clash.mine')}
      theirs={t('clash.theirs')}
      decide={decide}
    />
  ) : (
    <Banner tone="danger" live>
      {errorText(save.error)}
    </Banner>
  );
}
