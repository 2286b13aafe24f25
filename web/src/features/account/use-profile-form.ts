import type { UserData } from '@puente/contract/user';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from '@tanstack/react-router';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import {
  asChanges,
  problemsOf,
  profileRules,
  type ProfileProblem,
} from './components/profile-rules.ts';
import { keepProfileDraft, profileDraftOf } from './profile-draft.ts';
import { asForm, fieldNames, type ProfileForm } from './profile-fields.ts';
import { useChangeProfile } from './queries.ts';

/**
 * The form over the person's profile. Unsaved changes survive leaving the page and a reload; fields
 * that the server refuses are marked like those refused here.
 */
export function useProfileForm(user: UserData) {
  const form = useForm<ProfileForm>({
    values: asForm(user),
    // After a change elsewhere, the fields edited here stay and the others follow.
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { register, setError, getValues, setValue, subscribe, formState, reset } = form;
  // A link may point to one field: `/you/profile#email`.
  const wanted = useLocation({ select: ({ hash }) => fieldNames.find((name) => name === hash) });
  const change = useChangeProfile();
  usePreventReload(formState.isDirty ? 'draft' : null);

  // Restores what was typed before a reload, and stores what is typed from now on.
  useEffect(() => {
    const typed = profileDraftOf(user.id);
    for (const name of fieldNames) {
      if (typed[name] !== undefined) setValue(name, typed[name], { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepProfileDraft(user.id, asForm(user), values),
    });
  }, [user, setValue, subscribe]);

  const refuse = (error: unknown) => {
    const problems = problemsOf(error);
    const first = fieldNames.find((name) => problems[name]);
    if (first) setError(first, { message: problems[first] ?? '' }, { shouldFocus: true });
  };
  const focusWanted = useCallback(
    (element: HTMLFormElement | null) => {
      const field = wanted && element?.elements.namedItem(wanted);
      if (field instanceof HTMLElement) field.focus();
    },
    [wanted],
  );

  const rules = profileRules(user.username !== null);
  return {
    control: form.control,
    /** A ref for the form: focuses the field that the address names. */
    focusWanted,
    change,
    wired: (name: keyof ProfileForm) => ({
      ...register(name, { validate: rules[name] }),
      problem: formState.errors[name]?.message as ProfileProblem | undefined,
    }),
    submit: form.handleSubmit(async (typed) => {
      // A refusal is rendered from `change`.
      const saved = await change
        .mutateAsync(asChanges(typed, formState.dirtyFields))
        .catch((error: unknown) => {
          refuse(error);
          return null;
        });
      if (!saved) return;
      const now = getValues();
      // As it was saved, without blanks around it; what was typed meanwhile stays.
      reset(asForm(saved), { keepDirtyValues: false });
      for (const name of fieldNames) {
        if (now[name] !== typed[name]) setValue(name, now[name], { shouldDirty: true });
      }
      keepProfileDraft(user.id, asForm(saved), getValues());
    }),
  };
}
