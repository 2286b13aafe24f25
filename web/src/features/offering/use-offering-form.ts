import type { Currency } from '@puente/contract/policy';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorCodeOf } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { asData, asForm, blankForm, problemsOf, type OfferingForm } from './form-rules.ts';
import { useChangeOfferings, type Offering, type Proposal } from './queries.ts';

/** What the form edits: a saved offering, a proposal, or a new one, which begins in the expert's field. */
export type Edited = {
  offering?: Offering | undefined;
  proposal?: Proposal | undefined;
  category: Offering['category'];
};

/**
 * The form of a package or plan. Another change of the same one in the meantime is no loss: what
 * was typed stays, and the person decides (offering-4).
 */
export function useOfferingForm(
  { offering, proposal, category }: Edited,
  currency: Currency,
  onSaved: (saved: Offering) => void,
) {
  // The form begins with what was there when it was opened; later versions don't change it.
  const [begun, setBegun] = useState(offering);
  const idempotency = useIdempotencyKey();
  const from = begun ?? proposal;
  const form = useForm<OfferingForm>({
    defaultValues: from ? asForm(from, localeTag()) : { ...blankForm, category },
    mode: 'onTouched',
  });
  const change = useChangeOfferings();
  const { register, handleSubmit, formState, reset } = form;
  usePreventReload(formState.isDirty ? 'draft' : null);

  const save = (typed: OfferingForm, over: Offering | undefined) => {
    const offeringData = asData(typed, currency, begun?.isEnabled ?? true);
    const target = over
      ? { offeringId: over.id, version: over.version }
      : { key: idempotency.keyFor(offeringData) };
    change.mutate(
      { offeringData, ...target },
      {
        onSuccess: ({ offering: saved }) => saved && onSaved(saved),
        onSettled: (_reply, error) => idempotency.answered(error),
      },
    );
  };
  const code = change.error ? errorCodeOf(change.error) : null;
  return {
    control: form.control,
    setValue: form.setValue,
    change,
    /** The one being edited was changed or deleted elsewhere. */
    conflict: begun && (code === 'offering-changed' || code === 'not-found') ? code : null,
    wired: (name: keyof OfferingForm) => ({
      ...register(name, {
        validate: (_value, values) => problemsOf(values, currency)[name] ?? true,
      }),
      problem: formState.errors[name]?.message,
    }),
    submit: handleSubmit((typed) => save(typed, begun)),
    /** Saves what was typed over the newer version, or as a new one where that is gone. */
    saveAnyway: handleSubmit((typed) => save(typed, offering)),
    /** Gives up what was typed for the newer version. */
    takeNewer: () => {
      setBegun(offering);
      change.reset();
      if (offering) reset(asForm(offering, localeTag()));
    },
  };
}
