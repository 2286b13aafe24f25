import type { UserData } from '@puente/contract/user';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from '@tanstack/react-router';
import { ApiError } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useHoldReload } from '../../shell/busy.ts';
import {
  asChanges,
  profileRules,
  refusedAs,
  type ProfileProblem,
} from './components/profile-rules.ts';
import { keepProfileDraft, profileDraftOf } from './profile-draft.ts';
import { asForm, fieldNames, type ProfileForm } from './profile-fields.ts';
import { useChangeProfile } from './queries.ts';

/**
 * The form over the own data. What is typed and not yet saved outlives the page and a reload;
 * fields that the server refuses are marked like those that are refused here.
 */
export function useProfileForm(user: UserData) {
  const form = useForm<ProfileForm>({
    values: asForm(user),
    // Changed elsewhere meanwhile: what is typed here stays, the rest follows.
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { register, setError, setFocus, setValue, subscribe, formState, reset } = form;
  // A link may lead to one field: `/you/profile#email`.
  const wanted = useLocation({ select: ({ hash }) => fieldNames.find((name) => name === hash) });
  const change = useChangeProfile();
  useHoldReload(formState.isDirty ? 'draft' : null);

  useEffect(() => {
    const typed = profileDraftOf(user.id);
    for (const name of fieldNames) {
      if (typed[name] !== undefined) setValue(name, typed[name], { shouldDirty: true });
    }
  }, [user.id, setValue]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepProfileDraft(user.id, asForm(user), values),
      }),
    [subscribe, user],
  );
  useEffect(() => {
    const problems = problemsOf(change.error);
    const first = fieldNames.find((name) => problems[name]);
    if (first) setError(first, { message: problems[first] ?? '' }, { shouldFocus: true });
  }, [change.error, setError]);

  useEffect(() => {
    if (wanted) setFocus(wanted);
  }, [wanted, setFocus]);

  const rules = profileRules(user.username !== null);
  return {
    control: form.control,
    change,
    wired: (name: keyof ProfileForm) => ({
      ...register(name, { validate: rules[name] }),
      problem: formState.errors[name]?.message as ProfileProblem | undefined,
    }),
    submit: form.handleSubmit(async (typed) => {
      // A refusal is shown from `change`.
      const saved = await change
        .mutateAsync(asChanges(typed, formState.dirtyFields))
        .catch(() => null);
      if (!saved) return;
      reset(asForm(saved));
      keepProfileDraft(user.id, asForm(saved), asForm(saved));
    }),
  };
}

/** The fields a refusal names, with what is wrong about them. */
export function problemsOf(error: unknown): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  if (errorCodeOf(error) === 'username-taken') return { username: 'usernameTaken' };
  const refused = error instanceof ApiError ? error.fields.map(({ path }) => path) : [];
  const named = fieldNames.filter((name) => refused.includes(name));
  return Object.fromEntries(named.map((name) => [name, refusedAs[name]]));
}
