import type { TimeRange } from '@puente/contract/availability';
import type { DraftFields } from '@puente/contract/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hoursQuery, useSaveHours } from '../../../features/hours/queries.ts';
import { withDates } from '../../../features/hours/form-rules.ts';
import { useChangeOfferings, type OfferingData } from '../../../features/offering/queries.ts';
import { keepWords, readWords } from '../../../features/words/store.ts';
import { newId } from '../../../lib/ids.ts';
import type { Editing } from '../step-screen.tsx';

/** What was taken, in the form in which the calls take it. */
export type Taken = {
  fields: { id: string; fields: DraftFields }[];
  week: { weekday: number; ranges: TimeRange[] }[] | null;
  dates: { date: string; ranges: TimeRange[] }[] | null;
  offerings: { id: string; data: OfferingData }[];
};

/**
 * Saves what was taken by the calls of the draft, the calendar and the offerings, one after the
 * other; each is marked as saved by itself, so that a failure loses and repeats nothing.
 */
export function useSaveTaken(editing: Editing) {
  const client = useQueryClient();
  const saveHours = useSaveHours();
  const change = useChangeOfferings();
  const keys = useRef(new Map<string, string>());
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const mark = (...ids: string[]) => keepWords({ saved: [...readWords().saved, ...ids] });

  const saveFields = async (taken: Taken['fields']) => {
    if (taken.length === 0) return;
    editing.edit(Object.assign({}, ...taken.map(({ fields }) => fields)));
    await editing.flush();
    const isRefused = () => Object.keys(editing.get().refused).length > 0;
    // What was refused is put aside: the rest is saved without it.
    if (isRefused()) await editing.flush();
    const { unsaved, refused, error: refusal } = editing.get();
    const isSaved = ({ fields }: { fields: DraftFields }) =>
      Object.keys(fields).every((name) => !(name in unsaved) && !(name in refused));
    mark(...taken.filter(isSaved).map(({ id }) => id));
    if (isRefused()) throw refusal;
  };
  const saveCalendar = async ({ week, dates }: Taken) => {
    if (!week && !dates) return;
    const { revision, overrides } = await client.fetchQuery({ ...hoursQuery, staleTime: 0 });
    const merged = (dates ?? []).reduce(
      (all, { date, ranges }) => withDates(all, [date], ranges),
      overrides as readonly { date: string; ranges: TimeRange[] }[],
    );
    await saveHours.mutateAsync({
      ...(week ? { weeklyHours: week } : {}),
      ...(dates ? { overrides: [...merged] } : {}),
      revision,
    });
    mark(...(week ? ['week'] : []), ...(dates ? ['dates'] : []));
  };
  const saveOffering = async ({ id, data }: Taken['offerings'][number]) => {
    // Sent again after a lost answer, it is one offering.
    const content = `${id} ${JSON.stringify(data)}`;
    const key = keys.current.get(content) ?? newId();
    keys.current.set(content, key);
    await change.mutateAsync({ offeringData: data, key });
    mark(id);
  };
  const save = async (taken: Taken) => {
    setSaving(true);
    setError(null);
    try {
      await saveFields(taken.fields);
      await saveCalendar(taken);
      for (const offering of taken.offerings) await saveOffering(offering);
    } catch (problem) {
      setError(problem);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, error };
}
