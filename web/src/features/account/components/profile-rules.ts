import { email, personName, username } from '@puente/contract/ids';
import type { Body } from '../../../lib/api.ts';
import type { ProfileForm } from '../profile-fields.ts';

export type ProfileProblem =
  | 'nameMissing'
  | 'lastNameMissing'
  | 'nameWrong'
  | 'emailWrong'
  | 'usernameWrong'
  | 'usernameKept'
  | 'usernameTaken'
  | 'placeWrong';

type Rule = (value: string) => true | ProfileProblem;

const asName =
  (missing: ProfileProblem): Rule =>
  (value) => {
    if (value.trim() === '') return missing;
    return personName.safeParse(value).success || 'nameWrong';
  };

const placeMaxLength = 80;
const asPlace: Rule = (value) =>
  (value.trim().length <= placeMaxLength && !/[<>\p{Cc}]/u.test(value)) || 'placeWrong';

export const isEmail = (value: string): boolean => email.safeParse(value.trim()).success;

/** As the server will read it: without what people type around it, in small letters. */
export const asUsername = (value: string): string => value.trim().replace(/^@/, '').toLowerCase();

export const isUsername = (value: string): boolean => username.safeParse(asUsername(value)).success;

/**
 * What the contract asks of each field. A username, once there, can be changed but not emptied
 * (SPEC §5): others know one by it.
 */
export const profileRules = (hasUsername: boolean): Record<keyof ProfileForm, Rule> => ({
  name: asName('nameMissing'),
  lastName: asName('lastNameMissing'),
  email: (value) => value.trim() === '' || isEmail(value) || 'emailWrong',
  username: (value) => {
    if (asUsername(value) === '') return hasUsername ? 'usernameKept' : true;
    return isUsername(value) || 'usernameWrong';
  },
  country: () => true,
  city: asPlace,
  state: asPlace,
});

/** What the server may say against a field that passed the rules here. */
export const refusedAs: Record<keyof ProfileForm, ProfileProblem> = {
  name: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  username: 'usernameWrong',
  country: 'placeWrong',
  city: 'placeWrong',
  state: 'placeWrong',
};

/**
 * What was changed, as it is sent: another tab or device may have saved the rest differently. A
 * username that never was is left out.
 */
export const asChanges = (
  form: ProfileForm,
  changed: Partial<Record<keyof ProfileForm, unknown>>,
): Body<'PUT /api/profile'> => {
  const whole = {
    name: form.name.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim() || null,
    username: asUsername(form.username) || undefined,
    country: form.country || null,
    city: form.city.trim() || null,
    state: form.state.trim() || null,
  };
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => changed[name as keyof ProfileForm]),
  );
};
